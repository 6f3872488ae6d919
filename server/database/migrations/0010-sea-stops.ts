import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Before any instant that a record can have: what is due then is due at once. */
const AT_ONCE = "1970-01-01T00:00:00Z";

/** The ports of each container's way by sea. Those of containers that are tracked already are derived with the next answer of their line. */
export const seaStops: Migration = {
	async up(db: Kysely<Record<string, Record<string, string | null>>>) {
		await db.schema
			.alterTable("containers")
			.addColumn("sea_stops", "text", (column) =>
				column.notNull().defaultTo("[]"),
			)
			.execute();
		await db
			.updateTable("shipments")
			.set({ derive_again_at: AT_ONCE })
			.where("line_tracking_stopped_at", "is", null)
			.execute();
	},
};
