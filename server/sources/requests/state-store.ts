import type { Database } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { SourceStateTable } from "./source-state-table.ts";

/** Keeps a text for each source. */
export interface StateStore {
	/** The text of a source; undefined before the first one. */
	find(source: string): Promise<string | undefined>;
	/** Replaces the text of a source; false when it is no longer `before`. */
	replace(
		source: string,
		before: string | undefined,
		after: string,
	): Promise<boolean>;
}

/** Makes a store for this process alone. */
export function processStates(): StateStore {
	const texts = new Map<string, string>();
	return {
		find: async (source) => texts.get(source),
		async replace(source, before, after) {
			if (texts.get(source) !== before) return false;
			texts.set(source, after);
			return true;
		},
	};
}

const selectState = compiledRead((db, source: string) =>
	db.selectFrom("source_states").select("state").where("source", "=", source),
);

const insertState = compiledWrite((db, row: SourceStateTable) =>
	db
		.insertInto("source_states")
		.values(row)
		.onConflict((conflict) => conflict.column("source").doNothing()),
);

const updateState = compiledWrite(
	(db, after: string, source: string, before: string) =>
		db
			.updateTable("source_states")
			.set({ state: after })
			.where("source", "=", source)
			.where("state", "=", before),
);

/** Makes the store that all processes on a database share. */
export function databaseStates({ db }: Pick<Database, "db">): StateStore {
	return {
		async find(source) {
			const [row] = await selectState(db, source);
			return row?.state;
		},
		async replace(source, before, after) {
			const changed =
				before === undefined
					? await insertState(db, { source, state: after })
					: await updateState(db, after, source, before);
			return changed === 1;
		},
	};
}
