import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import {
	serializeVessel,
	vesselId,
} from "../../../server/resources/vessels/vessel-serializer.ts";
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

function vessel(imo: string | null, name: string) {
	return { id: vesselId({ imo, name }) ?? "", imo, name };
}

const ISABELLA = vessel("9839272", "MSC ISABELLA");
const DAWN = vessel(null, "NORTHERN DAWN");

let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startTestLandfall({
		carriers: carrierRegistry([]),
		isWorking: false,
	});
	await insertVessels(
		landfall.landfall.services.database.db,
		[ISABELLA, DAWN].map((vessel) => ({
			...vessel,
			document: toJsonText(serializeVessel(vessel.id, vessel)),
		})),
	);
});
afterAll(() => landfall.stop());

describe("GET /vessels/{id}", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/vessels/{id}",
	});
	describeConditionalReads(
		() => landfall,
		() => `/vessels/${ISABELLA.id}`,
	);

	it("answers 200 with the vessel and the address that was asked for", async () => {
		const reply = await landfall.fetch(`/vessels/${ISABELLA.id}`);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client.getVessel(ISABELLA.id);
		expect(data).toEqual(serializeVessel(ISABELLA.id, ISABELLA));
		expect(links).toEqual({ self: `${landfall.url}/vessels/${ISABELLA.id}` });
	});

	it("finds a vessel by its IMO number", async () => {
		const { data } = await landfall.client.getVessel("9839272");
		expect(data.id).toBe(ISABELLA.id);
	});

	it("finds a vessel of which only the name is known by its id", async () => {
		const { data } = await landfall.client.getVessel(DAWN.id);
		expect(data.attributes).toMatchObject({ name: "NORTHERN DAWN", imo: null });
	});

	it.each(["9839273", "983927", "98392720"])(
		"answers 404 to a number that no vessel here has: %s",
		async (id) => {
			const reply = await landfall.fetch(`/vessels/${id}`);
			expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
		},
	);

	it("tells every account of every vessel, but nothing of who tracks what", async () => {
		const other = await landfall.addTenant("other");
		expect(await other.client.getVessel(ISABELLA.id)).toEqual(
			await landfall.client.getVessel(ISABELLA.id),
		);
	});
});
