import { describe, expect, it } from "vitest";
import type { CustomFieldDefinitionDocument } from "../../../generated/openapi.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { runDueJobs } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
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
import { testClock } from "../../support/time/test-clock.ts";

const PATH = "/custom_field_definitions";
const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startTestLandfall, {
	clock,
	isWorking: false,
	env: { CUSTOM_FIELD_DEFINITIONS_PER_ACCOUNT: "6" },
});

const FIELD = {
	entity_type: "Shipment",
	api_slug: "order_number",
	display_name: "Order number",
	data_type: "short_text",
};

const bodyOf = (attributes: object, id?: string) => ({
	data: {
		type: "custom_field_definition",
		...(id !== undefined && { id }),
		attributes,
	},
});

const post = (attributes: object, tenant: Tenant = landfall) =>
	tenant.send("POST", PATH, bodyOf({ ...FIELD, ...attributes }));

async function define(attributes: object, tenant: Tenant = landfall) {
	const reply = await post(attributes, tenant);
	expect(reply.status).toBe(201);
	return ((await reply.json()) as CustomFieldDefinitionDocument).data;
}

const patch = (id: string, attributes: object, tenant: Tenant = landfall) =>
	tenant.send("PATCH", `${PATH}/${id}`, bodyOf(attributes));

const ids: string[] = [];
for (const attributes of [
	{},
	{ api_slug: "weight", data_type: "number", display_name: "Weight" },
	{ api_slug: "order_number", entity_type: "Container" },
	{ api_slug: "terms", entity_type: "Cargo", data_type: "enum" },
	{ api_slug: "order_number", entity_type: "TrackingRequest" },
]) {
	ids.unshift((await define(attributes)).id);
	clock.advance(60_000);
}
const [first = ""] = ids.slice(-1);

describe("custom field definitions", () => {
	describeCommonReplies(
		landfall,
		{ method: "GET", path: PATH },
		{ method: "POST", path: PATH, body: bodyOf(FIELD) },
		{ method: "GET", path: `${PATH}/{id}` },
		{ method: "PATCH", path: `${PATH}/{id}`, body: bodyOf({}) },
		{ method: "DELETE", path: `${PATH}/{id}` },
	);
	describeConditionalReads(landfall, PATH);
	describeConditionalReads(landfall, `${PATH}/${first}`);
	describePaging(landfall, PATH, ids);

	it("are created with 201 and a Location, and are read as they were created", async () => {
		const tenant = await landfall.addTenant("creating");
		const wanted = {
			...FIELD,
			api_slug: "eta_promised",
			display_name: " Promised ",
			description: "What sales told the customer",
			data_type: "date",
			validation: { required: true },
			default_format: "DD.MM.YYYY",
			default_value: "24.12.2026",
		};
		const reply = await post(wanted, tenant);
		expect(reply.status).toBe(201);
		expectCommonHeaders(reply);
		const { data, links } =
			(await reply.json()) as CustomFieldDefinitionDocument;
		expect(data).toEqual({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			type: "custom_field_definition",
			attributes: {
				...wanted,
				display_name: "Promised",
				reference_type: null,
				default_value: "2026-12-24",
				created_at: "2026-03-02T08:05:00Z",
				updated_at: "2026-03-02T08:05:00Z",
			},
			relationships: { options: { data: [] } },
		});
		const path = `/v2${PATH}/${data.id}`;
		expect(reply.headers.get("location")).toBe(path);
		expect(links).toEqual({ self: new URL(path, landfall.url).href });
		const read = await tenant.fetch(`${PATH}/${data.id}`);
		expect(await read.json()).toEqual({ data, links });
		expect((await landfall.fetch(`${PATH}/${data.id}`)).status).toBe(404);
	});

	it.each<[what: string, attributes: object, problems: string[]]>([
		["a slug with blanks", { api_slug: "order number" }, ["invalid api_slug"]],
		["a slug in capitals", { api_slug: "Order" }, ["invalid api_slug"]],
		["a slug twice", {}, ["duplicate api_slug"]],
		[
			"a slug twice, of Cargo",
			{ entity_type: "Cargo" },
			["duplicate api_slug"],
		],
		[
			"another kind of record",
			{ entity_type: "Vessel" },
			["not_allowed entity_type"],
		],
		["another type", { data_type: "json" }, ["not_allowed data_type"]],
		["a blank name", { display_name: "  " }, ["blank display_name"]],
		[
			"rules of another type",
			{ validation: { minimum: 1 } },
			["not_allowed validation/minimum"],
		],
		[
			"a rule of a wrong type",
			{ validation: { max_length: "9" } },
			["wrong_type validation/max_length"],
		],
		[
			"a pattern with a back-reference",
			{ validation: { pattern: "(a)\\1" } },
			["invalid validation/pattern"],
		],
		[
			"a pattern of 256 letters",
			{ validation: { pattern: "a".repeat(256) } },
			["invalid validation/pattern"],
		],
		[
			"a default of another type",
			{ default_value: 7 },
			["wrong_type default_value"],
		],
		[
			"a default that its own rules refuse",
			{ default_value: "x", validation: { pattern: "^[0-9]" } },
			["invalid default_value"],
		],
		[
			"a format that does not exist",
			{ default_format: "%d" },
			["invalid default_format"],
		],
		[
			"a reference without a kind of record",
			{ data_type: "reference" },
			["blank reference_type"],
		],
		[
			"a default that is not a party",
			{
				data_type: "reference",
				reference_type: "party",
				default_value: { type: "party", id: MISSING_ID },
			},
			["not_allowed default_value/id"],
		],
	])("are refused with %s", async (_what, attributes, problems) => {
		const found = await problemsOf(await post(attributes), 422);
		expect(
			found.map(
				({ code, pointer }) =>
					`${code} ${pointer?.replace("/data/attributes/", "")}`,
			),
		).toEqual(problems);
	});

	it("are refused with 422 when the account has as many as it may, until one is deleted", async () => {
		const tenant = await landfall.addTenant("busy");
		const made: string[] = [];
		for (let count = 0; count < 6; count++)
			made.push((await define({ api_slug: `field_${count}` }, tenant)).id);
		const more = () => post({ api_slug: "one_more" }, tenant);
		expect(await problemsOf(await more(), 422)).toEqual([
			{ code: "limit_reached", pointer: "/data" },
		]);
		const [one = ""] = made;
		await tenant.client.deleteCustomFieldDefinition(one);
		expect((await more()).status).toBe(201);
	});

	it.each([
		["filter[entity_type]=Container", [1, 2]],
		["filter[entity_type]=Cargo", [1, 2]],
		["filter[entity_type]=Vessel", []],
		["filter[data_type]=number", [3]],
		["filter[data_type]=json", []],
		["filter[display_name]=ORDER", [0, 1, 2, 4]],
		["filter[display_name]=order&filter[entity_type]=Shipment", [4]],
		["filter[display_name]=number", []],
		["filter[display_name]=%25", []],
	])("are found by %s", async (query, places) => {
		const want = places.map((place) => ids[place]);
		expect(await readIds(landfall, `${PATH}?${query}`)).toEqual(want);
	});

	it("are changed with 200: absent members stay, and the other members cannot be changed", async () => {
		const tenant = await landfall.addTenant("changing");
		const { id, attributes } = await define({ data_type: "number" }, tenant);
		clock.advance(1_000);
		let expected: object = attributes;
		for (const [change, stored] of [
			[{ display_name: "Weight" }],
			[{ description: "In kilograms" }],
			[{ validation: { minimum: 1, maximum: 5 } }],
			[{ default_value: "2.50" }, { default_value: 2.5 }],
			[{ default_format: "0.00" }],
			[{ description: null, validation: null, default_value: null }],
			[{ entity_type: "Shipment", api_slug: "order_number" }],
		] as [object, object?][]) {
			const reply = await patch(id, change, tenant);
			expect(reply.status).toBe(200);
			const { data } = (await reply.json()) as CustomFieldDefinitionDocument;
			expected = { ...expected, ...(stored ?? change) };
			expect(data.attributes).toMatchObject({
				...expected,
				updated_at: expect.not.stringMatching(attributes.updated_at),
			});
			const read = await tenant.client.getCustomFieldDefinition(id);
			expect(read.data).toEqual(data);
		}
		const fixed = {
			entity_type: "Container",
			api_slug: "other",
			data_type: "date",
			reference_type: "party",
		};
		const problems = await problemsOf(await patch(id, fixed, tenant), 422);
		expect(problems).toEqual(
			Object.keys(fixed).map((name) => ({
				code: "not_allowed",
				pointer: `/data/attributes/${name}`,
			})),
		);
	});

	it("keep a default that fits, and rules that refuse it are refused", async () => {
		const tenant = await landfall.addTenant("default");
		const { id } = await define({ default_value: "PO-7" }, tenant);
		const rules = { validation: { max_length: 2 } };
		expect(await problemsOf(await patch(id, rules, tenant), 422)).toEqual([
			{ code: "invalid", pointer: "/data/attributes/default_value" },
		]);
		const both = { ...rules, default_value: null };
		expect((await patch(id, both, tenant)).status).toBe(200);
	});

	it("are deleted with 204, and their slug is free again; another account's stay", async () => {
		const tenant = await landfall.addTenant("deleting");
		const remove = (id: string) =>
			tenant.fetch(`${PATH}/${id}`, { method: "DELETE" });
		const { id } = await define({}, tenant);
		expect((await remove(id)).status).toBe(204);
		expect((await remove(id)).status).toBe(404);
		expect((await remove(first)).status).toBe(404);
		expect((await tenant.fetch(`${PATH}/${id}`)).status).toBe(404);
		await define({}, tenant);
	});

	it("are deleted with all their values, also when several are deleted before a worker runs", async () => {
		const tenant = await landfall.addTenant("values");
		await recordExamples(landfall.db, tenant.account.id);
		const fields = `/shipments/${EXAMPLES.shipment.id}/custom_fields`;
		for (const api_slug of ["one", "two"]) {
			const { id } = await define({ api_slug }, tenant);
			const value = { api_slug, value: "x" };
			const body = { data: { type: "custom_field", attributes: value } };
			expect((await tenant.send("POST", fields, body)).status).toBe(201);
			await tenant.fetch(`${PATH}/${id}`, { method: "DELETE" });
		}
		const total = async () =>
			(await readList(tenant, "/custom_fields")).meta.total;
		expect(await total()).toBe(2);
		await runDueJobs(landfall.services, "remove-custom-fields");
		expect(await total()).toBe(0);
	});

	it("with one slug are created once, even by requests at the same time", async () => {
		const tenant = await landfall.addTenant("twice");
		const replies = await Promise.all([1, 2, 3].map(() => post({}, tenant)));
		expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
	});
});
