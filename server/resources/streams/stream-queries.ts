import { sql } from "kysely";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { JobPayloads } from "../../worker/job-payloads.ts";

const selectCounters = compiledRead((db, accountIds: readonly string[]) =>
	db
		.selectFrom("account_counters")
		.select(["account_id", "name", "value"])
		.where("account_id", "in", accountIds)
		.where("name", "in", [
			sql.lit("events" as const),
			sql.lit("transport_event_log" as const),
		]),
);

const selectFanOuts = compiledRead((db, accountIds: readonly string[]) =>
	db
		.selectFrom("jobs")
		.select(["account_id", "payload"])
		.where("name", "=", "notify-webhooks")
		.where("account_id", "in", accountIds),
);

/** The positions up to which the records of an account are complete: no later write adds a record before them. */
export interface CompletePositions {
	readonly notifications: number;
	readonly transportEvents: number;
}

/** The positions of an account without records. */
export const NOTHING: CompletePositions = {
	notifications: 0,
	transportEvents: 0,
};

/**
 * Finds the positions up to which streams of accounts can read. The counter is read first: its events are committed, and so are
 * the jobs that still write their notifications.
 */
export async function findCompletePositions(
	db: Queries,
	accountIds: readonly string[],
): Promise<ReadonlyMap<string, CompletePositions>> {
	const positions = new Map<string, CompletePositions>();
	for (const batch of idBatches(accountIds)) {
		for (const { account_id: id, name, value } of await selectCounters(
			db,
			batch,
		)) {
			const stream = name === "events" ? "notifications" : "transportEvents";
			const known = positions.get(id) ?? NOTHING;
			positions.set(id, { ...known, [stream]: value });
		}
		for (const { account_id: id, payload } of await selectFanOuts(db, batch)) {
			const { next } = JSON.parse(payload) as JobPayloads["notify-webhooks"];
			const known = positions.get(id) ?? NOTHING;
			const notifications = Math.min(known.notifications, next.position - 1);
			positions.set(id, { ...known, notifications });
		}
	}
	return positions;
}

const selectKeys = compiledRead(
	(db, accountIds: readonly string[], ids: readonly string[]) =>
		db
			.selectFrom("api_keys")
			.select("id")
			.where("account_id", "in", accountIds)
			.where("id", "in", ids)
			.where("revoked_at", "is", null),
);

/** A key by its account. */
export interface KeyOfAccount {
	readonly id: string;
	readonly keyId: string;
}

/** The active ones among these keys. */
export async function findWorkingKeys(
	db: Queries,
	keys: readonly KeyOfAccount[],
): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	for (const batch of idBatches(keys)) {
		const rows = await selectKeys(
			db,
			batch.map(({ id }) => id),
			batch.map(({ keyId }) => keyId),
		);
		for (const { id } of rows) found.add(id);
	}
	return found;
}
