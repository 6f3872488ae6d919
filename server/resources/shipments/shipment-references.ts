import type { Shipment } from "../../../generated/openapi.ts";
import type { Referenced } from "../references/reference-queries.ts";

/** A shipment of an account with the references by which it is found: the user's and those that its line names. */
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
	};
}
