import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { startProgram } from "./program.ts";

const OPEN = `
	import { writeSync } from "node:fs";
	import { logWarnings, openLog } from './server/runtime/log.ts';
	const log = await openLog("info");`;

/** Makes the program wait, as in a long computation. */
const BLOCK = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";
const STAY = "setInterval(() => {}, 60_000);";

const LINE = "x".repeat(150);

test("a line of the log has its level, its time and what was said, and lower levels have none", async () => {
	const before = Date.now();
	const program = startProgram(`${OPEN}
		log.debug("not shown");
		log.warn({ count: 3 }, "shown");`);
	const { code, stdout, stderr } = await program.ended();
	expect(code).toBe(0);
	expect(stderr).toBe("");
	const { time, ...line } = JSON.parse(stdout);
	expect(line).toEqual({ level: 40, count: 3, msg: "shown" });
	expect(time).toBeGreaterThanOrEqual(before);
});

test("on a terminal a line is text with the time of day, without process and host", async () => {
	const program = startProgram(`process.stdout.isTTY = true;
		${OPEN}
		logWarnings(log);
		log.warn({ count: 3 }, "shown");
		process.emitWarning("takes long", "SlowWarning");`);
	const { stdout, stderr } = await program.ended();
	expect(stripVTControlCharacters(stdout)).toMatch(
		/^\[\d\d:\d\d:\d\d\] WARN: shown\n {4}count: 3\n$/,
	);
	expect(stderr).toContain("SlowWarning: takes long");
});

test("a line is written soon, while the process goes on", async () => {
	const program = startProgram(`${OPEN} ${STAY} log.info("first");
		setTimeout(() => log.info("second"), 1_000);`);
	expect(await program.printed("first")).not.toContain("second");
	await program.printed("second");
});

test("each line is written once, in order, when the process exits", async () => {
	const program = startProgram(`${OPEN}
		for (let n = 0; n < 300; n++) log.info({ n }, "${LINE}");
		process.exit(3);`);
	const { code, stdout } = await program.ended();
	expect(code).toBe(3);
	const lines = stdout.trimEnd().split("\n");
	expect(lines.map((line) => JSON.parse(line).n)).toEqual(
		Array.from({ length: 300 }, (_, n) => n),
	);
});

test("lines of a busy process are written together, before there are many", async () => {
	const program = startProgram(`${OPEN}
		for (let n = 0; n < 100; n++) log.info({ n }, "${LINE}");
		writeSync(1, "busy");
		${BLOCK}`);
	const written = await program.printed("busy");
	expect(written).toContain('"n":70,');
	expect(written).not.toContain('"n":99,');
});

test("a warning of Node is a line of the log, once", async () => {
	const program = startProgram(`${OPEN}
		logWarnings(log);
		process.emitWarning("takes long", "SlowWarning");`);
	const { stdout, stderr } = await program.ended();
	expect(stderr).toBe("");
	const { time, ...line } = JSON.parse(stdout);
	expect(line).toEqual({ level: 40, name: "SlowWarning", msg: "takes long" });
});

test("no warning is logged when Node was told to show none", async () => {
	const program = startProgram(
		`${OPEN}
		logWarnings(log);
		process.emitWarning("takes long", "SlowWarning");`,
		["--no-warnings"],
	);
	expect(await program.ended()).toEqual({ code: 0, stdout: "", stderr: "" });
});
