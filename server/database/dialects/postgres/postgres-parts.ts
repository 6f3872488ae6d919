import { sql } from "kysely";
import type { SchemaParts } from "../schema-differences.ts";
import {
	buildIndex,
	changeTables,
	fillTables,
	hasTable,
	migrateAlone,
} from "./online-changes.ts";

/** The schema of PostgreSQL. */
export const POSTGRES_PARTS: SchemaParts = {
	migratesAtStart: false,
	async findObstacle(db) {
		const { rows } = await sql<{
			encoding: string;
			path: string;
			schema: string | null;
		}>`
			select current_setting('server_encoding') as encoding,
				current_setting('search_path') as path, current_schema() as schema`.execute(
			db,
		);
		const [{ encoding, path, schema } = {}] = rows;
		if (encoding !== "UTF8")
			return `with the encoding ${encoding}: create it with encoding 'UTF8', which holds the name of every customer and place`;
		return schema === null
			? `whose search_path (${path}) has no schema that this user may use: create the schema, or change search_path`
			: undefined;
	},
	hasTable,
	migrateAlone,
	changeTables,
	fillTables,
	buildIndex,

	// By bytes, as in SQLite, whatever the collation of the database.
	text: sql`text collate "C"`,
	integer: sql`bigint`,
	inKeyOrder: undefined,
	withRoom: sql`with (fillfactor = 70)`,

	async findDistributed(db) {
		const found = await sql`
			select 1 from pg_extension where extname = 'citus'`.execute(db);
		if (found.rows.length === 0) return undefined;
		const { rows } = await sql<{ name: string }>`
			select logicalrelid::regclass::text as name from pg_dist_partition`.execute(
			db,
		);
		return new Set(rows.map((row) => row.name));
	},

	/**
	 * Any number of entries per account and kind. One of them is never due later than the first waiting job. Entries are only added,
	 * because transactions of an account would wait for each other if every new job changed one row. A claim replaces the entries that
	 * it sees by one.
	 */
	async createJobQueues(db) {
		await sql`
			create table job_queues (
				account_id text collate "C" not null, name text collate "C" not null, due_at text collate "C"
			)`.execute(db);
		await sql`
			create function add_to_job_queue() returns trigger language plpgsql as $$
			begin
				insert into job_queues (account_id, name, due_at) values (new.account_id, new.name, new.run_at);
				return null;
			end $$`.execute(db);
		await sql`create trigger jobs_added after insert on jobs for each row when (new.lease_until is null) execute function add_to_job_queue()`.execute(
			db,
		);
		await sql`create trigger jobs_given_back after update of run_at, lease_until on jobs for each row when (new.lease_until is null) execute function add_to_job_queue()`.execute(
			db,
		);
		await sql`create index job_queues_by_account_id_name on job_queues (account_id, name)`.execute(
			db,
		);
	},

	/** PostgreSQL keeps statistics itself. */
	async expectSizes() {},
};
