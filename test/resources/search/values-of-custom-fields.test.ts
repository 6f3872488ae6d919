import { describe, expect, it } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import {
	insertCustomFields,
	removeCustomFieldsOf,
} from "../../../server/resources/custom-fields/custom-field-queries.ts";
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
	data_type: "short_text" | "enum" | "enum_multi" = "short_text",
) {
	return client.customFieldDefinitions.create({
		entity_type,
		api_slug,
		display_name: api_slug,
		data_type,
	});
}

/** Adds an option to a field, and returns how to rename and delete it. */
async function addOption(fieldId: string, value: string, label: string) {
	const type = "custom_field_option" as const;
	const { data } = await client.createCustomFieldOption(fieldId, {
		data: { type, attributes: { value, label } },
	});
	return {
		rename: (name: string) =>
			client.updateCustomFieldOption(fieldId, data.id, {
				data: { type, id: data.id, attributes: { label: name } },
			}),
		delete: () => client.deleteCustomFieldOption(fieldId, data.id),
	};
}

const termRows = () =>
	landfall.db
		.selectFrom("search_terms")
		.selectAll()
		.where("entity", "in", ["custom_field", "custom_field_option"])
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

describe("a search for the label of an option", () => {
	it("finds the records that have the option, by its current label", async () => {
		const { id } = await define("Shipment", "route", "enum");
		const option = await addOption(id, "rt-9", "Mountain pass 77451");
		const set = { api_slug: "route", value: "rt-9" };
		await client.shipments.setCustomField(shipment.id, set);
		for (const query of ["mountain", "PASS 77451", "7745"])
			expect(await idsFor(query), query).toEqual([shipment.id]);
		expect(await idsFor("mountain", stranger)).toEqual([]);

		await option.rename("Valley road");
		expect(await idsFor("mountain")).toEqual([]);
		expect(await idsFor("valley")).toEqual([shipment.id]);
		await option.delete();
		expect(await idsFor("valley")).toEqual([]);
		expect(await idsFor("rt-9")).toEqual([shipment.id]);
		await client.deleteCustomFieldDefinition(id);
	});

	it("finds only the last label when requests change it at the same time", async () => {
		const { id } = await define("Shipment", "lane", "enum");
		const option = await addOption(id, "ln-4", "Elm");
		const set = { api_slug: "lane", value: "ln-4" };
		await client.shipments.setCustomField(shipment.id, set);
		const labels = ["Fir grove", "Gorse moor", "Hazel wood", "Ivy wall"];
		await Promise.all(labels.map((label) => option.rename(label)));
		const found = await Promise.all(
			["Elm", ...labels].map((label) => idsFor(label)),
		);
		expect(found.flat()).toEqual([shipment.id]);
		await client.deleteCustomFieldDefinition(id);
	});

	it("finds no record whose option of another field has the same value", async () => {
		const cleared = await define("Shipment", "cleared", "enum");
		const paid = await define("Container", "paid", "enum_multi");
		await addOption(cleared.id, "yes", "Passed by customs");
		await addOption(paid.id, "yes", "Freight settled");
		await addOption(paid.id, "duty", "Levy settled");
		await client.shipments.setCustomField(shipment.id, {
			api_slug: "cleared",
			value: "yes",
		});
		await client.containers.setCustomField(container.id, {
			api_slug: "paid",
			value: ["yes", "duty"],
		});
		for (const query of ["customs", "passed by customs"])
			expect(await idsFor(query), query).toEqual([shipment.id]);
		expect(await idsFor("freight settled")).toEqual([container.id]);
		expect(await idsFor("levy")).toEqual([container.id]);
		await client.deleteCustomFieldDefinition(cleared.id);
		await client.deleteCustomFieldDefinition(paid.id);
	});

	it("finds the records behind hundreds of values of the same name", async () => {
		const noted = await define("TrackingRequest", "noted");
		const graded = await define("Shipment", "graded", "enum");
		await addOption(graded.id, "tier1", "Gold customer");
		await client.shipments.setCustomField(shipment.id, {
			api_slug: "graded",
			value: "tier1",
		});
		const { data: request } = await client.createTrackingRequest(
			trackingRequestBody({ request_number: "NOTED1", scac: "MAEU" }),
		);
		const now = new Date().toISOString();
		await insertCustomFields(
			landfall.db,
			landfall.account.id,
			Array.from({ length: 350 }, (_, index) => ({
				account_id: landfall.account.id,
				id: newRecordId(),
				definition_id: noted.id,
				entity_type: "TrackingRequest" as const,
				entity_id: `${request.id}-${index}`,
				value: toJsonText("tier1"),
				created_at: now,
				updated_at: now,
			})),
		);
		expect(await idsFor("gold customer")).toEqual([shipment.id]);
	});

	it("leaves no terms of the options of a deleted field", async () => {
		const { id } = await define("Container", "berth", "enum");
		await addOption(id, "b1", "Quay of the north");
		const before = await termRows();
		expect(before.map(({ term }) => term)).toContain("QUAYOFTHENORTH");
		await client.deleteCustomFieldDefinition(id);
		const after = await termRows();
		expect(after.map(({ term }) => term)).not.toContain("QUAYOFTHENORTH");
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
