import type { Database } from "./database.ts";
import { compiledCountedWrite, compiledRead } from "./schema/compiled-query.ts";
import type { SharedStateTable } from "./schema/shared-state-table.ts";

/** Names a shared state. */
export interface StateKey {
	/** Absent when the state belongs to no account. */
	readonly accountId?: string;
	readonly name: string;
}

/** Keeps the texts of shared states. */
export interface StateStore {
	/** The text of a state; undefined before the first one. */
	find(key: StateKey): Promise<string | undefined>;
	/** Replaces the text of a state; false when it is no longer `before`. */
	replace(
		key: StateKey,
		before: string | undefined,
		after: string,
	): Promise<boolean>;
}

/** Creates a store for this process alone. */
export function processStates(): StateStore {
	const texts = new Map<string, string>();
	const idOf = ({ accountId = "", name }: StateKey) => `${accountId} ${name}`;
	return {
		find: async (key) => texts.get(idOf(key)),
		async replace(key, before, after) {
			if (texts.get(idOf(key)) !== before) return false;
			texts.set(idOf(key), after);
			return true;
		},
	};
}

const selectState = compiledRead((db, accountId: string, name: string) =>
	db
		.selectFrom("shared_states")
		.select("state")
		.where("account_id", "=", accountId)
		.where("name", "=", name),
);

const insertState = compiledCountedWrite((db, row: SharedStateTable) =>
	db
		.insertInto("shared_states")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "name"]).doNothing(),
		),
);

const updateState = compiledCountedWrite(
	(db, after: string, accountId: string, name: string, before: string) =>
		db
			.updateTable("shared_states")
			.set({ state: after })
			.where("account_id", "=", accountId)
			.where("name", "=", name)
			.where("state", "=", before),
);

/** Creates the store that all processes on a database share. */
export function databaseStates({ db }: Pick<Database, "db">): StateStore {
	return {
		async find({ accountId = "", name }) {
			const [row] = await selectState(db, accountId, name);
			return row?.state;
		},
		async replace({ accountId = "", name }, before, after) {
			const changed =
				before === undefined
					? await insertState(db, { account_id: accountId, name, state: after })
					: await updateState(db, after, accountId, name, before);
			return changed === 1;
		},
	};
}
