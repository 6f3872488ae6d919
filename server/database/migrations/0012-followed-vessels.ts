import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Beside each vessel since when sources of positions have been asked about it. */
export const followedVessels: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.alterTable("vessels")
			.addColumn("followed_from", "text")
			.execute();
	},
};
