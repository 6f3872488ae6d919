import type { Kysely } from "kysely";

/**
 * A change of the schema. A released migration never changes; a correction is a new one. Two rules keep programs from a schema that
 * they cannot use. A program needs every migration that it knows, except contracting ones at the end. A contracting migration names the
 * oldest programs that work after it.
 */
export interface SchemaMigration {
	/** Four digits and words. Migrations run in the order of their names. */
	readonly name: string;
	/**
	 * Set when the migration contracts: programs that do not know the named migration stop working. Without it the migration expands,
	 * and every older program still works.
	 */
	readonly contractsTo?: string;
	/** Changes tables in one transaction. Its statements are short, because requests wait for their locks. */
	up(db: Kysely<unknown>): Promise<void>;
	/**
	 * The long part after `up`: fills columns in batches, builds indexes. On PostgreSQL it runs outside of a transaction beside
	 * running programs, and starts again when it was interrupted.
	 */
	readonly fill?: (db: Kysely<unknown>) => Promise<void>;
}
