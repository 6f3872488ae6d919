import { sql } from "kysely";
import { expect, test } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { exportAccount } from "../../server/retention/export-account.ts";
import { acceptedTable } from "../resources/tracking-request-imports/imported.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX } from "../support/peers/carrier-messages.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const carrier = await openForFile(startStubCarrier, clock);
const receiver = await openForFile(startReceiver);
const system = await openForFile(startTestLandfall, {
	carriers: carrier.registry,
	clock,
});
const { database } = system.services;

type Row = Readonly<Record<string, unknown>>;

/** The exported rows of an account, by table. */
async function exportedOf(accountId: string): Promise<Map<string, Row[]>> {
	const text = (await Array.fromAsync(exportAccount(database, accountId))).join(
		"",
	);
	const lines = text.trimEnd().split("\n");
	const parsed = lines.map(
		(line) => JSON.parse(line) as { table: string; row: Row },
	);
	const byTable = Map.groupBy(parsed, ({ table }) => table);
	return new Map(
		[...byTable].map(([table, some]) => [table, some.map(({ row }) => row)]),
	);
}

/** The number of stored rows of an account, by table. */
async function storedOf(accountId: string): Promise<Map<string, number>> {
	const sizes = new Map([["accounts", 1]]);
	for (const { name, columns } of await database.listTables()) {
		if (!columns.includes("account_id")) continue;
		const { rows } = await sql`
			select * from ${sql.table(name)} where account_id = ${accountId}`.execute(
			database.db,
		);
		if (rows.length > 0) sizes.set(name, rows.length);
	}
	return sizes;
}

/** Fields, a webhook with a new secret, many keys, an import, and a shipment that is notified. */
async function fillAccount() {
	const { client, account } = system;
	const { data: webhook } = await client.createWebhook({
		data: {
			type: "webhook",
			attributes: {
				url: receiver.url,
				active: true,
				events: ["container.transport.vessel_loaded"],
				headers: [{ name: "X-Team", value: "hidden-header" }],
			},
		},
	});
	await client.rotateWebhookSecret(webhook.id);
	const define = async (api_slug: string, more: object) => {
		const attributes = {
			entity_type: "Shipment" as const,
			api_slug,
			display_name: api_slug,
			data_type: "enum" as const,
			...more,
		};
		const { data } = await client.createCustomFieldDefinition({
			data: { type: "custom_field_definition", attributes },
		});
		return data.id;
	};
	await define("level", { data_type: "number", default_value: 3 });
	const size = await define("size", {});
	const option = {
		type: "custom_field_option",
		attributes: { label: "Ten", value: "10" },
	};
	const path = `/custom_field_definitions/${size}/options`;
	expect((await system.send("POST", path, { data: option })).status).toBe(201);
	for (let more = 0; more < 69; more++)
		await insertApiKey(database.db, account.id, "2026-03-01T00:00:00Z");
	const { id } = await acceptedTable(system, "Container\n=1\n");
	await eventually("it is imported", async () => {
		const { data } = await client.getTrackingRequestImport(id);
		return data.attributes.status !== "pending";
	});
	const waiting = { account_id: account.id, import_id: id, part: 7 };
	await database.db
		.insertInto("tracking_request_import_parts")
		.values({ ...waiting, content: toJsonText([]) })
		.execute();
	carrier.report(BOX, atSea());
	await trackShipment(system, {
		request_type: "container",
		request_number: BOX,
		scac: "MAEU",
		ref_numbers: ["PO 7"],
		shipment_tags: ["fast"],
		initial_custom_fields: { shipment: [{ api_slug: "level", value: 4 }] },
	});
	await eventually("all is notified", async () => {
		const jobs = await database.db.selectFrom("jobs").select("id").execute();
		return receiver.received.length > 0 && jobs.length < 2;
	});
}

test("an export has every record of one account, without keys, secrets and internal tables", async () => {
	const { account } = system;
	await fillAccount();
	const tables = await exportedOf(account.id);
	const stored = await storedOf(account.id);
	for (const internal of [
		"account_counters",
		"delivery_queues",
		"job_queues",
		"jobs",
		"kept_replies",
		"transport_event_log",
	])
		expect(stored.delete(internal), internal).toBe(true);
	const sizes = [...tables].map(([name, rows]) => [name, rows.length] as const);
	expect(new Map(sizes)).toEqual(stored);
	expect(stored.get("api_keys")).toBe(70);

	const secrets = await database.db
		.selectFrom("webhooks")
		.innerJoin("api_keys", "api_keys.account_id", "webhooks.account_id")
		.select(["secret", "previous_secret", "hash"])
		.where("webhooks.account_id", "=", account.id)
		.execute();
	const text = JSON.stringify([...tables]);
	for (const secret of [
		"hidden-header",
		...secrets.flatMap((row) => Object.values(row)),
	])
		expect(text).not.toContain(secret);
	for (const name of ["secret", "previous_secret", "headers"])
		expect(tables.get("webhooks")?.[0]).not.toHaveProperty(name);

	// Whatever is stored as JSON is exported as such, and no other text.
	const cells = [...tables.values()].flat().flatMap(Object.values);
	const unread = cells.filter(
		(one) => typeof one === "string" && /^[[{~]/.test(one),
	);
	expect(unread).toEqual([]);
	const [event] = tables.get("transport_events") ?? [];
	expect(event?.document).toMatchObject({
		id: event?.id,
		attributes: { event: event?.event, timestamp: event?.timestamp },
	});
	const list = expect.arrayContaining([expect.any(Object)]);
	for (const [name, row] of Object.entries({
		accounts: { name: account.name, entitlements: account.entitlements },
		containers: { origins: list, document: { type: "container" } },
		custom_field_definitions: { default_value: 3, validation: {} },
		custom_field_options: { value: "10" },
		custom_fields: { value: 4 },
		event_records: { text: list },
		reports: { contents: list, raw: list, messages: list },
		shipments: { origins: list, document: { type: "shipment" } },
	}))
		expect(tables.get(name)?.[0], name).toMatchObject(row);
});
