import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Keeps what is submitted with a tracking request for its shipment: the customer, and values of custom fields as JSON. */
export const submittedWithRequests: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		for (const name of ["customer_id", "initial_custom_fields"]) {
			await schema
				.alterTable("tracking_requests")
				.addColumn(name, "text")
				.execute();
		}
	},
};
