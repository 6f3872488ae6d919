import type Database from "better-sqlite3";
import type { CompiledQuery } from "kysely";

/** The statement itself, without the query builder's way around it. Prepared at first use, when its tables exist. */
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
