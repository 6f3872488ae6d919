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
	"containers",
	"port_of_lading",
	"port_of_discharge",
	"pod_terminal",
	"destination",
	"destination_terminal",
	"line_tracking_stopped_by_user",
];

const landfall = await openForFile(startTestLandfall);
const id = await trackShipment(landfall, {
	request_number: "MEDUPLAIN482917",
	ref_numbers: ["PO-1", "PO-2"],
	shipment_tags: ["autumn"],
});

describe("GET /shipments/{id}", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/shipments/{id}",
	});
	describeConditionalReads(landfall, `/shipments/${id}`);
	describeInclude(landfall, `/shipments/${id}`, NAMES);

	it("answers 200 with the shipment, its link and the requested URL", async () => {
		const reply = await landfall.fetch(`/shipments/${id}`);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const { data, links, included } = await landfall.client.getShipment(id);
		expect(data).toMatchObject({
			id,
			type: "shipment",
			attributes: {
				bill_of_lading_number: "MEDUPLAIN482917",
				shipping_line_scac: "MSCU",
				tags: ["autumn"],
				line_tracking_stopped_at: null,
			},
			links: { self: `/v2/shipments/${id}` },
		});
		expect(data.attributes.ref_numbers?.slice(0, 2)).toEqual(["PO-1", "PO-2"]);
		expect(links).toEqual({ self: `${landfall.url}/shipments/${id}` });
		expect(included).toBeUndefined();
	});

	it("embeds the requested records, each once, and no others", async () => {
		const document = await landfall.client.getShipment(id, {
			include: NAMES.join(","),
		});
		const { relationships } = document.data;
		const found = resolveIncluded(document);
		expect(found.many(relationships.containers)).toHaveLength(
			relationships.containers.data.length,
		);
		expect(found.one(relationships.port_of_lading)?.attributes.code).toBe(
			document.data.attributes.port_of_lading_locode,
		);
		expect(found.one(relationships.port_of_discharge)?.attributes.code).toBe(
			document.data.attributes.port_of_discharge_locode,
		);
		const linked = Object.values(relationships).flatMap(({ data }) =>
			[data ?? []].flat().map((record) => `${record.type} ${record.id}`),
		);
		const keys = (document.included ?? []).map(
			(one) => `${one.type} ${one.id}`,
		);
		expect(keys.sort()).toEqual([...new Set(linked)].sort());
	});

	it("keeps the references to records that are not embedded", async () => {
		const document = await landfall.client.getShipment(id, {
			include: "containers",
		});
		expect(document.data.relationships.port_of_lading.data).not.toBeNull();
		const types = document.included?.map(({ type }) => type);
		expect(new Set(types)).toEqual(new Set(["container"]));
	});
});
