import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isUp, LIMIT_MS, startDemo } from "./start-demo.ts";

describe.concurrent("the demo", { timeout: LIMIT_MS }, () => {
	test("tracks three shipments live, verifies every delivery and leaves nothing behind", async () => {
		const { code, shown, complaints, left } = await startDemo([
			"--limit",
			"1",
		]).ended();

		expect(complaints).toBe("");
		expect(code).toBe(0);
		for (const number of ["MEDUSG261950", "64539022", "MSKU5456792"]) {
			expect(shown).toMatch(new RegExp(`• .* ${number} .* pending`));
			expect(shown).toMatch(new RegExp(`• .* ${number} .* created`));
			expect(shown).toMatch(
				new RegExp(`✓ .* ${number} .* tracking request succeeded`),
			);
		}
		expect(shown).toMatch(
			/\n3 shipments · \d+ containers, \d+ of them back · \d+ notifications delivered · all signatures verified · 0 duplicates · [\d.]+ s\n/,
		);
		const told = shown.split("\n").filter((line) => /^ {2}✓ .*MSKU/.test(line));
		for (const line of told)
			expect(line).toMatch(/^ {2}✓ \d\d [A-Z][a-z]+ {2}/);
		expect(shown).toMatch(/ UTC−\d/);
		expect(shown).not.toContain("GMT");
		expect(new Set(shown.match(/http:\S+\/map\/\S+/g))).toHaveLength(1);
		expect(shown.match(/http:\S+\/map\/\S+/g)).toHaveLength(2);
		expect(shown).toContain("npm start");
		expect(shown).not.toContain("\u001b");
		expect(left).toEqual([]);
		expect(await isUp(shown)).toBe(false);
	});

	test("explains why the server does not start, and fails", async () => {
		const { code, complaints, left } = await startDemo([
			"--speed",
			"abc",
		]).ended();

		expect(code).toBe(1);
		expect(complaints).toContain("SIMULATION_SPEED must be a number");
		expect(complaints).toMatch(
			/\n✗ The demo failed: the server ended by itself \(exit code 1\)\n$/,
		);
		expect(left).toEqual([]);
	});

	test("names the missing part in one line, and fails", async () => {
		const missing = join(tmpdir(), "no-such-folder");
		const { code, complaints } = await startDemo([], missing).ended();

		expect(code).toBe(1);
		expect(complaints).toMatch(
			/^✗ The demo failed: ENOENT.*no-such-folder.*\n$/,
		);
	});
});
