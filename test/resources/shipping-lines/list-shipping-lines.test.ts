import { describe, expect, it } from "vitest";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

/** The SCACs of a list, in its order. */
async function scacs(query?: { search: string }): Promise<string[]> {
	const found: string[] = [];
	for await (const line of landfall.client.listShippingLines(query)) {
		found.push(line.attributes.scac);
	}
	return found;
}

describe("GET /shipping_lines", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/shipping_lines",
	});
	describeConditionalReads(landfall, "/shipping_lines");

	it("answers 200 with every line that can be queried, by name, on one page", async () => {
		const reply = await landfall.fetch("/shipping_lines?page[size]=2");
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = (await reply.json()) as {
			data: { attributes: { scac: string; name: string } }[];
			links: object;
		};
		const names = data.map(({ attributes }) => attributes.name);
		expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
		expect(data.map(({ attributes }) => attributes.scac).sort()).toEqual(
			[...SHIPPING_LINES.map(({ scac }) => scac), "TEST"].sort(),
		);
		expect(links).toEqual({
			self: `${landfall.url}/shipping_lines?page[size]=2`,
			current: `${landfall.url}/shipping_lines?page[number]=1&page[size]=2`,
		});
	});

	it.each([
		["a SCAC", "hlcu", ["HLCU"]],
		["an alternative SCAC", "MEDU", ["MSCU"]],
		["a part of a name", "evergreen", ["EGLV"]],
		["a short name", " hmm ", ["HDMU"]],
		["a text that several lines have", "swire", ["CHVW", "SSBF"]],
		["a text that no line has", "sail the seas", []],
	])("finds lines by %s", async (_name, search, want) => {
		expect(await scacs({ search })).toEqual(want);
	});

	it("lists all lines when the search is blank", async () => {
		expect(await scacs({ search: "" })).toEqual(await scacs());
	});

	it("answers 400 to a search that is not text", async () => {
		const reply = await landfall.fetch("/shipping_lines?search[name]=hapag");
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "wrong_type", parameter: "search" },
		]);
	});
});
