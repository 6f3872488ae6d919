import { inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { Entitlement } from "../../services/account.ts";
import { findEntitlements } from "../accounts/account-queries.ts";
import type { EventSequenceTable } from "./notification-table.ts";
import type { Subscription } from "./recipients.ts";

const selectSubscriptions = compiledRead((db, accountId: string) =>
	db
		.selectFrom("webhooks")
		.select(["number", "events"])
		.where("account_id", "=", accountId)
		.where("active", "=", 1)
		// Locks the webhooks, so that their removal waits until the notifications are written.
		.forKeyShare(),
);

/** The active webhooks of an account with their subscribed events, and the account's paid features. */
export async function findSubscriptions(
	db: Queries,
	accountId: string,
): Promise<{
	readonly subscriptions: readonly Subscription[];
	readonly entitlements: readonly Entitlement[];
}> {
	const subscriptions = await selectSubscriptions(db, accountId);
	const entitlements = await findEntitlements(db, accountId);
	return { subscriptions, entitlements };
}

const raiseSequences = compiledRead((db, rows: readonly EventSequenceTable[]) =>
	db
		.insertInto("event_sequences")
		.values(rows)
		.onConflict((on) =>
			on.columns(["account_id", "container_id"]).doUpdateSet((eb) => ({
				last_sequence: eb(
					"event_sequences.last_sequence",
					"+",
					eb.ref("excluded.last_sequence"),
				),
			})),
		)
		.returning(["container_id", "last_sequence"]),
);

/** Reserves `counts` sequence numbers for events of each container, and returns the first of each. */
export async function takeSequences(
	db: Queries,
	accountId: string,
	counts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
	const wanted = [...counts].map(([containerId, count]) => ({
		account_id: accountId,
		container_id: containerId,
		last_sequence: count,
	}));
	const first = new Map<string, number>();
	for (const batch of inBatches(wanted)) {
		for (const row of await raiseSequences(db, batch)) {
			const count = counts.get(row.container_id) ?? 0;
			first.set(row.container_id, row.last_sequence - count + 1);
		}
	}
	return first;
}
