import Database from "better-sqlite3";

/** What must hold in a database at rest: nobody holds a queue any more. Each question finds the rows that break a rule. */
const RULES: Readonly<Record<string, string>> = {
	"a notification that waits has a time, and no other has": `
		select id from webhook_notifications where (delivery_status = 'pending') <> (due_at is not null)`,
	"what waits for an active webhook is reached by its queue": `
		select n.id from webhook_notifications n
		join webhooks w on w.id = n.webhook_id
		left join delivery_queues q on q.webhook_id = n.webhook_id
		where w.active = 1 and n.due_at is not null and (q.due_at is null or q.due_at > n.due_at)`,
	"nobody holds a queue": `
		select webhook_id as id from delivery_queues where lease_owner is not null or lease_until is not null`,
	"a webhook has a queue and a queue has a webhook": `
		select coalesce(w.id, q.webhook_id) as id from webhooks w
		full join delivery_queues q on q.webhook_id = w.id and q.account_id = w.account_id
		where w.id is null or q.webhook_id is null`,
	"a notification belongs to a webhook": `
		select n.id from webhook_notifications n
		left join webhooks w on w.id = n.webhook_id and w.account_id = n.account_id where w.id is null`,
	"a notification has a body and a body has a notification": `
		select coalesce(n.id, b.id) as id from webhook_notifications n
		full join webhook_notification_bodies b on b.id = n.id and b.account_id = n.account_id
		where n.id is null or b.id is null`,
	"an attempt belongs to a notification": `
		select d.id from webhook_deliveries d
		left join webhook_notifications n on n.id = d.notification_id and n.account_id = d.account_id where n.id is null`,
	"attempts are numbered from 1 without a gap, and their notification knows how many there are": `
		select n.id from webhook_notifications n
		left join webhook_deliveries d on d.notification_id = n.id and d.account_id = n.account_id
		group by n.account_id, n.id having count(d.id) <> n.attempts or coalesce(max(d.attempt), 0) <> n.attempts`,
	"the last attempt of what has succeeded has succeeded, and no other has but by a redelivery": `
		select n.id from webhook_notifications n
		join webhook_deliveries d on d.notification_id = n.id and d.account_id = n.account_id and d.attempt = n.attempts
		where (n.delivery_status = 'succeeded') <> (d.error is null)`,
	"what has succeeded has no failures left, and nothing has more than attempts": `
		select id from webhook_notifications
		where failures > attempts or (delivery_status = 'succeeded' and failures <> 0)`,
	"the numbers of a container's events are different in each webhook, and none is above the last": `
		select min(n.id) as id from webhook_notifications n
		left join event_sequences s on s.account_id = n.account_id and s.container_id = n.container_id
		where n.sequence is not null group by n.webhook_id, n.container_id, s.last_sequence
		having count(*) <> count(distinct n.sequence) or s.last_sequence is null or max(n.sequence) > s.last_sequence`,
	"a circuit is open only where something has failed": `
		select webhook_id as id from delivery_queues
		where (failures = 0) <> (failing_since is null) or (failures = 0 and open_until is not null)`,
};

const SHOWN = 3;

/** The rules of deliveries that a database file at rest breaks, each with some of the records that do. */
export function audit(file: string): string[] {
	const db = new Database(file, { readonly: true });
	try {
		return Object.entries(RULES).flatMap(([rule, query]) => {
			const ids = db.prepare<[], string>(query).pluck().all();
			if (ids.length === 0) return [];
			const shown = ids.slice(0, SHOWN).join(", ");
			return [`not so for ${ids.length} (${shown}): ${rule}`];
		});
	} finally {
		db.close();
	}
}
