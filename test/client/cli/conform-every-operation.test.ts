import { expect, it } from "vitest";
import { failedIn, openConformPeers, type Result } from "./conform-peers.ts";
import { runLandfall } from "./run-landfall.ts";

const { landfall } = await openConformPeers();

it("passes this server with every operation", async () => {
	const { code, out } = await runLandfall(landfall, [
		...["conform", "--writes", "--json"],
	]);
	const result: Result = JSON.parse(out[0] ?? "");
	expect(failedIn(result)).toEqual([]);
	expect(code).toBe(0);
	expect(result.passed).toBeGreaterThan(1_000);
	const untried = result.cases.filter(({ skipped }) => skipped !== undefined);
	const succeeded = result.cases.filter(
		({ name, skipped }) => /^answers 2/.test(name) && skipped === undefined,
	);
	// This account has records for all operations except those of metro areas and rail terminals.
	expect(succeeded.length).toBeGreaterThan(45);
	expect(result.passed).toBeGreaterThan(5 * untried.length);
});
