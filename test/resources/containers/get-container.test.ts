import { describe, expect, it } from "vitest";
import { resolveIncluded } from "../../../client/index.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackShipment } from "../../support/records/track-number.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { describeInclude } from "../../support/replies/list-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";

const NAMES = [
	"shipment",
	"pod_terminal",
	"pickup_facility",
	"transport_events",
	"raw_events",
];

const landfall = await openForFile(startTestLandfall);
const shipmentId = await trackShipment(landfall, {
	request_number: "TEST-TR-SUCCEEDED",
	scac: "TEST",
});
const { data } = await landfall.client.getShipment(shipmentId);
const id = data.relationships.containers.data[0]?.id ?? "";

describe("GET /containers/{id}", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/containers/{id}",
	});
	describeConditionalReads(landfall, `/containers/${id}`);
	describeInclude(landfall, `/containers/${id}`, NAMES);

	it("answers 200 with the container and the requested URL", async () => {
		const reply = await landfall.fetch(`/containers/${id}`);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const { data, links, included } = await landfall.client.getContainer(id);
		expect(data).toMatchObject({
			id,
			type: "container",
			attributes: {
				current_status: "empty_returned",
				availability_known: false,
			},
			relationships: {
				shipment: { data: { id: shipmentId, type: "shipment" } },
			},
		});
		expect(links).toEqual({ self: `${landfall.url}/containers/${id}` });
		expect(included).toBeUndefined();
	});

	it("embeds its shipment and all its transport events", async () => {
		const document = await landfall.client.getContainer(id, {
			include: "shipment,transport_events",
		});
		const { relationships } = document.data;
		const found = resolveIncluded(document);
		expect(found.one(relationships.shipment)?.id).toBe(shipmentId);
		const events = found.many(relationships.transport_events);
		expect(events).toHaveLength(relationships.transport_events.data.length);
		expect(events.map((event) => event.attributes.event)).toContain(
			"container.transport.vessel_arrived",
		);
	});
});
