import { pino } from "pino";
import { expect, it } from "vitest";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import { runLandfall } from "../../client/cli/run-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";

const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});

it("the mock passes landfall conform with every operation", async () => {
	const { code, out } = await runLandfall({ url: mock.url, key: "any" }, [
		...["conform", "--mock", "--writes", "--json"],
	]);
	const result = JSON.parse(out[0] ?? "") as {
		readonly passed: number;
		readonly cases: readonly { readonly problems: readonly string[] }[];
	};
	expect(result.cases.filter(({ problems }) => problems.length > 0)).toEqual(
		[],
	);
	expect(code).toBe(0);
	expect(result.passed).toBeGreaterThan(1_000);
});
