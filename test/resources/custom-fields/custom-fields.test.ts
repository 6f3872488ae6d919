import { describe, expect, it, onTestFinished } from "vitest";
import type {
	CustomFieldDefinitionCreateDocument,
	CustomFieldDocument,
} from "../../../generated/openapi.ts";
import { removeCustomFieldsOf } from "../../../server/resources/custom-fields/custom-field-queries.ts";
import { toInstant } from "../../../server/runtime/clock.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
	type SampleRequest,
} from "../../support/replies/common-replies.ts";
import {
	describePaging,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";

const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startWithExamples, {
	clock,
	isWorking: true,
	env: { CUSTOM_FIELDS_PER_ACCOUNT: "6" },
});

const RECORDS = [
	["Shipment", "shipment", "shipments", EXAMPLES.shipment.id],
	["Container", "container", "containers", EXAMPLES.container.id],
	[
		"TrackingRequest",
		"tracking_request",
		"tracking_requests",
		EXAMPLES.request.id,
	],
] as const;
const SHIPMENT = EXAMPLES.shipment.id;

type Wanted = Partial<
	CustomFieldDefinitionCreateDocument["data"]["attributes"]
>;

async function define(
	slug: string,
	wanted: Wanted = {},
	tenant: Tenant = landfall,
) {
	const { data } = await tenant.client.createCustomFieldDefinition({
		data: {
			type: "custom_field_definition",
			attributes: {
				entity_type: "Shipment",
				api_slug: slug,
				display_name: slug,
				data_type: "short_text",
				...wanted,
			},
		},
	});
	return data.id;
}

const setting = (api_slug: string, value: unknown) => ({
	data: { type: "custom_field", attributes: { api_slug, value } },
});

const changing = (value: unknown) => ({
	data: { type: "custom_field", attributes: { value } },
});

const naming = (
	api_slug: string,
	value: unknown,
	type: string,
	id: string,
) => ({
	data: {
		...setting(api_slug, value).data,
		relationships: { entity: { data: { type, id } } },
	},
});

async function recordOf(reply: Response, status = 201) {
	expect(reply.status).toBe(status);
	return ((await reply.json()) as CustomFieldDocument).data;
}

const set = async (
	slug: string,
	value: unknown,
	{
		tenant = landfall,
		path = `/shipments/${SHIPMENT}`,
	}: { tenant?: Tenant; path?: string } = {},
) =>
	recordOf(
		await tenant.send("POST", `${path}/custom_fields`, setting(slug, value)),
	);

/** A tenant with the example records. */
async function tenantWithRecords(name: string) {
	const tenant = await landfall.addTenant(name);
	await recordExamples(landfall.db, tenant.account.id);
	return tenant;
}

const definitions = new Map<string, string>();
const listed: string[] = [];
for (const [entityType, , collection, id] of RECORDS) {
	for (const slug of entityType === "TrackingRequest"
		? ["one"]
		: ["one", "two"]) {
		const definition = await define(slug, { entity_type: entityType });
		definitions.set(`${entityType} ${slug}`, definition);
		const path = `/${collection}/${id}`;
		listed.unshift((await set(slug, slug, { path })).id);
		clock.advance(60_000);
	}
}
const [first = ""] = listed.slice(-1);

const SAMPLES: SampleRequest[] = [
	{ method: "GET", path: "/custom_fields" },
	{
		method: "POST",
		path: "/custom_fields",
		body: naming("one", "x", "shipment", SHIPMENT),
	},
	{ method: "GET", path: "/custom_fields/{id}" },
	{ method: "PATCH", path: "/custom_fields/{id}", body: changing("x") },
	{ method: "DELETE", path: "/custom_fields/{id}" },
	...RECORDS.flatMap(([, , collection]): SampleRequest[] => {
		const path = `/${collection}/{id}/custom_fields`;
		return [
			{ method: "GET", path },
			{ method: "POST", path, body: setting("one", "x") },
			{ method: "PATCH", path: `${path}/one`, body: changing("x") },
			{ method: "DELETE", path: `${path}/one` },
		];
	}),
];

describe("values of custom fields", () => {
	describeCommonReplies(landfall, ...SAMPLES);
	describeConditionalReads(landfall, "/custom_fields");
	describeConditionalReads(landfall, `/custom_fields/${first}`);
	describe.each(RECORDS)("of a %s", (_, __, collection, id) => {
		describeConditionalReads(landfall, `/${collection}/${id}/custom_fields`);
	});
	describePaging(landfall, "/custom_fields", listed);

	it.each([
		["filter[entity_type]=Shipment", [3, 4]],
		["filter[entity_type]=Cargo", [1, 2]],
		["filter[entity_type]=Vessel", []],
		[`filter[entity_id]=${SHIPMENT.toUpperCase()}`, [3, 4]],
		[`filter[entity_id]=${MISSING_ID}`, []],
		[`filter[definition_id]=${definitions.get("Shipment one")}`, [4]],
		[
			`filter[definition_id]=${definitions.get("Shipment one")}&filter[entity_type]=Shipment`,
			[4],
		],
		[
			`filter[definition_id]=${definitions.get("Shipment one")}&filter[entity_type]=Container`,
			[],
		],
		[
			`filter[definition_id]=${definitions.get("Shipment two")}&filter[entity_id]=${SHIPMENT}`,
			[3],
		],
		[`filter[definition_id]=${MISSING_ID}`, []],
		[`filter[entity_id]=${SHIPMENT}&filter[entity_type]=Shipment`, [3, 4]],
		[`filter[entity_id]=${SHIPMENT}&filter[entity_type]=Container`, []],
		[
			`filter[definition_id]=${definitions.get("Container one")?.toUpperCase()}`,
			[2],
		],
	])("are found by %s", async (query, places) => {
		expect(await readIds(landfall, `/custom_fields?${query}`)).toEqual(
			places.map((place) => listed[place]),
		);
	});

	it.each(RECORDS)(
		"of a %s are set, read, changed and deleted by their slug",
		async (entityType, type, collection, id) => {
			const tenant = await tenantWithRecords(`nested ${type}`);
			const path = `/${collection}/${id}/custom_fields`;
			const definition = await define(
				"weight",
				{
					entity_type: entityType,
					data_type: "number",
					default_format: "0.0 t",
				},
				tenant,
			);
			const reply = await tenant.send("POST", path, setting("weight", "7.25"));
			expectCommonHeaders(reply);
			const place = reply.headers.get("location");
			const data = await recordOf(reply);
			expect(place).toBe(`/v2/custom_fields/${data.id}`);
			const at = "2026-03-02T08:05:00Z";
			expect(data).toEqual({
				id: expect.stringMatching(/^[0-9a-f-]{36}$/),
				type: "custom_field",
				attributes: {
					...{ api_slug: "weight", value: 7.25, display_value: "7.3 t" },
					...{ is_valid: true, created_at: at, updated_at: at },
				},
				relationships: {
					entity: { data: { id, type } },
					definition: {
						data: { id: definition, type: "custom_field_definition" },
					},
				},
			});
			const list = await readList(tenant, path);
			expect(list.data).toEqual([data]);
			expect(list.meta).toMatchObject({ size: 1, total: 1 });
			const again = await recordOf(
				await tenant.send("POST", path, setting("weight", 8)),
			);
			expect([again.id, again.attributes.value]).toEqual([data.id, 8]);
			const one = `${path}/weight`;
			const otherCase = `${path}/Weight`;
			expect((await tenant.send("PATCH", otherCase, changing(9))).status).toBe(
				404,
			);
			const changed = await recordOf(
				await tenant.send("PATCH", one, changing(9)),
				200,
			);
			expect([changed.id, changed.attributes.display_value]).toEqual([
				data.id,
				"9.0 t",
			]);
			expect(
				(await landfall.fetch(`${path}/weight`, { method: "DELETE" })).status,
			).toBe(404);
			expect((await tenant.fetch(one, { method: "DELETE" })).status).toBe(204);
			expect((await tenant.fetch(one, { method: "DELETE" })).status).toBe(404);
			const late = await tenant.send("PATCH", one, changing(9));
			expect(await problemsOf(late, 404)).toEqual([
				{ code: "not_found", parameter: "api_slug" },
			]);
			expect(await readIds(tenant, path)).toEqual([]);
		},
	);

	it("show when they were set first and last", async () => {
		const tenant = await tenantWithRecords("dated");
		await define("terms", {}, tenant);
		const path = `/shipments/${SHIPMENT}/custom_fields`;
		const { id, attributes: added } = await set("terms", "FOB", { tenant });
		expect(added.updated_at).toBe(added.created_at);
		for (const [method, at] of [
			["POST", path],
			["PATCH", `${path}/terms`],
			["PATCH", `/custom_fields/${id}`],
		] as const) {
			clock.advance(60_000);
			await tenant.send(method, at, setting("terms", "CIF"));
			const { data } = await tenant.client.getCustomField(id);
			expect(data.attributes, `${method} ${at}`).toMatchObject({
				created_at: added.created_at,
				updated_at: toInstant(clock.now()),
			});
		}
	});

	it("answer 422 to the id of another value in the body, and stay", async () => {
		const tenant = await tenantWithRecords("mistaken");
		await define("terms", {}, tenant);
		const { id } = await set("terms", "FOB", { tenant });
		const reply = await tenant.send("PATCH", `/custom_fields/${id}`, {
			data: { ...changing("CIF").data, id: MISSING_ID },
		});
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "not_allowed", pointer: "/data/id" },
		]);
		const { data } = await tenant.client.getCustomField(id);
		expect(data.attributes.value).toBe("FOB");
	});

	it("are set for a record that the body names, and read, changed and deleted by their id", async () => {
		const tenant = await tenantWithRecords("generic");
		await define("terms", {}, tenant);
		const post = (type: string, id: string, slug = "terms") =>
			tenant.send("POST", "/custom_fields", naming(slug, "FOB", type, id));
		const { id, attributes } = await recordOf(
			await post("shipment", SHIPMENT.toUpperCase()),
		);
		const path = `/custom_fields/${id}`;
		const read = await tenant.client.getCustomField(id);
		expect(read.data.attributes).toEqual(attributes);
		const { attributes: changed } = await recordOf(
			await tenant.send("PATCH", path, changing("CIF")),
			200,
		);
		expect(changed.value).toBe("CIF");
		expect((await landfall.fetch(path)).status).toBe(404);
		for (const [type, of, slug, pointer] of [
			["shipment", MISSING_ID, "terms", "/data/relationships/entity/data/id"],
			["container", SHIPMENT, "terms", "/data/relationships/entity/data/id"],
			["shipment", SHIPMENT, "other", "/data/attributes/api_slug"],
			[
				"container",
				EXAMPLES.container.id,
				"terms",
				"/data/attributes/api_slug",
			],
			["vessel", SHIPMENT, "terms", "/data/relationships/entity/data/type"],
		] as const)
			expect(await problemsOf(await post(type, of, slug), 422)).toEqual([
				{ code: "not_allowed", pointer },
			]);
		expect((await tenant.fetch(path, { method: "DELETE" })).status).toBe(204);
		expect((await tenant.fetch(path)).status).toBe(404);
	});

	it.each<
		[what: string, wanted: Wanted, value: unknown, code: string, place?: string]
	>([
		["another type", { data_type: "number" }, "many", "wrong_type"],
		[
			"null where one is required",
			{ validation: { required: true } },
			null,
			"blank",
		],
		[
			"a text that is too long",
			{ validation: { max_length: 2 } },
			"xyz",
			"invalid",
		],
		[
			"an option that does not exist",
			{ data_type: "enum" },
			"a",
			"not_allowed",
		],
		[
			"a list with an option that does not exist",
			{ data_type: "enum_multi" },
			["a"],
			"not_allowed",
			"/0",
		],
		[
			"a reference to a record of another kind",
			{ data_type: "reference", reference_type: "party" },
			{ type: "shipment", id: SHIPMENT },
			"not_allowed",
			"/type",
		],
		[
			"a reference to a party that does not exist",
			{ data_type: "reference", reference_type: "party" },
			{ type: "party", id: MISSING_ID },
			"not_allowed",
			"/id",
		],
	])("are refused with %s", async (what, wanted, value, code, place = "") => {
		const tenant = await tenantWithRecords(what);
		await define("field", wanted, tenant);
		const path = `/shipments/${SHIPMENT}/custom_fields`;
		const reply = await tenant.send("POST", path, setting("field", value));
		expect(await problemsOf(reply, 422)).toEqual([
			{ code, pointer: `/data/attributes/value${place}` },
		]);
	});

	it("refer to a record of each kind by its name, and not to one of another account", async () => {
		const tenant = await tenantWithRecords("referring");
		const stranger = await landfall.addTenant("without records");
		const { shipment, container, request } = EXAMPLES;
		for (const [type, id, name] of [
			["shipment", shipment.id, shipment.attributes.bill_of_lading_number],
			["container", container.id, container.attributes.number],
			["tracking_request", request.id, request.attributes.request_number],
		] as const) {
			const wanted = {
				data_type: "reference",
				reference_type: type,
				default_value: { type, id },
			} as const;
			await define(type, { ...wanted, default_value: null }, tenant);
			const { attributes } = await set(type, { type, id }, { tenant });
			expect(attributes).toMatchObject({
				value: { type, id },
				display_value: name,
				is_valid: true,
			});
			const reply = await stranger.send("POST", "/custom_field_definitions", {
				data: {
					type: "custom_field_definition",
					attributes: {
						entity_type: "Shipment",
						api_slug: type,
						display_name: type,
						...wanted,
					},
				},
			});
			expect(await problemsOf(reply, 422)).toEqual([
				{
					code: "not_allowed",
					pointer: "/data/attributes/default_value/id",
				},
			]);
		}
	});

	it("are refused beyond the limit of the account, unless they replace one", async () => {
		const tenant = await tenantWithRecords("limited");
		for (let count = 0; count < 7; count++)
			await define(`f${count}`, {}, tenant);
		for (let count = 0; count < 6; count++)
			await set(`f${count}`, "x", { tenant });
		await set("f0", "y", { tenant });
		const path = `/shipments/${SHIPMENT}/custom_fields`;
		const reply = await tenant.send("POST", path, setting("f6", "x"));
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "limit_reached", pointer: "/data" },
		]);
		await tenant.fetch(`${path}/f0`, { method: "DELETE" });
		await set("f6", "x", { tenant });
	});

	it("are not set by a default beyond the limit of the account", async () => {
		const limited = await startTestLandfall({
			isWorking: false,
			env: { CUSTOM_FIELDS_PER_ACCOUNT: "1" },
		});
		onTestFinished(limited.stop);
		for (const slug of ["one", "other"])
			await define(
				slug,
				{ entity_type: "TrackingRequest", default_value: "x" },
				limited,
			);
		const { id } = await limited.client.trackingRequests.create({
			request_type: "bill_of_lading",
			request_number: "MAEU260710175",
			scac: "MAEU",
		});
		const values = limited.client.listTrackingRequestCustomFields(id);
		expect(await Array.fromAsync(values)).toHaveLength(1);
	});

	it("stay when their definition, option or record changes, and show whether they are valid", async () => {
		const tenant = await tenantWithRecords("changing");
		const choice = await define("choice", { data_type: "enum" }, tenant);
		const { data: option } = await tenant.client.createCustomFieldOption(
			choice,
			{
				data: {
					type: "custom_field_option",
					attributes: { label: "Class 3", value: "class_3" },
				},
			},
		);
		const text = await define("text", {}, tenant);
		const { data: party } = await tenant.client.createParty({
			data: { type: "party", attributes: { company_name: "Acme" } },
		});
		await define(
			"customer",
			{ data_type: "reference", reference_type: "party" },
			tenant,
		);
		const shown = async () =>
			Object.fromEntries(
				(
					await readList(tenant, `/shipments/${SHIPMENT}/custom_fields`)
				).data.map((record) => {
					const { attributes } =
						record as unknown as CustomFieldDocument["data"];
					return [
						attributes.api_slug,
						[attributes.display_value, attributes.is_valid],
					];
				}),
			);
		await set("choice", "class_3", { tenant });
		await set("text", "PO-7", { tenant });
		await set("customer", { type: "party", id: party.id }, { tenant });
		const customer = ["Acme", true];
		expect(await shown()).toEqual({
			choice: ["Class 3", true],
			text: ["PO-7", true],
			customer,
		});
		await tenant.client.updateCustomFieldDefinition(text, {
			data: {
				type: "custom_field_definition",
				attributes: { validation: { max_length: 2 } },
			},
		});
		await tenant.client.deleteCustomFieldOption(choice, option.id);
		expect(await shown()).toEqual({
			choice: ["class_3", false],
			text: ["PO-7", false],
			customer,
		});
		await landfall.db
			.deleteFrom("parties")
			.where("account_id", "=", tenant.account.id)
			.execute();
		expect(await shown()).toMatchObject({ customer: [null, false] });
	});

	it("are deleted with their definition, and no longer counted in the total of the list", async () => {
		const tenant = await tenantWithRecords("deleting");
		const gone = await define("gone", {}, tenant);
		await define("kept", {}, tenant);
		await set("gone", "x", { tenant });
		const { id } = await set("kept", "x", { tenant });
		await tenant.client.deleteCustomFieldDefinition(gone);
		expect(await readIds(tenant, "/custom_fields")).toEqual([id]);
		const { meta } = await eventually("the values are removed", async () => {
			const page = await readList(tenant, "/custom_fields");
			return page.meta.total === 1 && page;
		});
		expect(meta.size).toBe(1);
		await removeCustomFieldsOf(landfall.db, tenant.account.id, [SHIPMENT]);
		expect((await readList(tenant, "/custom_fields")).meta.total).toBe(0);
	});

	it("are stored once for each field of a record, even when requests set it at the same time", async () => {
		const tenant = await tenantWithRecords("at once");
		await define("field", {}, tenant);
		const values = await Promise.all(
			["a", "b", "c"].map((value) => set("field", value, { tenant })),
		);
		expect(new Set(values.map(({ id }) => id)).size).toBe(1);
		expect((await readList(tenant, "/custom_fields")).meta.total).toBe(1);
	});
});
