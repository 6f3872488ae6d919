import { describe, expect, it } from "vitest";
import { removeCustomFieldsOf } from "../../../server/resources/custom-fields/custom-field-queries.ts";
import { valueTerms } from "../../../server/resources/search-terms/search-terms.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
await recordExamples(landfall.db, landfall.account.id);
const { client } = landfall;
const { shipment, container } = EXAMPLES;
const stranger = await landfall.addTenant("stranger");

const idsFor = async (query: string, tenant: Tenant = landfall) =>
	(await Array.fromAsync(tenant.client.listSearchResults({ query }))).map(
		({ id }) => id,
	);

function define(
	entity_type: "Shipment" | "Container" | "TrackingRequest",
	api_slug: string,
	data_type: "short_text" | "number" | "date" | "enum_multi" = "short_text",
) {
	return client.customFieldDefinitions.create({
		entity_type,
		api_slug,
		display_name: api_slug,
		data_type,
	});
}

const termRows = () =>
	landfall.db
		.selectFrom("search_terms")
		.selectAll()
		.where("entity", "=", "custom_field")
		.orderBy("account_id")
		.orderBy("record_id")
		.orderBy("term")
		.execute();

describe("a search for a value of a custom field", () => {
	it("finds shipments, containers and requests by the current value", async () => {
		await define("Shipment", "project");
		await define("Container", "project");
		await define("TrackingRequest", "project");
		const value = "Harbour Wall 47-113";
		const set = { api_slug: "project", value };
		await client.shipments.setCustomField(shipment.id, set);
		await client.containers.setCustomField(container.id, set);
		const { data: request } = await client.createTrackingRequest(
			trackingRequestBody({ request_number: "FINDME1", scac: "MAEU" }),
		);
		await client.trackingRequests.setCustomField(request.id, set);
		for (const query of ["harbour wall 47113", "WALL", "7-11", "113"])
			expect(await idsFor(query), query).toEqual([
				shipment.id,
				container.id,
				request.id,
			]);
		for (const query of ["13", "harbour 47113"])
			expect(await idsFor(query), query).toEqual([]);
		expect(await idsFor("harbour", stranger)).toEqual([]);

		await client.containers.setCustomField(container.id, {
			...set,
			value: "Lighthouse",
		});
		expect(await idsFor("harbour")).toEqual([shipment.id, request.id]);
		expect(await idsFor("lighthouse")).toEqual([container.id]);
		await client.deleteContainerCustomField(container.id, "project");
		expect(await idsFor("lighthouse")).toEqual([]);
		await removeCustomFieldsOf(landfall.db, landfall.account.id, [
			shipment.id,
			request.id,
		]);
		expect(await termRows()).toEqual([]);
	});

	it("finds nothing by a deleted field", async () => {
		const { id } = await define("Shipment", "gone");
		await client.shipments.setCustomField(shipment.id, {
			api_slug: "gone",
			value: "Vanishing",
		});
		expect(await idsFor("vanishing")).toEqual([shipment.id]);
		await client.deleteCustomFieldDefinition(id);
		expect(await idsFor("vanishing")).toEqual([]);
	});

	it("finds only the last value when requests set it at the same time", async () => {
		await define("Shipment", "contested");
		const values = ["Alder", "Birch", "Cedar", "Douglas"];
		await Promise.all(
			values.map((value) =>
				client.shipments.setCustomField(shipment.id, {
					api_slug: "contested",
					value,
				}),
			),
		);
		const found = await Promise.all(values.map((value) => idsFor(value)));
		expect(found.flat()).toEqual([shipment.id]);
	});
});

describe("the terms of a value", () => {
	it.each([
		["Blue Sky", ["BLUESKY", "SKY"]],
		["AB 1234", ["AB1234", "B1234", "1234"]],
		[12.5, ["125", "5"]],
		[
			["class_3", "fragile"],
			["CLASS3", "LASS3", "ASS3", "3", "FRAGILE"],
		],
		["2026-11-24", []],
		["2026-11-24T10:00:00Z", []],
		[true, []],
		[null, []],
		[{ id: container.id, type: "container" as const }, []],
		["✓", []],
	])("of %j are %j", (value, terms) => {
		expect([...valueTerms(value as string).keys()].sort()).toEqual(
			[...terms].sort(),
		);
	});

	it("are few for the longest text", () => {
		const text = "a1 ".repeat(85);
		expect(valueTerms(text).size).toBeLessThanOrEqual(400);
	});
});
