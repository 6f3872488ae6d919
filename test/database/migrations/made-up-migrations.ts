import { sql } from "kysely";
import { schemaParts } from "../../../server/database/dialects/schema-parts.ts";
import type { SchemaMigration } from "../../../server/database/migrations/migration.ts";
import { MIGRATIONS } from "../../../server/database/migrations/migrations.ts";

const ROWS_OF_A_BATCH = 512;

/** Adds `submitted_number`, fills it and builds an index over it; a trigger keeps it equal to `request_number`. */
const expandNumber: SchemaMigration = {
	name: "9001-add-submitted-number",
	async up(db) {
		await db.schema
			.alterTable("tracking_requests")
			.addColumn("submitted_number", schemaParts(db).text)
			.execute();
		if (schemaParts(db).migratesAtStart) return;
		await sql`
			create function keep_numbers_equal() returns trigger language plpgsql as $$
			begin
				new.submitted_number := coalesce(new.submitted_number, new.request_number);
				new.request_number := coalesce(new.request_number, new.submitted_number);
				return new;
			end $$`.execute(db);
		await sql`
			create trigger numbers_equal before insert or update on tracking_requests
			for each row execute function keep_numbers_equal()`.execute(db);
	},
	async fill(db) {
		const fillBatch = sql`
			update tracking_requests set submitted_number = request_number where (account_id, id) in (
				select account_id, id from tracking_requests where submitted_number is null limit ${sql.lit(ROWS_OF_A_BATCH)}
			)`;
		while ((await fillBatch.execute(db)).numAffectedRows);
		await schemaParts(db).buildIndex(
			db,
			"tracking_requests_by_submitted_number",
			"tracking_requests (account_id, submitted_number)",
		);
	},
};

/** Drops the old column. */
const contractNumber: SchemaMigration = {
	name: "9002-remove-request-number",
	contractsTo: expandNumber.name,
	async up(db) {
		if (!schemaParts(db).migratesAtStart) {
			await sql`drop trigger numbers_equal on tracking_requests`.execute(db);
			await sql`drop function keep_numbers_equal`.execute(db);
		}
		await db.schema
			.alterTable("tracking_requests")
			.dropColumn("request_number")
			.execute();
	},
};

/** The migrations of three made-up versions, of which the second and third rename a column. */
export const MADE_UP_VERSIONS = {
	before: MIGRATIONS,
	expanding: [...MIGRATIONS, expandNumber],
	contracting: [...MIGRATIONS, expandNumber, contractNumber],
} satisfies Readonly<Record<string, readonly SchemaMigration[]>>;
