import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Counts the changes of each shipment, so that what was derived from an earlier state of it is not written over a later one. */
export const shipmentRevisions: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.alterTable("shipments")
			.addColumn("revision", "integer", (count) => count.notNull().defaultTo(0))
			.execute();
	},
};
