import { expect, it } from "vitest";
import { inBatches } from "../../../server/database/batches.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { tagKey } from "../../../server/resources/references/reference-key.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { readIds } from "../../support/replies/list-replies.ts";
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
	const rows = Array.from({ length: 5_001 }, () => ({
		account_id: tenant.account.id,
		record_type: "tracking_request_tag" as const,
		reference_key: tagKey("everywhere"),
		created_at: "2026-01-01T00:00:00Z",
		record_id: newRecordId(),
	}));
	for (const batch of inBatches(rows))
		await landfall.db.insertInto("record_references").values(batch).execute();
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
