import { expect, it } from "vitest";
import { emptyDatabase } from "../../support/postgres/postgres-databases.ts";
import { simulate } from "./run-simulation.ts";

it("two servers and two workers on one database, one of them killed, record everything right and log no error", async () => {
	const { code, out } = await simulate(
		"--containers=4",
		"--speed=1000000",
		"--tracking=test/mock/simulate/hurried.yaml",
		"--seed=p2",
		"--faults=all",
		"--crashes=1",
		"--notifications",
		"--servers=2",
		"--workers=2",
		`--database=${await emptyDatabase()}`,
		"--limit=2",
	);
	for (const label of [
		"differences",
		"lost requests",
		"stuck requests",
		"wrongly notified",
	]) {
		expect(out).toMatch(new RegExp(`${label} +0\n`));
	}
	expect(out).toMatch(/compared fields +[1-9]\d+\n/);
	expect(out).not.toMatch(/duplicate key|deadlock|lock timeout/);
	expect(code).toBe(0);
}, 150_000);
