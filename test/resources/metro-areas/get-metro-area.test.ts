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

let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startTestLandfall({
		carriers: carrierRegistry([]),
		isWorking: false,
	});
});
afterAll(() => landfall.stop());

describe("GET /metro_areas/{id}", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/metro_areas/{id}",
	});
	describeConditionalReads(
		() => landfall,
		() => `/metro_areas/${referenceId("metro_area", "USCHI")}`,
	);

	it("answers 200 with the metro area and the address that was asked for", async () => {
		const reply = await landfall.fetch("/metro_areas/USCHI");
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client.getMetroArea("USCHI");
		expect(data.attributes).toMatchObject({
			id: data.id,
			code: "USCHI",
			name: "Chicago",
			state_abbr: "IL",
			time_zone: "America/Chicago",
		});
		expect(links).toEqual({ self: `${landfall.url}/metro_areas/USCHI` });
	});

	it.each([referenceId("metro_area", "USCHI"), "USCHI", "uschi"])(
		"finds a metro area by its id or its UN/LOCODE: %s",
		async (id) => {
			const { data } = await landfall.client.getMetroArea(id);
			expect(data.id).toBe(referenceId("metro_area", "USCHI"));
		},
	);

	it.each(["USLAX", referenceId("port", "USLAX")])(
		"answers 404 to what is no metro area: %s",
		async (id) => {
			const reply = await landfall.fetch(`/metro_areas/${id}`);
			expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
		},
	);
});
