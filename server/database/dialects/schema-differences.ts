import type { Kysely, RawBuilder } from "kysely";

/** For each index the number of rows, and of rows with the same first column, first two columns, and so on. */
export type ExpectedSizes = Readonly<
	Record<string, readonly [index: string, rows: readonly number[]][]>
>;

type Db = Kysely<unknown>;

/** The differences between databases in defining and changing a schema. */
export interface SchemaParts {
	/** Whether the start of the program itself changes an older schema, because no program can run beside the change. */
	readonly migratesAtStart: boolean;
	/** Why no schema can be in this database, and what to do; undefined when one can. */
	findObstacle(db: Db): Promise<string | undefined>;
	hasTable(db: Db, name: string): Promise<boolean>;
	/** Runs `work` while no other process migrates. */
	migrateAlone<Result>(
		db: Db,
		work: (db: Db) => Promise<Result>,
	): Promise<Result>;
	/** Changes tables within {@link migrateAlone}, all or nothing. */
	changeTables(db: Db, work: (db: Db) => Promise<void>): Promise<void>;
	/** Runs long work within {@link migrateAlone} that can be repeated. */
	fillTables(db: Db, work: (db: Db) => Promise<void>): Promise<void>;
	/** Builds an index within {@link fillTables}; `on` is what follows `on` in its definition. */
	buildIndex(db: Db, name: string, on: string): Promise<void>;
	/** The type of texts, which sort by their bytes. */
	readonly text: RawBuilder<unknown>;
	/** The type of integers, which have 64 bits. */
	readonly integer: RawBuilder<unknown>;
	/** The end of the definition of a table stored in key order; undefined where that is not possible. */
	readonly inKeyOrder: RawBuilder<unknown> | undefined;
	/** The end of the definition of a table whose pages keep space for new versions of rows; undefined where rows have only one version. */
	readonly withRoom: RawBuilder<unknown> | undefined;
	/** The tables that are distributed over nodes; undefined where the database has only one node. */
	findDistributed(db: Db): Promise<ReadonlySet<string> | undefined>;
	/** Creates the queue of each account's jobs of a kind, and the triggers that maintain it. */
	createJobQueues(db: Db): Promise<void>;
	/** Gives the planner the expected sizes of tables, if it would assume wrong ones. */
	expectSizes(db: Db, sizes: ExpectedSizes): Promise<void>;
}
