import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { ConfigError } from "../settings/config.ts";
import type { Database } from "./database.ts";
import { initialSchema } from "./migrations/0001-initial-schema.ts";

/** All migrations by name, in order. A released one is never changed; a correction is a new migration. */
const MIGRATIONS: Record<string, Migration> = {
	"0001-initial-schema": initialSchema,
};

/** The last applied migration; undefined when there is none, or the database cannot be read. */
async function lastMigration({ db }: Database): Promise<string | undefined> {
	const query = sql<{ name: string }>`
		select name from kysely_migration order by name desc limit 1`;
	const result = await query.execute(db).catch(() => undefined);
	return result?.rows[0]?.name;
}

/**
 * Migrates the database to the newest schema in one transaction, which is rolled back on an error. Throws
 * {@link ConfigError} when a newer program has migrated it.
 */
export async function migrate(database: Database): Promise<void> {
	const migrator = new Migrator({
		db: database.db,
		provider: { getMigrations: async () => MIGRATIONS },
	});
	const { error } = await migrator.migrateToLatest();
	if (error === undefined) return;
	const last = await lastMigration(database);
	const known = Object.keys(MIGRATIONS).sort().at(-1);
	if (last === undefined || known === undefined || last <= known) throw error;
	throw new ConfigError(
		`DATABASE_URL names a database that a newer version of Landfall has written (${last}; this one knows up to ${known}): start that version, or name another database`,
	);
}
