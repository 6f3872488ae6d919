import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Messages are recognized by their texts, so that they are not read again. Those that are recorded already are read. */
export const textDigests: Migration = {
	async up(db: { readonly schema: SchemaModule }) {
		await db.schema
			.alterTable("observations")
			.addColumn("text_digest", "text")
			.execute();
	},
};
