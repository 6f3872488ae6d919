import { trackingNumberKey } from "../resources/references/tracking-number.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { Journey } from "../tracking/derive/journey.ts";

/** The numbers of bill or booking that were asked for; a container number says nothing about them. */
export function documentsOf(
	request: TrackingRequestTable,
	normalizedNumber: string,
): readonly string[] {
	if (request.request_type === "container") return [];
	return [...new Set([request.number_key, normalizedNumber])];
}

/** The number of the container that was asked for; null when it was a bill or booking. */
export function containerOf(request: TrackingRequestTable): string | null {
	return request.request_type === "container" ? request.number_key : null;
}

/**
 * The numbers that a shipment is recognized by when it is asked for again under another one, in upper case without
 * separators: its bills of lading, or the bill that was asked for, else its bookings, else the number that was asked for. A
 * booking can be split into bills that are tracked each for itself: a bill is not recognized by its booking.
 */
export function numbersOf(
	{ shipment: { billsOfLading, bookings } }: Journey,
	{ request_type: type }: TrackingRequestTable,
	normalizedNumber: string,
): string[] {
	const isOfBill = billsOfLading.length > 0 || type === "bill_of_lading";
	const named = isOfBill ? billsOfLading : bookings;
	const numbers = named.length > 0 ? named : [normalizedNumber];
	return [...new Set(numbers.map(trackingNumberKey))];
}
