import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import { toInstant } from "../runtime/clock.ts";
import { deleteAccountRows } from "./account-tables.ts";
import type { AgedKind } from "./aged-kind.ts";

function finished(db: Queries, accountId: string, before: Date) {
	return db
		.selectFrom("tracking_request_imports")
		.where("account_id", "=", accountId)
		.where("finished_at", "<", toInstant(before));
}

/** Finished imports with their refused lines. Their tracking requests stay. */
export const IMPORTS: AgedKind = {
	kind: "imports",
	what: "imports",
	async removeSome(database, accountId, before, rows) {
		const oldest = await finished(database.db, accountId, before)
			.select("id")
			.orderBy("finished_at")
			.orderBy("id")
			.limit(1)
			.executeTakeFirst();
		if (!oldest) return 0;
		const refusals = {
			name: "tracking_request_import_refusals",
			key: ["line"],
			only: sql<boolean>`import_id = ${oldest.id}`,
		};
		return transact(database, async (db) => {
			const { count, last } = await deleteAccountRows(
				db,
				refusals,
				accountId,
				undefined,
				rows,
			);
			if (last) return count;
			await db
				.deleteFrom("tracking_request_imports")
				.where("account_id", "=", accountId)
				.where("id", "=", oldest.id)
				.execute();
			return count + 1;
		});
	},
	async count({ db }, accountId, before) {
		const { count } = await finished(db, accountId, before)
			.select((eb) => eb.fn.countAll().as("count"))
			.executeTakeFirstOrThrow();
		return Number(count);
	},
};
