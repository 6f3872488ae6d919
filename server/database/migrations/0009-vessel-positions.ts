import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Where vessels have been, one row for each quarter of an hour, and beside each vessel where it was seen last. */
export const vesselPositions: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.createTable("vessel_positions")
			.addColumn("vessel_id", "text", (text) => text.notNull())
			.addColumn("quarter", "integer", (count) => count.notNull())
			.addColumn("at", "text", (text) => text.notNull())
			.addColumn("latitude", "double precision", (angle) => angle.notNull())
			.addColumn("longitude", "double precision", (angle) => angle.notNull())
			.addColumn("heading_degrees", "double precision")
			.addColumn("speed_knots", "double precision")
			.addPrimaryKeyConstraint("vessel_positions_pkey", [
				"vessel_id",
				"quarter",
			])
			.execute();
		for (const [column, type] of [
			["mmsi", "text"],
			["position_at", "text"],
			["latitude", "double precision"],
			["longitude", "double precision"],
			["heading_degrees", "double precision"],
			["speed_knots", "double precision"],
		] as const) {
			await schema.alterTable("vessels").addColumn(column, type).execute();
		}
	},
};
