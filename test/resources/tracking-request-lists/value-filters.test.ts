import { describe, expect, it } from "vitest";
import { inBatches } from "../../../server/database/batches.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { tagKey } from "../../../server/resources/references/reference-key.ts";
import type { IndexedType } from "../../../server/resources/references/reference-table.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { readIds, readList } from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const { client } = landfall;
const other = await landfall.addTenant("other");

const customer = await client.parties.create({ company_name: "Acme" });
const definition = await client.customFieldDefinitions.create({
	entity_type: "TrackingRequest",
	api_slug: "desk",
	display_name: "Desk",
	data_type: "enum",
});
await client.customFieldOptions.create(definition.id, {
	label: "North",
	value: "north",
});

/** Requests in the order of their creation: each has its number as a reference, every second a tag, every third a customer. */
const ids: string[] = [];
for (let index = 0; index < 12; index++) {
	const { data } = trackingRequestBody({
		request_number: `VALUES${100 + index}`,
		scac: index < 6 ? "MSCU" : "MAEU",
		ref_numbers: [`PO ${index}`, "all"],
		shipment_tags: index % 2 ? ["Odd"] : ["even", "Even"],
	});
	const { data: created } = await client.createTrackingRequest({
		data: {
			...data,
			...(index % 3 === 0 && {
				relationships: {
					customer: { data: { id: customer.id, type: "party" } },
				},
			}),
		},
	});
	ids.push(created.id);
	if (index % 4 === 0)
		await client.trackingRequests.setCustomField(created.id, {
			api_slug: "desk",
			value: "north",
		});
}

const found = async (query: string, tenant = landfall as typeof other) =>
	(await readIds(tenant, `/tracking_requests?${query}`)).map((id) =>
		ids.indexOf(id),
	);

it.each([
	["filter[tags]=odd", [11, 9, 7, 5, 3, 1]],
	["filter[tags]=ODD,even&page[size]=3", [11, 10, 9]],
	["filter[tags]=none", []],
	["filter[ref_numbers]=po-3,PO4", [4, 3]],
	["filter[ref_numbers]=ALL&filter[scac]=mscu", [5, 4, 3, 2, 1, 0]],
	["filter[custom_field]=desk:north", [8, 4, 0]],
	["filter[custom_field]=desk:north&filter[tags]=odd", []],
	["filter[customer_id]={customer}", [9, 6, 3, 0]],
	["filter[customer_id]={customer}&filter[tags]=even", [6, 0]],
	["filter[customer_id]={customer}&filter[status]=pending&q=PO 6", [6]],
	["filter[customer_id]=none", []],
	["filter[customer_id]={CUSTOMER} &filter[scac]=maeu", [9, 6]],
	["filter[tags]=odd&filter[request_number]=VALUES-103", [3]],
	["filter[tags]=odd&filter[request_number]=VALUES-102", []],
	["filter[tags]=odd&filter[created_at][end]=2020-01-01", []],
	[
		"filter[tags]=odd&filter[scac]=MAEU&filter[updated_at][start]=2020-01-01&filter[created_at][start]=2020-01-01",
		[11, 9, 7],
	],
])("finds tracking requests by %s, newest first", async (query, want) => {
	const asked = query
		.replace("{customer}", customer.id)
		.replace("{CUSTOMER}", customer.id.toUpperCase());
	expect(await found(asked)).toEqual(want);
	expect(await found(asked, other)).toEqual([]);
});

/** Gives a tag to more records of a tenant than can be looked through. */
async function tagOthers(tenant: Tenant, tag: string): Promise<void> {
	const rows = Array.from({ length: 5_001 }, () => ({
		account_id: tenant.account.id,
		record_type: "tracking_request_tag" as const,
		reference_key: tagKey(tag),
		created_at: "2026-01-01T00:00:00Z",
		record_id: newRecordId(),
	}));
	for (const batch of inBatches(rows))
		await landfall.db.insertInto("record_references").values(batch).execute();
}

it("finds only requests with a tag that more records have than can be looked through, while other filters leave few", async () => {
	const tenant = await landfall.addTenant("everywhere");
	const submit = async (request_number: string, shipment_tags: string[]) => {
		const { data } = await tenant.client.createTrackingRequest(
			trackingRequestBody({ request_number, shipment_tags }),
		);
		return data.id;
	};
	const tagged = await submit("TAGGED1", ["everywhere"]);
	await submit("OTHER1", ["elsewhere"]);
	await tagOthers(tenant, "everywhere");
	for (const query of [
		"filter[tags]=everywhere",
		"filter[tags]=everywhere&filter[status]=pending&sort=created_at",
	])
		expect(await readIds(tenant, `/tracking_requests?${query}`)).toEqual([
			tagged,
		]);
	const none = "filter[tags]=everywhere&filter[status]=failed";
	expect(await readIds(tenant, `/tracking_requests?${none}`)).toEqual([]);
});

describe("a list of thousands of requests", async () => {
	const tenant = await landfall.addTenant("thousands");
	await tenant.client.createTrackingRequest(
		trackingRequestBody({ request_number: "THOUSANDS" }),
	);
	const made = await landfall.db
		.selectFrom("tracking_requests")
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.executeTakeFirstOrThrow();
	const rows = Array.from({ length: 2_200 }, () => {
		const id = newRecordId();
		return { ...made, id, number_key: id.toUpperCase() };
	});
	const tagged = rows.filter((_, index) => index % 200 === 0);
	const referenceOf =
		(record_type: IndexedType, key: string) =>
		({ account_id, id, created_at }: (typeof rows)[number]) => ({
			...{ account_id, created_at, record_type },
			...{ record_id: id, reference_key: key },
		});
	const references = [
		...rows.map(referenceOf("tracking_request", "ALL")),
		...tagged.map(referenceOf("tracking_request_tag", tagKey("everywhere"))),
	];
	await tagOthers(tenant, "everywhere");
	await landfall.db.transaction().execute(async (db) => {
		for (const batch of inBatches(rows))
			await db.insertInto("tracking_requests").values(batch).execute();
		for (const batch of inBatches(references))
			await db.insertInto("record_references").values(batch).execute();
	});
	const want = tagged.map(({ id }) => id).toReversed();
	const path = "/tracking_requests?filter[tags]=everywhere";

	it("has those with a tag of very many records, page by page, and says that there may be more", async () => {
		const narrow = `${path}&filter[scac]=MSCU`;
		const first = await readList(tenant, `${narrow}&page[size]=7`);
		expect(first.data.map(({ id }) => id)).toEqual(want.slice(0, 7));
		expect(first.meta).toMatchObject({ total: 10, more_than_total: true });
		const next = first.links.next?.split("?")[1];
		const rest = await readIds(tenant, `/tracking_requests?${next}`);
		expect(rest).toEqual(want.slice(7));
		const second = `${narrow}&page[size]=3&page[number]=2`;
		expect(await readIds(tenant, second)).toEqual(want.slice(3, 6));
	});

	it("has those with a tag among all with a reference", async () => {
		const narrow = `${path}&filter[ref_numbers]=all`;
		expect(await readIds(tenant, narrow)).toEqual(want);
	});
});

it("continues by cursors, and follows a change of references", async () => {
	const path = "/tracking_requests?filter[tags]=odd&page[size]=4";
	const first = await (await landfall.fetch(path)).json();
	const { next } = (first as { links: { next: string } }).links;
	const rest = await found(next.slice(next.indexOf("?") + 1));
	expect(rest).toEqual([3, 1]);
	await client.trackingRequests.update(ids[5] ?? "", { ref_numbers: ["new"] });
	expect(await found("filter[ref_numbers]=new")).toEqual([5]);
	expect(await found("filter[ref_numbers]=new&filter[tags]=odd")).toEqual([5]);
	expect(await found("filter[ref_numbers]=PO5")).toEqual([]);
});

it.each([
	[`filter[tags]=${[..."ABCDEFGHIJK"].join()}`, "filter[tags]"],
	["filter[custom_field]=desk", "filter[custom_field]"],
	["filter[custom_field]=desk:south", "filter[custom_field]"],
])("names the invalid filter: %s", async (query, parameter) => {
	const reply = await landfall.fetch(`/tracking_requests?${query}`);
	expect((await problemsOf(reply, 400))[0]).toMatchObject({ parameter });
});
