import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Beside each map its entity tag, so that it is computed once; null beside those from before. */
export const mapTags: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.alterTable("container_maps")
			.addColumn("etag", "text")
			.execute();
	},
};
