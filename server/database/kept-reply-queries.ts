import { compiledRead, compiledWrite } from "./schema/compiled-query.ts";
import type { KeptReplyTable } from "./schema/kept-reply-table.ts";

/** Finds what is kept under a key of an account, expired or not: no row or one. */
export const findKept = compiledRead(
	(db, accountId: string, operation: string, key: string) =>
		db
			.selectFrom("kept_replies")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("operation", "=", operation)
			.where("key", "=", key),
);

/** Adds a row. One under the same key is the database's unique violation. */
export const insertKept = compiledWrite((db, row: KeptReplyTable) =>
	db.insertInto("kept_replies").values(row),
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
