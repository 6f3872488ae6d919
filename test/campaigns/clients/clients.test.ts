import { describe, expect, it } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { openClientAccount } from "./client-account.ts";
import { read } from "./documented-request.ts";
import { DOCUMENTED_REQUESTS } from "./documented-requests.ts";
import { replay } from "./replay.ts";

const account = await openForFile(openClientAccount);

describe("a request of clients of the public API", () => {
	it("is neither refused nor ignored where the public API accepts it", async () => {
		const { landfall, records } = account;
		const { problems, filters } = await replay(
			landfall,
			records,
			DOCUMENTED_REQUESTS,
		);
		expect(problems).toEqual([]);
		expect(filters).toBeGreaterThan(20);
	});

	it.each([
		[
			"a request that is refused",
			{ ...read("SDK", "/containers/none"), gives: [200] },
			/is answered 404, not 200 .*not_found/,
		],
		[
			"a filter that is ignored",
			read("SDK", "/containers?filter[colour]=red", {
				of: "/containers",
				keeps: () => false,
			}),
			/gives \d+ records that do not fit/,
		],
		[
			"a filter that leaves out too much",
			read("SDK", "/containers?filter[number]=MSCU0000000", {
				of: "/containers",
				keeps: ({ id }, { containers }) => id === containers[0]?.id,
			}),
			/leaves out 1 records that fit/,
		],
		[
			"a filter that no record can show",
			read("SDK", "/containers", { of: "/containers", keeps: () => true }),
			/no record that the filter would leave out/,
		],
		[
			"a part that is marked as missing and exists",
			{ ...read("SDK", "/containers"), later: "containers" },
			/containers exists by now/,
		],
	])("is reported when it is %s", async (_what, request, problem) => {
		const { landfall, records } = account;
		const { problems } = await replay(landfall, records, [request]);
		expect(problems).toEqual([expect.stringMatching(problem)]);
	});
});
