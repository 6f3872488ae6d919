import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/common-replies.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/landfall.ts";
import { expectCommonHeaders, problemsOf } from "../../support/problems.ts";

const RAMP = referenceId("rail_terminal", "USCHI/Logistics Park Chicago");

let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startTestLandfall({
		carriers: carrierRegistry([]),
		isWorking: false,
	});
});
afterAll(() => landfall.stop());

describe("GET /rail_terminals/{id}", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/rail_terminals/{id}",
	});
	describeConditionalReads(
		() => landfall,
		() => `/rail_terminals/${RAMP}`,
	);

	it("answers 200 with the rail terminal and the address that was asked for", async () => {
		const reply = await landfall.fetch(`/rail_terminals/${RAMP}`);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client.getRailTerminal(RAMP);
		expect(data).toMatchObject({
			id: RAMP,
			attributes: {
				id: RAMP,
				nickname: "Logistics Park Chicago",
				city: "Elwood",
			},
			relationships: { port: { data: null } },
		});
		expect(links).toEqual({ self: `${landfall.url}/rail_terminals/${RAMP}` });
	});

	it("leads to its metro area", async () => {
		const { data } = await landfall.client.getRailTerminal(RAMP);
		const area = data.relationships.metro_area.data;
		const found = await landfall.client.getMetroArea(area?.id ?? "");
		expect(found.data.attributes.code).toBe("USCHI");
	});

	it("answers 404 to the id of an ocean terminal", async () => {
		const id = referenceId("terminal", "USLAX/Pier 400");
		const reply = await landfall.fetch(`/rail_terminals/${id}`);
		expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
	});
});
