import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/common-replies.ts";
import { EXAMPLES, startWithExamples } from "../../support/example-records.ts";
import type { TestLandfall } from "../../support/landfall.ts";
import { describeInclude } from "../../support/list-replies.ts";
import { expectCommonHeaders } from "../../support/problems.ts";

const path = `/shipments/${EXAMPLES.shipment.id}/provenance`;
let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startWithExamples();
});
afterAll(() => landfall.stop());

describe("GET /shipments/{id}/provenance", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/shipments/{id}/provenance",
	});
	describeConditionalReads(
		() => landfall,
		() => path,
	);
	describeInclude(
		() => landfall,
		() => path,
		["shipment", "raw_events"],
	);

	it("answers 200 with the message behind each value that one gave", async () => {
		const reply = await landfall.fetch(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		expect(await reply.json()).toEqual({
			data: EXAMPLES.shipmentProvenance,
			links: { self: landfall.url + path },
		});
	});

	it("embeds the shipment and each of the messages once", async () => {
		const { data, included = [] } = await landfall.client.getShipmentProvenance(
			EXAMPLES.shipment.id,
			{ include: "shipment,raw_events" },
		);
		const messages = data.relationships.raw_events.data;
		expect(messages.length).toBeGreaterThan(0);
		expect(included.map(({ type, id }) => `${type} ${id}`).sort()).toEqual(
			[EXAMPLES.shipment, ...messages]
				.map(({ type, id }) => `${type} ${id}`)
				.sort(),
		);
	});
});
