import { describe, expect, it } from "vitest";
import type {
	CustomField,
	CustomFieldDefinitionCreateDocument,
	InitialCustomFields,
	TrackingRequestBatchResultDocument,
} from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { addToCounter } from "../../../server/resources/accounts/account-counters.ts";
import { findDefinitions } from "../../../server/resources/custom-field-schemas/definition-queries.ts";
import { insertInitialValues } from "../../../server/resources/custom-fields/insert-initial-values.ts";
import { toInstant } from "../../../server/runtime/clock.ts";
import { boxes, fleetAtSea } from "../../recording/large-report.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../../support/peers/carrier-messages.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { readList } from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { DAY, shipmentOf, startTrackedWorld } from "../tracked.ts";

const world = await openForFile(() =>
	startTrackedWorld({ hasTerminals: false }),
);

type Wanted = Partial<
	CustomFieldDefinitionCreateDocument["data"]["attributes"]
>;

async function define(tenant: Tenant, api_slug: string, wanted: Wanted = {}) {
	const { data } = await tenant.client.createCustomFieldDefinition({
		data: {
			type: "custom_field_definition",
			attributes: {
				entity_type: "Container",
				api_slug,
				display_name: api_slug,
				data_type: "short_text",
				...wanted,
			},
		},
	});
	return data.id;
}

/** A tenant with fields of each kind of record. */
async function tenantWithFields(name: string) {
	const tenant = await world.system.addTenant(name);
	await define(tenant, "order", { entity_type: "Shipment" });
	await define(tenant, "buyer", {
		entity_type: "Shipment",
		data_type: "reference",
		reference_type: "party",
	});
	await define(tenant, "weight", { data_type: "number" });
	const note = await define(tenant, "note");
	return { tenant, note };
}

const bodyOf = (number: string, initial_custom_fields: InitialCustomFields) =>
	trackingRequestBody({
		request_number: number,
		scac: "MAEU",
		initial_custom_fields,
	});

async function submit(
	tenant: Tenant,
	number: string,
	fields: InitialCustomFields,
) {
	const body = bodyOf(number, fields);
	const { data } = await tenant.client.createTrackingRequest(body);
	return data.id;
}

/** Tracks a number whose records have no values. */
async function trackedBefore(tenant: Tenant, number: string) {
	const id = await submit(tenant, number, {});
	await world.settle();
	return id;
}

/** The paths of the custom fields of a shipment and of its containers. */
async function pathsOf(tenant: Tenant, requestId: string) {
	const { shipment, containers } = await shipmentOf(tenant, requestId);
	return {
		shipment: `/shipments/${shipment.id}/custom_fields`,
		container: (number: string) =>
			`/containers/${containers.get(number)?.id}/custom_fields`,
	};
}

/** The values at a path, by slug. */
async function valuesAt(tenant: Tenant, path: string) {
	const values: Record<string, unknown> = {};
	const { data } = await readList(tenant, path);
	for (const { attributes } of data as readonly CustomField[])
		values[attributes.api_slug] = attributes.value;
	return values;
}

const totalOf = async (tenant: Tenant) =>
	(await readList(tenant, "/custom_fields")).meta.total;

const FIELDS: InitialCustomFields = {
	shipment: [
		{ api_slug: "order", value: "PO-6" },
		{ api_slug: "order", value: "PO-7" },
	],
	containers: [
		{ api_slug: "note", value: "one", number: "msku 765432-2" },
		{ api_slug: "note", value: "all" },
		{ api_slug: "weight", value: "7.50", number: null },
	],
};

const AT = "/data/attributes/initial_custom_fields";

describe("the values of custom fields of a tracking request", () => {
	it.each<[what: string, InitialCustomFields, code: string, place: string]>([
		[
			"no field",
			{
				shipment: [
					{ api_slug: "order", value: "PO-7" },
					{ api_slug: "note", value: "x" },
				],
			},
			"not_allowed",
			"shipment/1/api_slug",
		],
		[
			"another type",
			{ containers: [{ api_slug: "weight", value: "much", number: BOX }] },
			"wrong_type",
			"containers/0/value",
		],
		[
			"a reference to no party",
			{
				shipment: [
					{ api_slug: "buyer", value: { type: "party", id: MISSING_ID } },
				],
			},
			"not_allowed",
			"shipment/0/value/id",
		],
	])(
		"are refused with %s, also in a batch",
		async (what, fields, code, place) => {
			const { tenant } = await tenantWithFields(`refused: ${what}`);
			const { data: refused } = bodyOf("REFUSED1", fields);
			const { data: taken } = bodyOf("TAKEN1", FIELDS);
			const reply = await tenant.send("POST", "/tracking_requests", {
				data: refused,
			});
			expect(await problemsOf(reply, 422)).toEqual([
				{ code, pointer: `${AT}/${place}` },
			]);
			const batch = await tenant.send("POST", "/tracking_requests/batch", {
				data: [taken, refused],
			});
			const { meta } =
				(await batch.json()) as TrackingRequestBatchResultDocument;
			expect(meta).toMatchObject({ created: 1, refused: 1 });
			expect(meta.results[1]?.errors).toMatchObject([
				{
					code,
					source: { pointer: `${AT}/${place}`.replace("/data", "/data/1") },
				},
			]);
		},
	);

	it("are refused with the place of each fault, at most a hundred", async () => {
		const { tenant } = await tenantWithFields("refused: many");
		const containers = Array.from({ length: 101 }, () => ({
			api_slug: "weight",
			value: "much",
		}));
		const shipment = [{ api_slug: "note", value: "x" }];
		const body = bodyOf("REFUSED2", { shipment, containers });
		const reply = await tenant.send("POST", "/tracking_requests", body);
		const problems = await problemsOf(reply, 422);
		expect(problems).toHaveLength(100);
		expect(problems.slice(0, 3)).toEqual([
			{ code: "not_allowed", pointer: `${AT}/shipment/0/api_slug` },
			{ code: "wrong_type", pointer: `${AT}/containers/0/value` },
			{ code: "wrong_type", pointer: `${AT}/containers/1/value` },
		]);
	});

	it("are set whenever a record is created, and do not replace what a user changed", async () => {
		const { tenant } = await tenantWithFields("set once");
		world.carrier.report("ONCE1", atSea(BOX));
		const id = await submit(tenant, "ONCE1", FIELDS);
		await world.settle();
		const first = await pathsOf(tenant, id);
		expect(await valuesAt(tenant, first.shipment)).toEqual({ order: "PO-7" });
		expect(await valuesAt(tenant, first.container(BOX))).toEqual({
			note: "all",
			weight: 7.5,
		});
		expect(await totalOf(tenant)).toBe(3);
		await tenant.client.updateShipmentCustomField(
			first.shipment.split("/")[2] ?? "",
			"order",
			{ data: { type: "custom_field", attributes: { value: "PO-8" } } },
		);
		await tenant.fetch(`${first.container(BOX)}/note`, { method: "DELETE" });
		world.carrier.report("ONCE1", [...atSea(BOX), ...atSea(BOX_2)]);
		await world.pass(DAY);
		const { shipment, container } = await pathsOf(tenant, id);
		expect(await valuesAt(tenant, shipment)).toEqual({ order: "PO-8" });
		expect(await valuesAt(tenant, container(BOX))).toEqual({ weight: 7.5 });
		expect(await valuesAt(tenant, container(BOX_2))).toEqual({
			note: "one",
			weight: 7.5,
		});
		expect(await totalOf(tenant)).toBe(4);
	});

	it("are left out where their field is deleted or no longer accepts them, and beyond the limit of the account", async () => {
		const { tenant, note } = await tenantWithFields("left out");
		const length = await define(tenant, "length", { data_type: "number" });
		const id = await submit(tenant, "LEFT1", {
			containers: [
				...(FIELDS.containers ?? []),
				{ api_slug: "length", value: 40 },
			],
		});
		await world.settle();
		await tenant.client.deleteCustomFieldDefinition(note);
		await tenant.client.updateCustomFieldDefinition(length, {
			data: {
				type: "custom_field_definition",
				attributes: { validation: { maximum: 20 } },
			},
		});
		const { db } = world.system;
		await addToCounter(db, tenant.account.id, "custom_fields", 999_999);
		world.carrier.report("LEFT1", [...atSea(BOX), ...atSea(BOX_2)]);
		await world.pass(DAY);
		const { container } = await pathsOf(tenant, id);
		const values = [
			await valuesAt(tenant, container(BOX)),
			await valuesAt(tenant, container(BOX_2)),
		];
		expect(values).toContainEqual({ weight: 7.5 });
		expect(values).toContainEqual({});
		expect(await totalOf(tenant)).toBe(1_000_000);
	});

	it("are neither stored nor counted for a field that is deleted before its record is stored", async () => {
		const { tenant, note } = await tenantWithFields("deleted meanwhile");
		const { db, services } = world.system;
		const { id } = tenant.account;
		const [definition] = await findDefinitions(db, id, [note]);
		if (!definition) throw new Error("the field is defined");
		await tenant.client.deleteCustomFieldDefinition(note);
		const value = toJsonText("x");
		const values = [{ definition, value }];
		const records = [{ entityId: newRecordId(), values }];
		await insertInitialValues(
			db,
			services.limits,
			id,
			records,
			toInstant(world.clock.now()),
		);
		expect(await totalOf(tenant)).toBe(0);
		const stored = db.selectFrom("custom_fields").selectAll();
		expect(await stored.where("account_id", "=", id).execute()).toEqual([]);
	});

	it("are set once for each container of a report that is stored in several transactions", async () => {
		const { tenant } = await tenantWithFields("in pieces");
		const fleet = boxes(60);
		world.carrier.report("FLEET1", fleetAtSea("FLEET1", fleet));
		const id = await submit(tenant, "FLEET1", FIELDS);
		await world.settle();
		expect(await totalOf(tenant)).toBe(1 + 2 * fleet.length);
		const { container } = await pathsOf(tenant, id);
		expect(await valuesAt(tenant, container(fleet.at(-1) ?? ""))).toEqual({
			note: "all",
			weight: 7.5,
		});
	});
});

describe("the defaults of custom fields", () => {
	it("become the values of new records that have no other values, and do not change existing records", async () => {
		const { tenant } = await tenantWithFields("defaults");
		world.carrier.report("EARLY1", atSea(BOX));
		const early = await pathsOf(tenant, await trackedBefore(tenant, "EARLY1"));
		await define(tenant, "level", {
			entity_type: "Shipment",
			data_type: "number",
			default_value: 3,
		});
		await define(tenant, "origin", {
			entity_type: "Shipment",
			default_value: "sea",
		});
		await define(tenant, "checked", {
			data_type: "boolean",
			default_value: false,
		});
		await define(tenant, "route", { default_value: "sea" });
		await define(tenant, "seal", { default_value: "none" });
		await define(tenant, "desk", {
			entity_type: "TrackingRequest",
			default_value: "north",
		});
		world.carrier.report("LATE1", atSea(BOX_2));
		const id = await submit(tenant, "LATE1", {
			shipment: [{ api_slug: "origin", value: "land" }],
			containers: [
				{ api_slug: "note", value: "x" },
				{ api_slug: "route", value: "land" },
				{ api_slug: "seal", value: "S1", number: BOX_2 },
			],
		});
		await world.settle();
		const late = await pathsOf(tenant, id);
		expect(await valuesAt(tenant, late.shipment)).toEqual({
			level: 3,
			origin: "land",
		});
		expect(await valuesAt(tenant, late.container(BOX_2))).toEqual({
			checked: false,
			note: "x",
			route: "land",
			seal: "S1",
		});
		const ofRequest = `/tracking_requests/${id}/custom_fields`;
		expect(await valuesAt(tenant, ofRequest)).toEqual({ desk: "north" });
		expect(await valuesAt(tenant, early.shipment)).toEqual({});
		expect(await valuesAt(tenant, early.container(BOX))).toEqual({});
		expect(await totalOf(tenant)).toBe(7);
	});

	it("are set for each request of a batch, and not for a number that is submitted again", async () => {
		const { tenant } = await tenantWithFields("defaults of a batch");
		await define(tenant, "desk", {
			entity_type: "TrackingRequest",
			data_type: "number",
			default_value: 7,
		});
		const data = ["BATCH1", "BATCH2", "BATCH1"].map(
			(number) => bodyOf(number, {}).data,
		);
		const reply = await tenant.send("POST", "/tracking_requests/batch", {
			data,
		});
		const { meta } = (await reply.json()) as TrackingRequestBatchResultDocument;
		expect(meta).toMatchObject({ created: 2, refused: 1 });
		for (const one of meta.results.slice(0, 2))
			expect(
				await valuesAt(tenant, `/tracking_requests/${one.id}/custom_fields`),
			).toEqual({ desk: 7 });
		expect(await totalOf(tenant)).toBe(2);
		const again = await tenant.send("POST", "/tracking_requests", {
			data: data[0] ?? {},
		});
		expect(again.status).toBe(422);
		expect(await totalOf(tenant)).toBe(2);
	});
});
