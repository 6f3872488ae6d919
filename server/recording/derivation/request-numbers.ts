import { trackingNumberKey } from "../../resources/references/tracking-number.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import type { Journey } from "../../tracking/journey/journey.ts";

/** Bill of lading or booking numbers that a request names; none for a container. */
export function requestedDocuments(
	request: TrackingRequestTable,
	normalizedNumber: string,
): readonly string[] {
	if (request.request_type === "container") return [];
	return [...new Set([request.number_key, normalizedNumber])];
}

/** The container number that a request names; null for a bill or booking. */
export function requestedContainer(
	request: TrackingRequestTable,
): string | null {
	return request.request_type === "container" ? request.number_key : null;
}

/**
 * Numbers that identify a shipment when another request names it, in upper case without separators. These are its bills of lading, or
 * without bills its bookings, or without either the requested number. A booking may be split into bills that are tracked separately, so
 * it identifies none of them.
 */
export function shipmentNumbers(
	{ shipment: { billsOfLading, bookings } }: Journey,
	{ request_type: type }: TrackingRequestTable,
	normalizedNumber: string,
): string[] {
	const isOfBill = billsOfLading.length > 0 || type === "bill_of_lading";
	const named = isOfBill ? billsOfLading : bookings;
	const numbers = named.length > 0 ? named : [normalizedNumber];
	return [...new Set(numbers.map(trackingNumberKey))];
}
