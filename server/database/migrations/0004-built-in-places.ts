import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

const TABLES = [
	"ports",
	"metro_areas",
	"terminals",
	"rail_terminals",
	"shipping_lines",
];

/** Places and lines are served from the tables of the program, so that a new version brings its new ports by itself. */
export const builtInPlaces: Migration = {
	async up(db: { readonly schema: SchemaModule }) {
		for (const table of TABLES) await db.schema.dropTable(table).execute();
	},
};
