import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Beside each vessel until when sources of positions have been asked about it; so far that was when it was seen last. */
export const askedVessels: Migration = {
	async up(db: Kysely<Record<string, Record<string, string | null>>>) {
		await db.schema
			.alterTable("vessels")
			.addColumn("asked_until", "text")
			.execute();
		await db
			.updateTable("vessels")
			.set({ asked_until: sql.ref("position_at") })
			.where("followed_from", "is not", null)
			.execute();
	},
};
