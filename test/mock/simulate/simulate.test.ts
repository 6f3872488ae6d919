import { expect, it } from "vitest";
import { simulate } from "./run-simulation.ts";

it("two containers are returned, with every record right and every milestone notified once, through every fault and a crash", async () => {
	const { code, out, errors } = await simulate(
		"--containers=2",
		"--speed=1000000",
		"--tracking=test/mock/simulate/hurried.yaml",
		"--seed=e3",
		"--faults=all",
		"--crashes=1",
		"--notifications",
		"--limit=2",
	);
	expect(errors).toBe("");
	for (const label of [
		"differences",
		"illegal steps",
		"lost requests",
		"stuck requests",
		"wrongly notified",
	]) {
		expect(out).toMatch(new RegExp(`${label} +0\n`));
	}
	expect(out).toMatch(/compared fields +[1-9]\d+\n/);
	expect(out).toMatch(/milestones notified +[1-9]\d\n/);
	expect(out).toMatch(/kills +1 of 1\n/);
	expect(out).toContain("✓ every record equals what really happened");
	expect(code).toBe(0);
}, 150_000);

it("a simulation that cannot start explains why in one sentence, and fails", async () => {
	const { code, errors } = await simulate("--faults=fire");
	expect(errors).toMatch(/^\n✗ --faults: fire is not one of latency, /);
	expect(code).toBe(1);
});
