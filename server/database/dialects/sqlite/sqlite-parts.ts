import { sql } from "kysely";
import type { SchemaParts } from "../schema-differences.ts";

const LOWER = sql`
	insert into job_queues (account_id, name, due_at) values (new.account_id, new.name, new.run_at)
	on conflict (account_id, name) do update set due_at = excluded.due_at
	where due_at is null or due_at > excluded.due_at;`;

/** The schema of SQLite. */
export const SQLITE_PARTS: SchemaParts = {
	findObstacle: async () => undefined,
	migratesAtStart: true,

	async hasTable(db, name) {
		const { rows } = await sql`
			select 1 from sqlite_schema where type = 'table' and name = ${name}`.execute(
			db,
		);
		return rows.length > 0;
	},

	// The transaction holds the write lock, and undoes everything when any of it fails.
	migrateAlone: (db, work) => db.transaction().execute(work),
	changeTables: (db, work) => work(db),
	fillTables: (db, work) => work(db),

	async buildIndex(db, name, on) {
		await sql`create index if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(
			db,
		);
	},

	text: sql`text`,
	integer: sql`integer`,
	// The table is its own primary key index, which saves a second tree.
	inKeyOrder: sql`without rowid`,
	withRoom: undefined,

	async findDistributed() {
		return undefined;
	},

	/**
	 * One row per account and kind, never due later than its first waiting job. Triggers keep it, because a job whose queue was
	 * not updated would wait forever.
	 */
	async createJobQueues(db) {
		await sql`
			create table job_queues (
				account_id text not null, name text not null, due_at text,
				constraint job_queues_pkey primary key (account_id, name)
			)`.execute(db);
		await sql`create trigger jobs_added after insert on jobs when new.lease_until is null begin ${LOWER} end`.execute(
			db,
		);
		await sql`create trigger jobs_given_back after update of run_at, lease_until on jobs when new.lease_until is null begin ${LOWER} end`.execute(
			db,
		);
	},

	/**
	 * Without statistics SQLite assumes ten rows per account (https://sqlite.org/fileformat2.html#stat1tab). The key of a table in
	 * key order has the table's name.
	 */
	async expectSizes(db, sizes) {
		// Creates the table of statistics; settings need none.
		await sql`analyze settings`.execute(db);
		await sql`delete from sqlite_stat1 where tbl = 'settings'`.execute(db);
		for (const [table, indexes] of Object.entries(sizes)) {
			for (const [index, rows] of indexes) {
				await sql`insert into sqlite_stat1 values (${table}, ${index}, ${rows.join(" ")})`.execute(
					db,
				);
			}
		}
		await sql`analyze sqlite_schema`.execute(db);
	},
};
