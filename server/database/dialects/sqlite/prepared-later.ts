import type Database from "better-sqlite3";
import type { CompiledQuery } from "kysely";

/** A statement prepared at first use, when its tables exist, without the overhead of the query builder. */
export function preparedLater<Row>(
	handle: Database.Database,
	{ sql }: CompiledQuery<Row>,
): () => Database.Statement<string[], Row> {
	let statement: Database.Statement<string[], Row> | undefined;
	return () => {
		statement ??= handle.prepare<string[], Row>(sql);
		return statement;
	};
}
