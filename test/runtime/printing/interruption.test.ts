import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startProgram } from "./program.ts";

/** A program that says when it is interrupted, and stays. */
const STAYING = (isHangupOther: boolean) => `
	import { interruption } from './server/runtime/interruption.ts';
	const signal = interruption(${isHangupOther});
	signal.onabort = () => console.log(signal.reason.message);
	if (${isHangupOther}) process.on("SIGHUP", () => console.log("hangup"));
	setInterval(() => {}, 60_000);
	console.log("ready");`;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
	"%s interrupts the work once, and ends the process when it comes again after a second",
	async (name) => {
		const program = startProgram(STAYING(false));
		await program.printed("ready");
		program.process.kill(name);
		await program.printed(`interrupted by ${name}`);
		program.process.kill(name);
		await sleep(1_100);
		program.process.kill(name);
		const { code, stdout } = await program.ended();
		expect(code).toBe(130);
		expect(stdout).toBe(`ready\ninterrupted by ${name}\n`);
	},
);

test("SIGHUP does not interrupt where it has another meaning", async () => {
	const program = startProgram(STAYING(true));
	await program.printed("ready");
	program.process.kill("SIGHUP");
	await program.printed("hangup");
	program.process.kill("SIGTERM");
	await program.printed("interrupted by SIGTERM");
	expect(program.process.exitCode).toBeNull();
});
