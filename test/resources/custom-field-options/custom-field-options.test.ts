import { describe, expect, it } from "vitest";
import type { CustomFieldOptionDocument } from "../../../generated/openapi.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { readList } from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const DEFINITIONS = "/custom_field_definitions";
const landfall = await openForFile(startTestLandfall, { isWorking: false });

const bodyOf = (attributes: object) => ({
	data: { type: "custom_field_option", attributes },
});

async function define(
	slug: string,
	dataType: "enum" | "enum_multi" | "number",
	tenant: Tenant = landfall,
) {
	const { data } = await tenant.client.createCustomFieldDefinition({
		data: {
			type: "custom_field_definition",
			attributes: {
				entity_type: "Container",
				api_slug: slug,
				display_name: slug,
				data_type: dataType,
			},
		},
	});
	return { id: data.id, options: `${DEFINITIONS}/${data.id}/options` };
}

async function add(options: string, attributes: object) {
	const reply = await landfall.send("POST", options, bodyOf(attributes));
	expect(reply.status).toBe(201);
	return (await reply.json()) as CustomFieldOptionDocument;
}

const valuesOf = async (options: string) =>
	(await readList(landfall, options)).data.map(
		(record) =>
			(record as unknown as CustomFieldOptionDocument["data"]).attributes.value,
	);

const { id, options } = await define("hazmat", "enum");
const { data: none } = await add(options, { label: "None", value: "none" });
const foreign = await define("other", "enum");

describe("options of custom fields", () => {
	describeCommonReplies(
		landfall,
		{ method: "GET", path: `${DEFINITIONS}/{id}/options` },
		{
			method: "POST",
			path: `${DEFINITIONS}/{id}/options`,
			body: bodyOf({ label: "One", value: "one" }),
		},
		...(["GET", "DELETE"] as const).map((method) => ({
			method,
			path: `${DEFINITIONS}/{id}/options/${none.id}`,
		})),
		{
			method: "PATCH",
			path: `${DEFINITIONS}/{id}/options/${none.id}`,
			body: bodyOf({}),
		},
	);
	describeConditionalReads(landfall, options);
	describeConditionalReads(landfall, `${options}/${none.id}`);

	it.each(["GET", "PATCH", "DELETE"])(
		"answer 404 to %s of an unknown one, and name its id",
		async (method) => {
			const path = `${options}/${MISSING_ID}`;
			const reply =
				method === "PATCH"
					? await landfall.send(method, path, bodyOf({}))
					: await landfall.fetch(path, { method });
			expect(await problemsOf(reply, 404)).toEqual([
				{ code: "not_found", parameter: "option_id" },
			]);
		},
	);

	it("are created with 201 after the others, and are read as they were created", async () => {
		const path = (await define("created", "enum_multi")).options;
		await add(path, { label: "A", value: "a", position: 7 });
		const body = bodyOf({ label: " B ", value: "b" });
		const reply = await landfall.send("POST", path, body);
		expect(reply.status).toBe(201);
		expectCommonHeaders(reply);
		const { data, links } = (await reply.json()) as CustomFieldOptionDocument;
		expect(data).toEqual({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			type: "custom_field_option",
			attributes: { label: "B", value: "b", position: 8 },
		});
		const place = `/v2${path}/${data.id}`;
		expect(reply.headers.get("location")).toBe(place);
		expect(links).toEqual({ self: new URL(place, landfall.url).href });
		const read = await landfall.fetch(`${path}/${data.id}`);
		expect(await read.json()).toEqual({ data, links });
	});

	it("are listed whole in their order, also under their definition", async () => {
		const { id: fieldId, options: path } = await define("ordered", "enum");
		for (const [value, position] of [
			["c", 3],
			["a", 1],
			["b", 3],
			["d", undefined],
		] as const)
			await add(path, { label: value, value, position });
		expect(await valuesOf(path)).toEqual(["a", "c", "b", "d"]);
		const page = await readList(landfall, path);
		const self = landfall.url + path;
		expect(page.links).toEqual({ self, current: `${self}?page[number]=1` });
		expect(page.meta).toMatchObject({ size: 4, total: 4 });
		const { data } = await landfall.client.getCustomFieldDefinition(fieldId);
		expect(data.relationships.options.data.map((one) => one.id)).toEqual(
			page.data.map((one) => one.id),
		);
	});

	it.each([
		["no label", { value: "x" }, "blank", "label"],
		["a blank value", { label: "X", value: " " }, "blank", "value"],
		["a value twice", { label: "X", value: "none" }, "duplicate", "value"],
		[
			"a position below 0",
			{ label: "X", value: "x", position: -1 },
			"invalid",
			"position",
		],
	])("are refused with %s", async (_what, attributes, code, name) => {
		const reply = await landfall.send("POST", options, bodyOf(attributes));
		expect(await problemsOf(reply, 422)).toEqual([
			{ code, pointer: `/data/attributes/${name}` },
		]);
	});

	it("are refused by fields that are not choices, and beyond two hundred", async () => {
		const number = await define("number", "number");
		const body = bodyOf({ label: "X", value: "x" });
		const refused = await landfall.send("POST", number.options, body);
		expect(await problemsOf(refused, 422)).toEqual([
			{ code: "not_allowed", pointer: "/data" },
		]);
		const { options: full } = await define("full", "enum");
		const create = (value: string) =>
			landfall.send("POST", full, bodyOf({ label: "X", value }));
		const statuses: number[] = [];
		// A few at a time, because each waits for the lock of the field, and not for long.
		for (let round = 0; round < 21; round++) {
			const replies = await Promise.all(
				Array.from({ length: 10 }, (_, index) => create(`x${round}-${index}`)),
			);
			statuses.push(...replies.map(({ status }) => status));
		}
		expect(statuses.filter((status) => status === 201)).toHaveLength(200);
		expect(new Set(await valuesOf(full)).size).toBe(200);
	});

	it("go with their field, also those that are added while it is deleted", async () => {
		const ids: string[] = [];
		for (let round = 0; round < 8; round++) {
			const field = await define(`leaving${round}`, "enum");
			ids.push(field.id);
			const body = bodyOf({ label: "Late", value: "late" });
			await Promise.all([
				landfall.send("POST", field.options, body),
				landfall.client.deleteCustomFieldDefinition(field.id),
			]);
		}
		const left = await landfall.db
			.selectFrom("custom_field_options")
			.select("value")
			.where("account_id", "=", landfall.account.id)
			.where("definition_id", "in", ids)
			.execute();
		expect(left).toEqual([]);
	});

	it("change their label and position with 200, never their value", async () => {
		const patch = (attributes: object) =>
			landfall.send("PATCH", `${options}/${none.id}`, bodyOf(attributes));
		let expected = none.attributes;
		for (const change of [
			{ label: "Nothing" },
			{ position: 0 },
			{},
			{ value: "none" },
		]) {
			const reply = await patch(change);
			expect(reply.status).toBe(200);
			expected = { ...expected, ...change };
			const { data } = (await reply.json()) as CustomFieldOptionDocument;
			expect(data.attributes).toEqual(expected);
		}
		expect(
			await problemsOf(await patch({ value: "other", label: "Lost" }), 422),
		).toEqual([{ code: "not_allowed", pointer: "/data/attributes/value" }]);
		const { data } = await landfall.client.getCustomFieldOption(id, none.id);
		expect(data.attributes).toEqual(expected);
	});

	it("are deleted with 204, and leave the default of their field", async () => {
		const { id: fieldId, options: path } = await define("gone", "enum_multi");
		const made = [];
		for (const value of ["a", "b"])
			made.push((await add(path, { label: value, value })).data.id);
		const attributes = { default_value: ["a", "b"] };
		await landfall.client.updateCustomFieldDefinition(fieldId, {
			data: { type: "custom_field_definition", attributes },
		});
		for (const [index, left] of [["b"], null].entries()) {
			const gone = `${path}/${made[index]}`;
			const reply = await landfall.fetch(gone, { method: "DELETE" });
			expect(reply.status).toBe(204);
			expect((await landfall.fetch(gone)).status).toBe(404);
			const { data } = await landfall.client.getCustomFieldDefinition(fieldId);
			expect(data.attributes.default_value).toEqual(left);
		}
	});

	it("are found under their own definition and in their own account only", async () => {
		const other = await landfall.addTenant("other");
		const body = bodyOf({ label: "X" });
		for (const [tenant, path] of [
			[landfall, `${foreign.options}/${none.id}`],
			[landfall, `${options}/${MISSING_ID}`],
			[other, `${options}/${none.id}`],
		] as const) {
			for (const method of ["GET", "DELETE"])
				expect((await tenant.fetch(path, { method })).status).toBe(404);
			expect((await tenant.send("PATCH", path, body)).status).toBe(404);
		}
		expect((await other.fetch(options)).status).toBe(404);
		expect(
			(await other.send("POST", options, bodyOf({ label: "X", value: "x" })))
				.status,
		).toBe(404);
	});
});
