import { sql } from "kysely";
import { inBatches } from "../../server/database/batches.ts";
import type { Database, Queries } from "../../server/database/database.ts";
import { idOfNotification } from "../../server/resources/webhook-notifications/notification-body.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";

/** The places of an event's records. */
const PLACES = isOnPostgres()
	? "json_array_elements_text(e.records::json)"
	: "json_each(e.records)";

/** Rules of a database whose deliveries have all ended. Each query finds the rows that break its rule. */
const RULES: Readonly<Record<string, string>> = {
	"only a waiting notification has a due time": `
		select position as id from webhook_notifications where delivery_status <> 'pending' and due_at is not null`,
	"a waiting notification that was attempted has a due time": `
		select position as id from webhook_notifications where delivery_status = 'pending' and attempts > 0 and due_at is null`,
	"a notification for an active webhook is not due before its queue": `
		select n.position as id from webhook_notifications n
		join webhooks w on w.account_id = n.account_id and w.number = n.webhook_number
		left join delivery_queues q on q.webhook_id = w.id
		where w.active = 1 and n.delivery_status = 'pending' and (q.due_at is null or q.due_at > n.due_at)`,
	"a notification without attempt and due time has a position after the frontier of its queue": `
		select n.position as id from webhook_notifications n
		join delivery_queues q on q.account_id = n.account_id and q.webhook_number = n.webhook_number
		where n.delivery_status = 'pending' and n.due_at is null and n.position <= q.frontier`,
	"no queue is leased": `
		select webhook_id as id from delivery_queues where lease_owner is not null or lease_until is not null`,
	"a webhook has a queue and a queue has a webhook": `
		select coalesce(w.id, q.webhook_id) as id from webhooks w
		full join delivery_queues q on q.webhook_id = w.id and q.account_id = w.account_id and q.webhook_number = w.number
		where w.id is null or q.webhook_id is null`,
	"a notification belongs to a webhook": `
		select n.position as id from webhook_notifications n
		left join webhooks w on w.number = n.webhook_number and w.account_id = n.account_id where w.id is null`,
	"a notification belongs to an event": `
		select n.position as id from webhook_notifications n
		left join account_events e on e.account_id = n.account_id and e.position = n.position where e.position is null`,
	"the records of an event are stored": `
		select e.position as id from account_events e cross join ${PLACES} place
		left join event_records r on r.account_id = e.account_id and r.batch = e.batch and r.place = cast(place.value as bigint) / 64 * 64
		where r.text is null`,
	"an attempt belongs to a notification": `
		select d.id from webhook_deliveries d
		left join notified n on n.id = d.notification_id and n.account_id = d.account_id where n.id is null`,
	"attempts are numbered from 1 without a gap, and their notification has their number": `
		select n.id from notified n
		left join webhook_deliveries d on d.notification_id = n.id and d.account_id = n.account_id
		group by n.account_id, n.id, n.attempts having count(d.id) <> n.attempts or coalesce(max(d.attempt), 0) <> n.attempts`,
	"the last attempt succeeded if and only if the notification is delivered": `
		select n.id from notified n
		join webhook_deliveries d on d.notification_id = n.id and d.account_id = n.account_id and d.attempt = n.attempts
		where (n.delivery_status = 'succeeded') <> (d.error is null)`,
	"a delivered notification has no failures, and none has more failures than attempts": `
		select position as id from webhook_notifications
		where failures > attempts or (delivery_status = 'succeeded' and failures <> 0)`,
	"the numbers of a container's events are different, and none is above the last": `
		select min(e.position) as id from account_events e
		left join event_sequences s on s.account_id = e.account_id and s.container_id = e.container_id
		where e.sequence is not null group by e.account_id, e.container_id, s.last_sequence
		having count(*) <> count(distinct e.sequence) or s.last_sequence is null or max(e.sequence) > s.last_sequence`,
	"a circuit is open only after a failure": `
		select webhook_id as id from delivery_queues
		where (failures = 0) <> (failing_since is null) or (failures = 0 and open_until is not null)`,
};

const SHOWN = 3;

/** A row of the table that exists while a database is audited. */
interface Notified {
	readonly account_id: string;
	readonly id: string;
	readonly attempts: number;
	readonly delivery_status: string;
}

/** Stores the ids of all notifications, because no table has them. */
async function addNotified(db: Queries): Promise<void> {
	await sql`
		create temp table notified (account_id text, id text, attempts bigint, delivery_status text)`.execute(
		db,
	);
	const rows = await db
		.selectFrom("webhook_notifications as notification")
		.innerJoin("account_events as event", (join) =>
			join
				.onRef("event.account_id", "=", "notification.account_id")
				.onRef("event.position", "=", "notification.position"),
		)
		.selectAll("notification")
		.select("event.created_at")
		.execute();
	const notified = rows.map((row) => ({
		account_id: row.account_id,
		id: idOfNotification(row, row.webhook_number),
		attempts: row.attempts,
		delivery_status: row.delivery_status,
	}));
	const withNotified = db.withTables<{ notified: Notified }>();
	for (const batch of inBatches(notified))
		await withNotified.insertInto("notified").values(batch).execute();
	await sql`create index notified_by_id on notified (id)`.execute(db);
}

/** The delivery rules that a database breaks, each with some of the records that break it. */
export async function audit({ db }: Pick<Database, "db">): Promise<string[]> {
	return db.transaction().execute(async (transaction) => {
		await addNotified(transaction);
		const broken: string[] = [];
		for (const [rule, query] of Object.entries(RULES)) {
			const { rows } = await sql
				.raw<{ id: unknown }>(query)
				.execute(transaction);
			if (rows.length === 0) continue;
			const shown = rows.slice(0, SHOWN).map(({ id }) => id);
			broken.push(
				`${rows.length} records (${shown.join(", ")}) break the rule: ${rule}`,
			);
		}
		await sql`drop table notified`.execute(transaction);
		return broken;
	});
}
