import { sql } from "kysely";
import { expect, it } from "vitest";
import { PLACEMENT } from "../../../server/database/schema/table-placement.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { refuseWrites } from "../../support/records/refuse-writes.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const { client, db } = landfall;
await recordExamples(db, landfall.account.id);
const webhook = await registerWebhook(landfall);
const party = await client.createParty({
	data: { type: "party", attributes: { company_name: "Ours" } },
});
const definition = await client.createCustomFieldDefinition({
	data: {
		type: "custom_field_definition",
		attributes: {
			...{ entity_type: "Shipment", data_type: "short_text" },
			...{ api_slug: "order", display_name: "Order" },
		},
	},
});
const field = await client.createShipmentCustomField(EXAMPLES.shipment.id, {
	data: {
		type: "custom_field",
		attributes: { api_slug: "order", value: "first" },
	},
});
const choice = await client.createCustomFieldDefinition({
	data: {
		type: "custom_field_definition",
		attributes: {
			...{ entity_type: "Container", data_type: "enum" },
			...{ api_slug: "priority", display_name: "Priority" },
		},
	},
});
const option = await client.createCustomFieldOption(choice.data.id, {
	data: {
		type: "custom_field_option",
		attributes: { label: "High", value: "high" },
	},
});
await client.updateCustomFieldDefinition(choice.data.id, {
	data: {
		...{ type: "custom_field_definition", id: choice.data.id },
		attributes: { default_value: "high" },
	},
});

const SHIPMENT = `/shipments/${EXAMPLES.shipment.id}`;
const FIELD = `/custom_fields/${field.data.id}`;
const FIELD_OF_SHIPMENT = `${SHIPMENT}/custom_fields/order`;
const OWNED = Object.keys(PLACEMENT).filter(
	(table) => PLACEMENT[table as keyof typeof PLACEMENT] === "by account",
);

/** All rows of the account, by their tables. */
function readRows(): Promise<unknown[]> {
	return Promise.all(
		OWNED.map(async (table) => {
			const { rows } = await sql`
				select * from ${sql.table(table)} where account_id = ${landfall.account.id}`.execute(
				db,
			);
			return [table, rows.map((row) => JSON.stringify(row)).sort()];
		}),
	);
}

it.each([
	{
		change: "PATCH /shipments/{id}",
		path: SHIPMENT,
		body: { type: "shipment", attributes: { ref_numbers: ["UNDONE-1"] } },
		last: ["insert", "search_terms"],
	},
	{
		change: "PATCH /shipments/{id}/stop_tracking",
		path: `${SHIPMENT}/stop_tracking`,
		last: ["insert", "account_events"],
	},
	{
		change: "PATCH /shipments/{id}/resume_tracking",
		path: `${SHIPMENT}/resume_tracking`,
		last: ["insert", "jobs"],
	},
	{
		change: "PATCH /containers/{id}",
		path: `/containers/${EXAMPLES.container.id}`,
		body: { type: "container", attributes: { ref_numbers: ["UNDONE-2"] } },
		last: ["update", "shipments"],
	},
	{
		change: "PATCH /tracking_requests/{id}",
		path: `/tracking_requests/${EXAMPLES.request.id}`,
		body: {
			type: "tracking_request",
			attributes: { ref_numbers: ["UNDONE-3"] },
		},
		last: ["insert", "search_terms"],
	},
	{
		change: "PATCH /webhooks/{id}",
		path: `/webhooks/${webhook.id}`,
		body: { type: "webhook", attributes: { url: "http://127.0.0.1:9/other" } },
		last: ["update", "delivery_queues"],
	},
	{
		change: "PATCH /parties/{id}",
		path: `/parties/${party.data.id}`,
		body: { type: "party", attributes: { company_name: "Theirs" } },
		last: ["insert", "jobs"],
	},
	{
		change: "PATCH /shipments/{id}/custom_fields/*",
		path: FIELD_OF_SHIPMENT,
		body: {
			type: "custom_field",
			id: field.data.id,
			attributes: { value: "other" },
		},
		last: ["insert", "search_terms"],
	},
	{
		change: "PATCH /custom_fields/{id}",
		path: FIELD,
		body: { type: "custom_field", attributes: { value: "second" } },
		last: ["insert", "search_terms"],
	},
	{
		change: "DELETE /custom_fields/{id}",
		method: "DELETE",
		path: FIELD,
		last: ["update", "account_counters"],
	},
	{
		change: "POST /shipments/{id}/custom_fields",
		method: "POST",
		path: `${SHIPMENT}/custom_fields`,
		body: {
			type: "custom_field",
			id: undefined,
			attributes: { api_slug: "order", value: "third" },
		},
		last: ["update", "account_counters"],
	},
	{
		change: "DELETE /shipments/{id}/custom_fields/*",
		method: "DELETE",
		path: FIELD_OF_SHIPMENT,
		last: ["update", "account_counters"],
	},
	{
		change: "POST /custom_fields",
		method: "POST",
		path: "/custom_fields",
		body: {
			type: "custom_field",
			attributes: { api_slug: "order", value: "fourth" },
			relationships: {
				entity: { data: { type: "shipment", id: EXAMPLES.shipment.id } },
			},
		},
		last: ["update", "account_counters"],
	},
	{
		change: "DELETE of an option that is the default",
		method: "DELETE",
		path: `/custom_field_definitions/${choice.data.id}/options/${option.data.id}`,
		last: ["update", "custom_field_definitions"],
	},
	{
		change: "DELETE /custom_field_definitions/{id}",
		method: "DELETE",
		path: `/custom_field_definitions/${definition.data.id}`,
		last: ["update", "account_counters"],
	},
	{
		change: "DELETE /webhooks/{id}",
		method: "DELETE",
		path: `/webhooks/${webhook.id}`,
		last: ["insert", "jobs"],
	},
] satisfies {
	change: string;
	method?: string;
	path: string;
	body?: object;
	last: [write: "insert" | "update", table: string];
}[])(
	"$change changes nothing when its last write fails",
	async ({ method = "PATCH", path, body, last: [write, table] }) => {
		const ask = () =>
			landfall.fetch(path, {
				method,
				...(body && {
					headers: { "content-type": "application/json" },
					body: JSON.stringify({ data: { id: path.split("/")[2], ...body } }),
				}),
			});
		const before = await readRows();
		const stopRefusing = await refuseWrites(db, write, table);
		const refused = await ask();
		await stopRefusing();
		expect(await problemsOf(refused, 500)).toEqual([
			{ code: "internal_error" },
		]);
		expect(await readRows()).toEqual(before);
		expect((await ask()).ok).toBe(true);
		expect(await readRows()).not.toEqual(before);
	},
);
