import { pino } from "pino";
import { expect, it } from "vitest";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import { runLandfall } from "../../client/cli/run-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";

const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});

interface Case {
	readonly name: string;
	readonly problems: readonly string[];
}

it("follows the contract as a server does", async () => {
	const { out } = await runLandfall({ url: mock.url, key: "any" }, [
		...["conform", "--writes", "--mock", "--json"],
	]);
	const { passed, cases }: { passed: number; cases: readonly Case[] } =
		JSON.parse(out[0] ?? "");
	expect(cases.filter(({ problems }) => problems.length > 0)).toEqual([]);
	expect(passed).toBeGreaterThan(900);
});
