import { expect, test } from "vitest";
import { startProgram } from "./program.ts";

const IMPORT = `import * as lines from './server/runtime/printed-lines.ts';`;

test("a new key is a line of the log at level info when the output is no terminal", async () => {
	const before = Date.now();
	const program = startProgram(`${IMPORT} lines.printNewKey("key-1");`);
	const { stdout, stderr } = await program.ended();
	expect(stderr).toBe("");
	const { time, ...line } = JSON.parse(stdout);
	expect(stdout.endsWith("}\n")).toBe(true);
	expect(line).toEqual({
		...{ level: 30, apiKey: "key-1", msg: "API key, shown only now" },
	});
	expect(time).toBeGreaterThanOrEqual(before);
});

test("the reason of a failed start is a line of the log at level fatal on standard error", async () => {
	const program = startProgram(`${IMPORT} lines.printFailedStart("no disk");`);
	const { stdout, stderr } = await program.ended();
	expect(stdout).toBe("");
	const { level, msg } = JSON.parse(stderr);
	expect({ level, msg }).toEqual({
		level: 60,
		msg: "Landfall cannot start: no disk",
	});
});

test("what is said to people has its label in a column of ten characters", async () => {
	const program = startProgram(`${IMPORT} lines.say("API", "on 3000");`);
	const { stdout } = await program.ended();
	expect(stdout).toBe("API        on 3000\n");
});

const ON_TERMINAL = `process.stdout.isTTY = process.stderr.isTTY = true;
	process.env.FORCE_COLOR = "1";`;

test("on a terminal a new key and the reason of a failed start are said in colours", async () => {
	const program = startProgram(`${IMPORT} ${ON_TERMINAL}
		lines.printNewKey("key-1");
		lines.printFailedStart("no disk");`);
	const { stdout, stderr } = await program.ended();
	expect(stdout).toMatch(
		// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
		/^\u001b\[36mAPI key {3}\u001b\[39m key-1 \(shown only now\)\n$/,
	);
	expect(stderr).toBe("\u001b[31mLandfall cannot start:\u001b[39m no disk\n");
});
