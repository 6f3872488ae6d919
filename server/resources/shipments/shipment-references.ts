import type { Shipment } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import {
	type Referenced,
	setReferences,
} from "../references/reference-queries.ts";

/** A shipment with its tags and its references, the user's and the line's, for look-ups. */
export function shipmentReferences(
	accountId: string,
	{ id, attributes }: Shipment,
): Referenced {
	return {
		accountId,
		type: "shipment",
		id,
		createdAt: attributes.created_at,
		references: [
			...(attributes.ref_numbers ?? []),
			...(attributes.line_ref_numbers ?? []),
		],
		tags: attributes.tags,
	};
}

/**
 * Updates the references and tags of a shipment for look-ups when they have changed, in the transaction that writes the
 * shipment.
 */
export async function keepShipmentReferences(
	db: Queries,
	accountId: string,
	before: Shipment | undefined,
	now: Shipment,
): Promise<void> {
	const wanted = shipmentReferences(accountId, now);
	const known = before
		? shipmentReferences(accountId, before)
		: { ...wanted, references: [], tags: [] };
	if (JSON.stringify(known) === JSON.stringify(wanted)) return;
	await setReferences(db, wanted);
}
