import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/**
 * Tables of narrow rows, whose key would otherwise be stored twice: in the row, and in an index of its own. Raw events are not among
 * them: SQLite would then look for those of a container among all of the account.
 */
const NARROW = [
	"event_sequences",
	"new_outcomes",
	"shipment_numbers",
	"transport_event_log",
	"vessel_positions",
];

/** Stores narrow rows in the order of their key, which takes less room and writes fewer pages. */
export const rowsInKeyOrder: SchemaMigration = {
	name: "0016-rows-in-key-order",
	async up(db) {
		const { layInKeyOrder } = schemaParts(db);
		for (const table of NARROW) await layInKeyOrder(db, table);
	},
};
