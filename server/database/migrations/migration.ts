import type { Kysely } from "kysely";

/**
 * A change of the schema. A released one is never changed; a correction is a new migration. Programs and migrations that do not
 * fit each other are kept apart by two rules: a program needs every migration that it knows, except the contracting ones at the
 * end, and a contracting migration names the oldest programs that work after it.
 */
export interface SchemaMigration {
	/** Four digits and words. Migrations run in the order of their names. */
	readonly name: string;
	/**
	 * Set when the migration contracts: it takes away what programs use that do not know the migration of this name. Without
	 * it the migration expands, and every program that ran before still runs.
	 */
	readonly contractsTo?: string;
	/** Changes tables in one transaction. Its statements are short, because requests wait for their locks. */
	up(db: Kysely<unknown>): Promise<void>;
	/**
	 * Follows `up` where it takes long: fills columns in batches, builds indexes. On PostgreSQL it runs outside of a transaction,
	 * beside running programs, and again from its start when it was cut off.
	 */
	readonly fill?: (db: Kysely<unknown>) => Promise<void>;
}
