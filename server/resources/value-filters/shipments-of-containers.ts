import { compiledRead } from "../../database/schema/compiled-query.ts";

/** Finds the shipments of those of these containers that the account has; takes as many ids as a statement does. */
export const findShipmentIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("containers")
			.select(["id", "shipment_id"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);
