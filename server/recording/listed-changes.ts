import { type Clock, toInstant } from "../runtime/clock.ts";
import type { Derivation } from "./derivation/derivation.ts";

/** The shipment as lists have it so far; undefined for a new one. */
export function listedBefore({ shipment, recorded }: Derivation) {
	const { shipmentDocument: record } = recorded;
	return shipment && record && { record, customerId: shipment.customer_id };
}

/** Whether the last report may have been interrupted between two of its pieces. */
export function isUncertain({ shipment }: Derivation): boolean {
	return shipment !== undefined && shipment.derive_again_at !== null;
}

/**
 * When records change for those who read them: at the write, which is later than the derivation. A reader that asks for what has
 * changed since its last answer would miss an earlier time.
 */
export function changedAt(clock: Clock): string {
	return toInstant(clock.now());
}
