import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Queries } from "../../server/database/database.ts";
import { transact } from "../../server/database/transact.ts";
import {
	type AccountRows,
	deleteAccountRows,
	type StoredRow,
} from "../../server/retention/account-tables.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";

const ROWS = 20_000;

const NOTIFICATIONS: AccountRows = {
	name: "webhook_notifications",
	key: ["position", "webhook_number"],
	only: sql<boolean>`delivery_status = 'succeeded'`,
	below: sql<boolean>`position <= ${ROWS}`,
};

/** The rows that this connection has read without an index in the last transactions, this one included. */
async function readWithoutIndex(db: Queries): Promise<number> {
	const { rows } = await sql<{ read: number }>`
		select seq_tup_read as read from pg_stat_xact_user_tables where relname = ${NOTIFICATIONS.name}`.execute(
		db,
	);
	return rows[0]?.read ?? 0;
}

test.each(["the first rows", "rows in the middle"])(
	"a batch of %s is deleted without reading the table, also when PostgreSQL counted many rows before it that are gone",
	async (which) => {
		const database = await openMigrated("file::memory:");
		onTestFinished(() => database.close());
		const { db } = database;
		await sql`
			insert into webhook_notifications (account_id, webhook_number, position, delivery_status, attempts, failures)
			select 'a', number, position, 'succeeded', 1, 0
			from generate_series(1, ${ROWS / 2}::int) position, generate_series(1, 2) number`.execute(
			db,
		);
		await sql`analyze webhook_notifications`.execute(db);
		await sql`delete from webhook_notifications where position <= ${ROWS / 4}`.execute(
			db,
		);
		let after: StoredRow | undefined =
			which === "the first rows"
				? undefined
				: { position: ROWS * 0.35, webhook_number: 1 };
		await transact(database, async (transaction) => {
			const before = await readWithoutIndex(transaction);
			for (let batch = 0; batch < 8; batch++) {
				const deleted = await deleteAccountRows(
					transaction,
					NOTIFICATIONS,
					"a",
					after,
					32,
				);
				expect(deleted.count).toBe(32);
				after &&= deleted.last;
			}
			expect(await readWithoutIndex(transaction)).toBe(before);
		});
	},
);
