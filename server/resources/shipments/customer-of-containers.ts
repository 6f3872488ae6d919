import type { Queries } from "../../database/database.ts";

/** Gives the containers of a shipment its customer, in the transaction that changes the shipment's. */
export async function setCustomerOfContainers(
	db: Queries,
	{ account_id, id }: { readonly account_id: string; readonly id: string },
	customerId: string | null,
): Promise<void> {
	await db
		.updateTable("containers")
		.set({ customer_id: customerId })
		.where("account_id", "=", account_id)
		.where("shipment_id", "=", id)
		.execute();
}
