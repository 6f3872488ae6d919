import { sql } from "kysely";
import { expect, test } from "vitest";
import { fromJsonText, toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { recordOutcome } from "../../server/resources/outcomes/record-outcome.ts";
import { insertTrackingRequest } from "../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../server/resources/tracking-requests/tracking-request-table.ts";
import type { JobPayloads } from "../../server/worker/job-payloads.ts";
import { enqueue } from "../../server/worker/job-queue.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { openForFile } from "../support/open-for-file.ts";
import { recordExamples } from "../support/records/example-records.ts";
import { testClock } from "../support/time/test-clock.ts";

const NOW = "2026-03-01T00:00:00Z";
const clock = testClock(NOW);
const landfall = await openForFile(startTestLandfall, {
	clock,
	isWorking: false,
});
const { db, services } = landfall;
const accountId = landfall.account.id;

/** Plans a job and runs it until nothing of its kind is due. */
async function finish<Name extends keyof JobPayloads>(
	name: Name,
	payload: JobPayloads[Name],
): Promise<void> {
	const job = { name, accountId, dedupeKey: name, payload };
	await enqueue(db, clock, [job as never]);
	await runDueJobs(services, name);
}

async function count(
	table: "webhook_notifications" | "custom_fields" | "new_outcomes",
): Promise<number> {
	return (await db.selectFrom(table).select("account_id").execute()).length;
}

/** The numbers from 1. */
const numbers = (last: number) =>
	sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(last)}) select`;

test("all notifications of a deleted webhook are removed, however many they are and even if their events are gone, and no others", async () => {
	for (const [webhook, last] of [
		[1, 2_100],
		[2, 3],
	] as const)
		await sql`insert into webhook_notifications
			(account_id, webhook_number, position, delivery_status, attempts, failures)
			${numbers(last)} ${sql.lit(accountId)}, ${sql.lit(webhook)}, i, 'succeeded', i % 2, 0 from n`.execute(
			db,
		);
	await finish("remove-notifications", { webhookNumber: 1 });
	expect(await count("webhook_notifications")).toBe(3);
});

test("all values of a deleted custom field are removed, however many they are, and no others", async () => {
	for (const [field, last] of [
		["gone", 8_200],
		["kept", 3],
	] as const)
		await sql`insert into custom_fields
			(account_id, id, definition_id, entity_type, entity_id, value, created_at, updated_at)
			${numbers(last)} ${sql.lit(accountId)}, ${sql.lit(field)} || i, ${sql.lit(field)}, 'Shipment', 's' || i, '"x"', ${sql.lit(NOW)}, ${sql.lit(NOW)} from n`.execute(
			db,
		);
	await finish("remove-custom-fields", { definitionId: "gone" });
	expect(await count("custom_fields")).toBe(3);
});

test("all outcomes of an account's requests are counted, however many end at once", async () => {
	const request: Omit<TrackingRequestTable, "id" | "number_key"> = {
		...{ account_id: accountId, request_number: "X" },
		...{ request_type: "container", scac: "MSCU", line_scac: "MSCU" },
		...{ ref_numbers: toJsonText([]), shipment_tags: toJsonText([]) },
		...{ customer_id: null, initial_custom_fields: null, status: "failed" },
		...{ failed_reason: "not_found", duplicate_of: null },
		...{ is_retrying: 0, retry_count: null },
		...{ shipment_id: null, answer_digest: null },
		...{ created_at: NOW, updated_at: NOW },
	};
	for (let index = 10; index < 30; index++) {
		const number_key = `TCNU83400${index}`;
		const one = { ...request, id: newRecordId(), number_key };
		await insertTrackingRequest(db, one);
		await recordOutcome(db, clock, one, false);
	}
	await runDueJobs(services, "count-outcomes");
	expect(await count("new_outcomes")).toBe(0);
});

test("all shipments of a renamed customer get the new name, however many they are", async () => {
	const { data } = await landfall.client.createParty({
		data: { type: "party", attributes: { company_name: "Old" } },
	});
	await recordExamples(db, accountId);
	const [example] = await db.selectFrom("shipments").selectAll().execute();
	if (!example) throw new Error("there is no example");
	for (let index = 0; index < 65; index++) {
		const one = { ...example, id: newRecordId(), customer_id: data.id };
		await db.insertInto("shipments").values(one).execute();
	}
	await landfall.client.updateParty(data.id, {
		data: { type: "party", attributes: { company_name: "New" } },
	});
	await runDueJobs(services, "rename-customer");
	const rows = await db
		.selectFrom("shipments")
		.select("document")
		.where("customer_id", "=", data.id)
		.execute();
	const names = rows.map(
		({ document }) => fromJsonText(document).attributes.customer_name,
	);
	expect(names).toEqual(Array(65).fill("New"));
});
