import type { Kysely, RawBuilder } from "kysely";

/** For each index the number of rows, and of rows with the same first column, first two columns, and so on. */
export type ExpectedSizes = Readonly<
	Record<string, readonly [index: string, rows: readonly number[]][]>
>;

/** What differs between databases in the definition of a schema. */
export interface SchemaParts {
	/** The type of texts, which sort by their bytes. */
	readonly text: RawBuilder<unknown>;
	/** The end of the definition of a table stored in key order; undefined where that is not possible. */
	readonly inKeyOrder: RawBuilder<unknown> | undefined;
	/** Creates the queue of each account's jobs of a kind, and the triggers that keep it. */
	createJobQueues(db: Kysely<unknown>): Promise<void>;
	/** Gives the planner the expected sizes of tables, if it would assume wrong ones. */
	expectSizes(db: Kysely<unknown>, sizes: ExpectedSizes): Promise<void>;
}
