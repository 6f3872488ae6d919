import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";

function start(...flags: string[]) {
	const child = spawn(process.execPath, ["mock/carriers/main.ts", ...flags], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const said = { out: "", error: "" };
	child.stdout.on("data", (text) => {
		said.out += text;
	});
	child.stderr.on("data", (text) => {
		said.error += text;
	});
	return { child, said };
}

describe("the simulated lines on their own", () => {
	test("print their addresses, answer, and stop on a signal", async () => {
		const { child, said } = start("--port", "0", "--speed", "1000");
		await once(child.stdout, "data");
		const address = /http:\S+(?=\/\{scac\})/.exec(said.out)?.[0];
		const response = await fetch(
			`${address}/ONEY/v2/events?carrierBookingReference=2148468620`,
			{ headers: { "Consumer-Key": "any" } },
		);
		expect(response.status).toBe(200);
		await response.arrayBuffer();
		child.kill("SIGTERM");
		expect(await once(child, "exit")).toEqual([0, null]);
		expect(said.error).toBe("");
	});

	test.each([
		[["--speed", "fast"], "--speed must be a number"],
		[["--port", "70000"], "--port must be a number"],
		[["--stage", "nowhere"], "--stage must be one of"],
		[["--fast"], "Unknown option '--fast'"],
	])("refuse %j in one sentence", async (flags, sentence) => {
		const { child, said } = start(...flags);
		const [code] = await once(child, "close");
		expect(code).toBe(1);
		expect(said.error).toContain(sentence);
		expect(said.error.trim().split("\n")).toHaveLength(1);
	});
});
