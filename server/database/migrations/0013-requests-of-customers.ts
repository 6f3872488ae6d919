import type { SchemaMigration } from "./support/migration.ts";

/** The index for the list of a customer's tracking requests. */
export const requestsOfCustomers: SchemaMigration = {
	name: "0013-requests-of-customers",
	async up(db) {
		// Partial, because most requests name no customer.
		await db.schema
			.createIndex("tracking_requests_by_customer")
			.on("tracking_requests")
			.columns(["account_id", "customer_id", "created_at", "id"])
			.where("customer_id" as never, "is not", null)
			.execute();
	},
};
