import type { Queries } from "../../database/database.ts";

/** Sets the customer of a shipment's containers, in the transaction that changes the shipment's customer. */
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
