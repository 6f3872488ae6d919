import { expect, it } from "vitest";
import type { Database, Queries } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { raiseRevision } from "../../../server/resources/shipments/shipment-queries.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { untilBlocked } from "../../support/postgres/until-blocked.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import { eventually } from "../../support/time/eventually.ts";
import { pauses } from "../../support/time/pauses.ts";
import { extentOf } from "../../support/vitest/extent.ts";

const folder = await openForFile(temporaryFolder);
const databaseFile = `${folder.path}/landfall.db`;

const landfall = await openForFile(startTestLandfall, {
	databaseFile,
	isWorking: true,
});
const { data: request } = await trackNumber(landfall);
const shipment = request.relationships.tracked_object.data?.id ?? "";
const { data } = await landfall.client.getShipment(shipment);
const definition = await landfall.client.createCustomFieldDefinition({
	data: {
		type: "custom_field_definition",
		attributes: {
			...{ entity_type: "Shipment", data_type: "short_text" },
			...{ api_slug: "order", display_name: "Order" },
		},
	},
});
const ids: Readonly<
	Record<
		"shipment" | "container" | "request" | "webhook" | "definition",
		string
	>
> = {
	shipment,
	container: data.relationships.containers.data[0]?.id ?? "",
	request: request.id,
	webhook: (await registerWebhook(landfall)).id,
	definition: definition.data.id,
};

/** A second connection, like that of another process. */
const other: Database = await openForFile(openMigrated, `file:${databaseFile}`);

type Change = (db: Queries) => Promise<unknown>;

/** Requests a change while another process changes the same record; returns the final record. */
async function changeBeside(
	path: string,
	body: object | undefined,
	change: Change,
): Promise<Record<string, unknown>> {
	const asked = await other.db.transaction().execute(async (transaction) => {
		await change(transaction);
		const reply = landfall.fetch(path, {
			method: "PATCH",
			...(body && {
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ data: body }),
			}),
		});
		await untilBlocked(landfall.db);
		return { reply };
	});
	expect((await asked.reply).status).toBe(200);
	const record = path.replace(/_tracking$/, "").replace(/\/(stop|resume)$/, "");
	const { data } = (await (await landfall.fetch(record)).json()) as {
		data: { attributes: Record<string, unknown> };
	};
	return data.attributes;
}

/** Writes attributes into a document under the lock of its shipment, as recording does. */
const writes =
	(
		table: "shipments" | "containers",
		id: string,
		attributes: Readonly<Record<string, string>>,
	): Change =>
	async (db) => {
		await raiseRevision(db, landfall.account.id, ids.shipment);
		const { document } = await db
			.selectFrom(table)
			.select("document")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const record = JSON.parse(document);
		Object.assign(record.attributes, attributes);
		await db
			.updateTable(table)
			.set({ document: toJsonText(record) })
			.where("id", "=", id)
			.execute();
	};

it.each([
	{
		change: "PATCH /shipments/{id}",
		ask: () => [
			`/shipments/${ids.shipment}`,
			{
				type: "shipment",
				id: ids.shipment,
				attributes: { tags: ["asked for"] },
			},
			writes("shipments", ids.shipment, {
				pod_voyage_number: "heard meanwhile 1",
			}),
		],
		recorded: { tags: ["asked for"], pod_voyage_number: "heard meanwhile 1" },
	},
	{
		change: "PATCH /shipments/{id}/stop_tracking",
		ask: () => [
			`/shipments/${ids.shipment}/stop_tracking`,
			undefined,
			writes("shipments", ids.shipment, {
				pod_voyage_number: "heard meanwhile 2",
			}),
		],
		recorded: {
			line_tracking_stopped_reason: "cancelled_by_user",
			pod_voyage_number: "heard meanwhile 2",
		},
	},
	{
		change: "PATCH /shipments/{id}/resume_tracking",
		ask: () => [
			`/shipments/${ids.shipment}/resume_tracking`,
			undefined,
			writes("shipments", ids.shipment, {
				pod_voyage_number: "heard meanwhile 3",
			}),
		],
		recorded: {
			line_tracking_stopped_reason: null,
			pod_voyage_number: "heard meanwhile 3",
		},
	},
	{
		change: "PATCH /containers/{id}",
		ask: () => [
			`/containers/${ids.container}`,
			{
				type: "container",
				id: ids.container,
				attributes: { ref_numbers: ["asked for"] },
			},
			writes("containers", ids.container, { seal_number: "heard meanwhile" }),
		],
		recorded: { ref_numbers: ["asked for"], seal_number: "heard meanwhile" },
	},
	{
		change: "PATCH /tracking_requests/{id}",
		ask: () => [
			`/tracking_requests/${ids.request}`,
			{
				type: "tracking_request",
				id: ids.request,
				attributes: { ref_numbers: ["asked for"] },
			},
			(db) =>
				db
					.updateTable("tracking_requests")
					.set({ request_number: "CHANGEDMEANWHILE" })
					.where("id", "=", ids.request)
					.execute(),
		],
		recorded: {
			ref_numbers: ["asked for"],
			request_number: "CHANGEDMEANWHILE",
		},
	},
	{
		change: "PATCH /webhooks/{id}",
		ask: () => [
			`/webhooks/${ids.webhook}`,
			{
				type: "webhook",
				id: ids.webhook,
				attributes: { events: ["container.created"] },
			},
			(db) =>
				db
					.updateTable("webhooks")
					.set({ url: "http://127.0.0.1:9/meanwhile" })
					.where("id", "=", ids.webhook)
					.execute(),
		],
		recorded: {
			events: ["container.created"],
			url: "http://127.0.0.1:9/meanwhile",
		},
	},
	{
		change: "PATCH /custom_field_definitions/{id}",
		ask: () => [
			`/custom_field_definitions/${ids.definition}`,
			{
				type: "custom_field_definition",
				id: ids.definition,
				attributes: { display_name: "Asked for" },
			},
			(db) =>
				db
					.updateTable("custom_field_definitions")
					.set({ description: "changed meanwhile" })
					.where("id", "=", ids.definition)
					.execute(),
		],
		recorded: {
			display_name: "Asked for",
			description: "changed meanwhile",
		},
	},
] satisfies {
	change: string;
	ask: () => Parameters<typeof changeBeside>;
	recorded: Record<string, unknown>;
}[])(
	"$change keeps what another process changes in the same record while it waits",
	async ({ ask, recorded }) => {
		const [path, body, change] = ask();
		const attributes = await changeBeside(path, body, change);
		expect(attributes).toMatchObject(recorded);
	},
);

/** The second change waits 0, 1, 2 … turns, so that the two meet at different points. */
const WAITS = Array.from({ length: extentOf(10) }, (_, index) => index % 40);

it("changes of different attributes at the same time are all recorded", async () => {
	for (const wait of WAITS) {
		const { client } = landfall;
		const tags = [`tag ${wait}`];
		const refNumbers = [`reference ${wait}`];
		const change = (attributes: object) =>
			client.updateShipment(shipment, {
				data: { type: "shipment", id: shipment, attributes },
			});
		await Promise.all([
			change({ tags }),
			pauses(wait).then(() => change({ ref_numbers: refNumbers })),
		]);
		const { data } = await client.getShipment(shipment);
		expect(data.attributes).toMatchObject({ tags, ref_numbers: refNumbers });
	}
});

it("a shipment that is stopped during a poll stays stopped, and no further poll is planned", async () => {
	const { client } = landfall;
	const isPolled = async () =>
		(await landfall.db
			.selectFrom("jobs")
			.select("id")
			.where("name", "=", "track-shipment")
			.executeTakeFirst()) !== undefined;
	const { data } = await client.getShipment(shipment);
	if (data.attributes.line_tracking_stopped_at === null)
		await client.stopShipmentTracking(shipment);
	for (const wait of WAITS) {
		await client.resumeShipmentTracking(shipment);
		await pauses(wait);
		await client.stopShipmentTracking(shipment);
		await eventually("no poll is planned", async () => !(await isPolled()));
		const stopped = await client.getShipment(shipment);
		expect(stopped.data.attributes.line_tracking_stopped_reason).toBe(
			"cancelled_by_user",
		);
	}
});
