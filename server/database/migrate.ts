import { type Kysely, sql } from "kysely";
import { toInstant } from "../runtime/clock.ts";
import { ConfigError } from "../settings/config-error.ts";
import type { Database } from "./database.ts";
import type { SchemaParts } from "./dialects/schema-differences.ts";
import { schemaParts } from "./dialects/schema-parts.ts";
import type { SchemaMigration } from "./migrations/migration.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";

type Db = Kysely<unknown>;

/** A migration that has begun in the database. */
interface BegunMigration {
	readonly name: string;
	readonly contracts_to: string | null;
	/** Null until `fill` has ended. */
	readonly finished_at: string | null;
}

/** A migration, as the database and this program know it. */
export interface MigrationStatus {
	readonly name: string;
	readonly kind: "expand" | "contract";
	readonly state: "applied" | "unfinished" | "pending";
	readonly finished_at: string | null;
}

/** The result of a migration. */
export interface MigrationResult {
	/** The migrations that have been applied, by name. */
	readonly applied: readonly string[];
	/** The contracting migration at which it has stopped. */
	readonly waiting: SchemaMigration | undefined;
}

/** A driver's message about a URL without a password. */
const NO_PASSWORD = /client password must be a string/;

/** PostgreSQL's code for a name of a database that does not exist. */
const NO_DATABASE = "3D000";

/** The error of a program's first query, which fails when the database cannot be reached or refuses the user. */
function refusal(error: unknown): unknown {
	const { code, message, name } = error as NodeJS.ErrnoException;
	// The driver's own errors have no code.
	if (code === undefined && name !== "Error") return error;
	// The error of a name with several addresses has no message of its own.
	const reason = NO_PASSWORD.test(message)
		? "the server wants a password"
		: `${message || code}${code === NO_DATABASE ? "; create it, with the encoding UTF8" : ""}`;
	return new ConfigError(
		`DATABASE_URL names a database that cannot be used: ${reason}`,
	);
}

async function readBegun(
	db: Db,
	parts: SchemaParts,
): Promise<readonly BegunMigration[]> {
	const isKnown = await parts
		.hasTable(db, "schema_migrations")
		.catch((error: unknown) => {
			throw refusal(error);
		});
	const obstacle = await parts.findObstacle(db);
	if (obstacle !== undefined)
		throw new ConfigError(`DATABASE_URL names a database ${obstacle}`);
	if (!isKnown) return [];
	const { rows } = await sql<BegunMigration>`
		select name, contracts_to, finished_at from schema_migrations order by name`.execute(
		db,
	);
	return rows;
}

const EMPTY = `an empty database, without the tables of Landfall: "npm start" makes them, and so does "npm run admin -- database migrate"`;

/** Which database this is when a program with these migrations cannot use it, and what to do; undefined when it can. */
function findMisfit(
	begun: readonly BegunMigration[],
	migrations: readonly SchemaMigration[],
): string | undefined {
	if (begun.length === 0) return EMPTY;
	const known = migrations.at(-1)?.name ?? "";
	const contracting = begun.findLast(
		({ contracts_to }) => contracts_to !== null && contracts_to > known,
	);
	if (contracting)
		return `a database that a newer version of Landfall has changed (${contracting.name} needs programs that know ${contracting.contracts_to}; this one knows up to ${known}): start that version, or name another database`;
	const needed = migrations.findLast(
		({ contractsTo }) => contractsTo === undefined,
	);
	const finished = begun.filter(({ finished_at }) => finished_at !== null);
	if (!needed || finished.some(({ name }) => name === needed.name))
		return undefined;
	return `a database with the schema of an older version (${finished.at(-1)?.name ?? "none"}; this one needs ${needed.name}): run "npm run admin -- database migrate" first`;
}

async function apply(
	db: Db,
	parts: SchemaParts,
	{ name, contractsTo, up, fill }: SchemaMigration,
	hasBegun: boolean,
): Promise<void> {
	const finish = (on: Db) =>
		sql`
		update schema_migrations set finished_at = ${toInstant(new Date())} where name = ${name}`.execute(
			on,
		);
	if (!hasBegun)
		await parts.changeTables(db, async (transaction) => {
			await up(transaction);
			await sql`
				insert into schema_migrations (name, contracts_to) values (${name}, ${contractsTo ?? null})`.execute(
				transaction,
			);
			if (!fill) await finish(transaction);
		});
	if (!fill) return;
	await parts.fillTables(db, fill);
	await finish(db);
}

/**
 * Applies the migrations that are missing, beside running programs and one process at a time. Stops at a contracting migration
 * unless `isContracting`, or the database was empty.
 */
export async function migrate(
	database: Pick<Database, "db">,
	{
		isContracting = true,
		migrations = MIGRATIONS,
	}: {
		readonly isContracting?: boolean;
		readonly migrations?: readonly SchemaMigration[];
	} = {},
): Promise<MigrationResult> {
	const db = database.db as unknown as Db;
	const parts = schemaParts(db);
	// Refuses a database that cannot be used before it creates a table.
	await readBegun(db, parts);
	return parts.migrateAlone(db, async (alone) => {
		await parts.changeTables(alone, async (transaction) => {
			await sql`
				create table if not exists schema_migrations (
					name ${parts.text} not null primary key, contracts_to ${parts.text}, finished_at ${parts.text}
				)`.execute(transaction);
		});
		const begun = await readBegun(alone, parts);
		const applied: string[] = [];
		for (const migration of migrations) {
			const known = begun.find(({ name }) => name === migration.name);
			if (known && known.finished_at !== null) continue;
			const isContract = migration.contractsTo !== undefined;
			if (isContract && !isContracting && !known && begun.length > 0)
				return { applied, waiting: migration };
			await apply(alone, parts, migration, known !== undefined);
			applied.push(migration.name);
		}
		return { applied, waiting: undefined };
	});
}

/**
 * Makes sure that this program can use the database. Migrates an empty database, and on SQLite any older one. Throws
 * {@link ConfigError} when the schema is too old or too new.
 */
export async function prepareSchema(
	database: Pick<Database, "db">,
	migrations = MIGRATIONS,
): Promise<void> {
	const db = database.db as unknown as Db;
	const parts = schemaParts(db);
	let begun = await readBegun(db, parts);
	const isPending = migrations.some(
		({ name }) =>
			!begun.some((one) => one.name === name && one.finished_at !== null),
	);
	const isNewer = begun.some(
		({ name }) => name > (migrations.at(-1)?.name ?? ""),
	);
	const isEmpty = begun.length === 0;
	if (isPending && !isNewer && (isEmpty || parts.migratesAtStart)) {
		await migrate(database, { migrations });
		begun = await readBegun(db, parts);
	}
	refuseMisfit(findMisfit(begun, migrations));
}

function refuseMisfit(misfit: string | undefined): void {
	if (misfit !== undefined)
		throw new ConfigError(`DATABASE_URL names ${misfit}`);
}

/** Throws {@link ConfigError} when this program cannot use the database as it is. Changes nothing. */
export async function checkSchema(
	database: Pick<Database, "db">,
): Promise<void> {
	refuseMisfit((await readSchemaStatus(database)).misfit);
}

/** The migrations that the database or this program knows, in order, and which database it is when the two do not fit. */
export async function readSchemaStatus(
	database: Pick<Database, "db">,
	migrations = MIGRATIONS,
): Promise<{
	readonly migrations: readonly MigrationStatus[];
	readonly misfit: string | undefined;
	readonly isEmpty: boolean;
}> {
	const db = database.db as unknown as Db;
	const begun = await readBegun(db, schemaParts(db));
	const pending = migrations
		.filter(({ name }) => !begun.some((one) => one.name === name))
		.map(({ name, contractsTo }) => ({
			name,
			kind: contractsTo === undefined ? "expand" : "contract",
			state: "pending",
			finished_at: null,
		})) satisfies MigrationStatus[];
	const known = begun.map(({ name, contracts_to, finished_at }) => ({
		name,
		kind: contracts_to === null ? "expand" : "contract",
		state: finished_at === null ? "unfinished" : "applied",
		finished_at,
	})) satisfies MigrationStatus[];
	return {
		migrations: [...known, ...pending].sort((one, other) =>
			one.name < other.name ? -1 : 1,
		),
		misfit: findMisfit(begun, migrations),
		isEmpty: begun.length === 0,
	};
}
