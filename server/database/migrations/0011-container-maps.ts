import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** The map of each container, as it is replied, with what it was drawn from. */
export const containerMaps: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.createTable("container_maps")
			.addColumn("account_id", "text", (text) => text.notNull())
			.addColumn("container_id", "text", (text) => text.notNull())
			.addColumn("phase", "text", (text) => text.notNull())
			.addColumn("vessel_id", "text")
			.addColumn("position_at", "text")
			.addColumn("changes_at", "text")
			// Last, because it is long: what stands behind it would be looked for on other pages.
			.addColumn("document", "text", (text) => text.notNull())
			.addPrimaryKeyConstraint("container_maps_pkey", [
				"account_id",
				"container_id",
			])
			.execute();
		await schema
			.createIndex("container_maps_by_vessel_id_position_at")
			.on("container_maps")
			.columns(["vessel_id", "position_at"])
			.execute();
	},
};
