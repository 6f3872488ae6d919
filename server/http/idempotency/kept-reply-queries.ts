import {
	compiledCountedWrite,
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { KeptReplyTable } from "../../database/schema/kept-reply-table.ts";

/** Finds the kept reply to an account's idempotency key, expired or not: no row or one. */
export const findKept = compiledRead(
	(db, accountId: string, operation: string, key: string) =>
		db
			.selectFrom("kept_replies")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("operation", "=", operation)
			.where("key", "=", key),
);

/** Adds a row; a second one with the same key is a unique violation. */
export const insertKept = compiledWrite((db, row: KeptReplyTable) =>
	db.insertInto("kept_replies").values(row),
);

/** Changes the row of a request in progress, unless another process has taken it over. */
export const changeKept = compiledCountedWrite(
	(
		db,
		changes: Partial<Pick<KeptReplyTable, "expires_at" | "body">>,
		accountId: string,
		operation: string,
		key: string,
		expiresAt: string,
	) =>
		db
			.updateTable("kept_replies")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("operation", "=", operation)
			.where("key", "=", key)
			.where("expires_at", "=", expiresAt),
);

/** Deletes a row, unless another process has replaced it. */
export const deleteKept = compiledWrite(
	(db, accountId: string, operation: string, key: string, expiresAt: string) =>
		db
			.deleteFrom("kept_replies")
			.where("account_id", "=", accountId)
			.where("operation", "=", operation)
			.where("key", "=", key)
			.where("expires_at", "=", expiresAt),
);
