import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { type Findings, noFindings } from "../../../mock/simulate/findings.ts";
import { memorySlope, memoryThirds } from "../../../mock/simulate/memory.ts";
import { readOptions } from "../../../mock/simulate/options.ts";
import { bar } from "../../../mock/simulate/progress.ts";
import { reportOf } from "../../../mock/simulate/report.ts";

const options = readOptions(["--faults", "html", "--crashes", "2"]);
if (options === undefined) throw new Error("no options were read");
const given = options;

function reported(findings: Partial<Findings>): string {
	const memory = [{ name: "the worker", samples: [[0, 200] as const] }];
	const all = { ...noFindings(), ...findings };
	const run = { options: given, crashes: 2, memory, seconds: 61 } as const;
	return stripVTControlCharacters(reportOf({ ...run, findings: all }));
}

it("a run without differences is reported as right, with the numbers of compared records", () => {
	const text = reported({ fields: 4840, shipments: 60, containers: 120 });
	expect(text).toMatch(/compared fields +4840\n/);
	expect(text).toMatch(/differences +0\n/);
	expect(text).toMatch(/lost requests +0\n/);
	expect(text).toMatch(/faults +html, each in 0.1 of all answers\n/);
	expect(text).toMatch(/kills +2 of 2\n/);
	expect(text).toMatch(/memory of the worker +200, /);
	expect(text).toContain("✓ every record equals what really happened");
});

it.each([
	["differences", "MAEU 1.pod_ata_at is null"],
	["illegal", "MAEU 1 MSKU1: full_out while on vessel"],
	["lost", "MAEU 1, request 7"],
	["stuck", "MAEU 1 is pending"],
	["wronglyNotified", "MAEU 1 full_out 2 times"],
] as const)("%s are named, and the run fails", (kind, line) => {
	const text = reported({ [kind]: [line] });
	expect(text).toContain(line);
	expect(text).toContain("✗ some records differ from what really happened");
});

it("of a hundred differences forty are shown and the others counted", () => {
	const differences = Array.from({ length: 100 }, (_, index) => `no ${index}.`);
	const text = reported({ differences });
	expect(text).toContain("no 39.");
	expect(text).not.toContain("no 40.");
	expect(text).toContain("… and 60 more");
});

it("memory is reported by thirds and by its growth in the second half", () => {
	const samples = Array.from(
		{ length: 12 },
		(_, at) => [at, at < 6 ? 100 + 50 * at : 350 + 2 * at] as const,
	);
	const curve = { name: "the worker", samples };
	expect(memoryThirds(curve)).toEqual([250, 364, 372]);
	expect(memorySlope(curve)).toBeCloseTo(2);
	expect(memorySlope({ name: "none", samples: [] })).toBe(0);
});

it.each([
	[0, "░░░░░░░░░░░░░░░░░░░░"],
	[0.5, "██████████░░░░░░░░░░"],
	[1, "████████████████████"],
	[7, "████████████████████"],
	[-1, "░░░░░░░░░░░░░░░░░░░░"],
])("the bar at %f is %s", (share, want) => {
	expect(bar(share)).toBe(want);
});
