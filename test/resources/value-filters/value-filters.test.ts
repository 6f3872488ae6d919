import { describe, expect, it } from "vitest";
import { inBatches } from "../../../server/database/batches.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { tagKey } from "../../../server/resources/references/reference-key.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startWithExamples);
const { client } = landfall;
const { shipment, container } = EXAMPLES;
const other = await landfall.addTenant("other");

const isFound = async (path: string, tenant: Tenant = landfall) =>
	(await readIds(tenant, path)).some((id) =>
		[shipment.id, container.id].includes(id),
	);

async function define(
	entityType: "Shipment" | "Container",
	slug: string,
	dataType: string,
	more: object = {},
): Promise<string> {
	const { id } = await client.customFieldDefinitions.create({
		entity_type: entityType,
		api_slug: slug,
		display_name: slug,
		data_type: dataType as "number",
		...more,
	});
	return id;
}

describe("filter[tags] and filter[ref_numbers]", () => {
	it("follow each change of a shipment, for its containers too", async () => {
		const { id } = shipment;
		await client.shipments.update(id, {
			tags: ["Küche", "★", "two words"],
			ref_numbers: ["PO 12/7"],
		});
		for (const list of ["/shipments", "/containers"]) {
			for (const query of [
				"filter[tags]=küche",
				"filter[tags]=★",
				"filter[tags]=none, TWO WORDS ,more",
				"filter[tags]=1,2,3,4,5,6,7,8,9,★",
				"filter[ref_numbers]=1,2,3,4,5,6,7,8,9,PO127",
				"filter[ref_numbers]=po-127",
				"filter[ref_numbers]=none,PO127&filter[tags]=KÜCHE&filter[scac]=" +
					shipment.attributes.shipping_line_scac,
				"filter[tags]=★&sort=-pod_eta_at,created_at",
			])
				expect(await isFound(`${list}?${query}`), query).toBe(true);
			for (const query of [
				"filter[tags]=two",
				"filter[tags]=",
				"filter[tags]=PO 12/7",
				"filter[ref_numbers]=Küche",
				"filter[ref_numbers]=---",
				"filter[ref_numbers]=PO127&filter[tags]=none",
				"filter[tags]=★&filter[scac]=NONE",
			])
				expect(await isFound(`${list}?${query}`), query).toBe(false);
			expect(await isFound(`${list}?filter[tags]=★`, other)).toBe(false);
		}
		await client.shipments.update(id, { tags: [], ref_numbers: [] });
		for (const query of ["filter[tags]=★", "filter[ref_numbers]=PO127"]) {
			expect(await isFound(`/shipments?${query}`)).toBe(false);
			expect(await isFound(`/containers?${query}`)).toBe(false);
		}
	});

	it("find a container by its own references, which its shipment does not have", async () => {
		await client.containers.update(container.id, { ref_numbers: ["BOX-1"] });
		expect(await isFound("/containers?filter[ref_numbers]=box1")).toBe(true);
		expect(await isFound("/shipments?filter[ref_numbers]=box1")).toBe(false);
		await client.containers.update(container.id, { ref_numbers: ["BOX-2"] });
		expect(await isFound("/containers?filter[ref_numbers]=box1")).toBe(false);
	});

	it("filter exported tables as they filter lists", async () => {
		await client.containers.update(container.id, { ref_numbers: ["BOX-3"] });
		const table = await client.containers.export({
			"filter[ref_numbers]": "box 3",
		});
		expect(String(table).trim().split("\n")).toHaveLength(2);
	});
});

it("a tag of more records than can be looked through filters the records that another filter leaves, and alone is refused", async () => {
	const tenant = await landfall.addTenant("everywhere");
	await recordExamples(landfall.db, tenant.account.id);
	const { id } = shipment;
	const tag = (tags: string[]) => tenant.client.shipments.update(id, { tags });
	await tag(["everywhere"]);
	const rows = Array.from({ length: 5_001 }, () => ({
		account_id: tenant.account.id,
		record_type: "shipment_tag" as const,
		reference_key: tagKey("everywhere"),
		created_at: "2026-01-01T00:00:00Z",
		record_id: newRecordId(),
	}));
	for (const batch of inBatches(rows))
		await landfall.db.insertInto("record_references").values(batch).execute();
	const path = "/shipments?filter[tags]=everywhere";
	expect(await problemsOf(await tenant.fetch(path), 400)).toMatchObject([
		{ code: "too_broad", parameter: "filter[tags]" },
	]);
	const narrow = `${path}&filter[tracking_stopped]=false`;
	expect(await readIds(tenant, narrow)).toEqual([id]);
	const { available_for_pickup } = container.attributes;
	expect(available_for_pickup).toBe(true);
	for (const [available, found] of [
		[true, [container.id]],
		[false, []],
	]) {
		const both = `${narrow}&filter[available]=${available}`;
		const boxes = both.replace("/shipments", "/containers");
		expect(await readIds(tenant, boxes), boxes).toEqual(found);
	}
	await tag(["here"]);
	expect(await readIds(tenant, narrow)).toEqual([]);
});

describe("filter[custom_field]", () => {
	const set = (slug: string, value: unknown) =>
		client.containers.setCustomField(container.id, {
			api_slug: slug,
			value: value as string,
		});
	const finds = (text: string) =>
		isFound(`/containers?filter[custom_field]=${encodeURIComponent(text)}`);

	it.each([
		["short_text", "Ab: c", ["Ab: c"], ["ab: c", "Ab", " Ab: c "]],
		["short_text", " with blanks ", [" with blanks "], ["with blanks"]],
		["short_text", "é".repeat(255), ["é".repeat(255)], ["é".repeat(254)]],
		["number", 12.5, ["12.5", "12.50"], ["12", "13"]],
		["date", "2026-03-02", ["2026-03-02"], ["2026-03-03"]],
		[
			"datetime",
			"2026-03-02T10:00:00Z",
			["2026-03-02T11:00:00+01:00"],
			["2026-03-02T11:00:00Z"],
		],
		["boolean", true, ["true"], ["false"]],
	])(
		"finds a %s by its value, however it is written",
		async (type, value, same, others) => {
			const slug = `field_${type}_${String(value).length}`;
			await define("Container", slug, type);
			await set(slug, value);
			for (const text of same)
				expect(await finds(`${slug}:${text}`), text).toBe(true);
			for (const text of others)
				expect(await finds(`${slug}:${text}`), text).toBe(false);
			await client.containers.deleteCustomField(container.id, slug);
			for (const text of same)
				expect(await finds(`${slug}:${text}`)).toBe(false);
		},
	);

	it("finds a reference by the id of its record", async () => {
		const [acme, another] = await Promise.all(
			["Acme", "Other"].map((company_name) =>
				client.parties.create({ company_name }),
			),
		);
		const id = acme?.id ?? "";
		await define("Container", "forwarder", "reference", {
			reference_type: "party",
		});
		await set("forwarder", { id, type: "party" });
		expect(await finds(`forwarder:${id}`)).toBe(true);
		expect(await finds(`forwarder:${id.toUpperCase()}`)).toBe(true);
		expect(await finds(`forwarder:${another?.id}`)).toBe(false);
	});

	it("finds nothing by a missing field, or by one that other records have", async () => {
		await define("Shipment", "of_shipments", "number");
		await client.shipments.setCustomField(shipment.id, {
			api_slug: "of_shipments",
			value: 1,
		});
		expect(await finds("of_shipments:1")).toBe(false);
		expect(await finds("unknown:1")).toBe(false);
		await client.shipments.update(shipment.id, { tags: ["known"] });
		for (const more of ["", "&filter[custom_field]=unknown:1"])
			expect(await isFound(`/shipments?filter[tags]=known${more}`)).toBe(!more);
		expect(
			await isFound("/shipments?filter[custom_field]=of_shipments:1"),
		).toBe(true);
		expect(
			await isFound("/shipments?filter[custom_field]=of_shipments:1", other),
		).toBe(false);
	});
});

it.each([
	["filter[custom_field]=priority", "filter[custom_field]"],
	["filter[custom_field]=priority:", "filter[custom_field]"],
	["filter[custom_field]=:1", "filter[custom_field]"],
	["filter[custom_field]=weight:heavy", "filter[custom_field]"],
	["filter[custom_field]=labels:one", "filter[custom_field]"],
	[`filter[custom_field]=a:${"x".repeat(10_000)}`, "filter[custom_field]"],
	[`filter[tags]=${[..."ABCDEFGHIJK"].join()}`, "filter[tags]"],
	[`filter[ref_numbers]=${[..."ABCDEFGHIJK"].join()}`, "filter[ref_numbers]"],
])("names the invalid filter: %s", async (query, parameter) => {
	if (query.includes("weight"))
		for (const list of ["Shipment", "Container"] as const) {
			await define(list, "weight", "number");
			await define(list, "labels", "enum_multi");
		}
	for (const list of ["/shipments", "/containers"]) {
		const reply = await landfall.fetch(`${list}?${query}`);
		expect((await problemsOf(reply, 400))[0]).toMatchObject({ parameter });
	}
});
