import type { Shipment } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import {
	type Referenced,
	setReferences,
} from "../references/reference-queries.ts";

/** A shipment of an account with the references by which it is found, the user's and those that its line names, and its tags. */
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

/** Keeps by which references and tags a shipment is found, when they are not those that it had before. In the transaction that writes it. */
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
