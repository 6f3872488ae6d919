import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { FAULTS } from "../../../mock/carriers/faults/faults.ts";
import { readOptions, USAGE } from "../../../mock/simulate/options.ts";

it("without options, a simulation is small, fast and without faults", () => {
	expect(readOptions([])).toEqual({
		containers: 300,
		speed: 20_000,
		faults: [],
		faultRate: 0.1,
		crashes: 0,
		servers: 1,
		workers: 1,
		databaseUrl: undefined,
		trackingFile: undefined,
		hasReceiver: false,
		seed: "landfall",
		limitMinutes: 60,
		isKept: false,
	});
});

describe("the given options", () => {
	it.each([
		["--containers 10000", { containers: 10_000 }],
		["--speed 5000", { speed: 5_000 }],
		["--faults none", { faults: [] }],
		["--faults html,latency", { faults: ["html", "latency"] }],
		["--faults all", { faults: Object.keys(FAULTS) }],
		["--fault-rate 0.3", { faultRate: 0.3 }],
		["--crashes 20", { crashes: 20 }],
		["--servers 2 --workers 4", { servers: 2, workers: 4 }],
		["--database postgres://a/b", { databaseUrl: "postgres://a/b" }],
		["--tracking slow.yaml", { trackingFile: resolve("slow.yaml") }],
		["--notifications", { hasReceiver: true }],
		["--seed summer", { seed: "summer" }],
		["--limit 5", { limitMinutes: 5 }],
		["--keep", { isKept: true }],
	])("%s is used", (line, want) => {
		expect(readOptions(line.split(" "))).toMatchObject(want);
	});

	it.each([
		["--containers 0", /--containers must be a number from 1 to/],
		["--containers many", /--containers must be a number/],
		["--speed 0.5", /--speed must be a number from 1 to/],
		["--faults fire", /--faults: fire is not one of .*html/],
		["--fault-rate 2", /--fault-rate must be a number from 0 to 1/],
		["--crashes -1", /--crashes/],
		["--limit 0", /--limit must be a number from 1 to/],
		["--colour red", /--colour/],
	])("%s is refused", (line, message) => {
		expect(() => readOptions(line.split(" "))).toThrow(message);
	});
});

it("the help names every option and every fault", () => {
	expect(readOptions(["--help"])).toBeUndefined();
	const names = [
		"containers",
		"speed",
		"faults",
		"fault-rate",
		"crashes",
		"servers",
		"workers",
		"database",
		"tracking",
		"notifications",
		"seed",
		"limit",
		"keep",
		...Object.keys(FAULTS),
	];
	for (const name of names) expect(USAGE).toContain(name);
});
