import type { Queries } from "../database/database.ts";
import { trackingNumberKey } from "../resources/references/tracking-number.ts";
import { findTrackedShipmentId } from "../resources/shipments/shipment-queries.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { Journey } from "../tracking/derive/journey.ts";

/** Thrown when what lines answer does not lead to a shipment. `reason` is the request's `failed_reason`. */
export class RequestRefusedError extends Error {
	override readonly name = "RequestRefusedError";
	readonly reason:
		| "booking_cancelled"
		| "duplicate"
		| "invalid_number"
		| "scac_auto_detect_failed";

	constructor(reason: RequestRefusedError["reason"], message: string) {
		super(message);
		this.reason = reason;
	}
}

/**
 * Whether the line knows the number, but as another kind of number than the bill or booking that it was submitted as. A line
 * that does not say what its number is called, or calls it by several names, is believed.
 */
function isAnotherKind(
	{ request_type: type }: TrackingRequestTable,
	asked: readonly string[],
	{ shipment, containers }: Journey,
): boolean {
	if (type === "container") return false;
	const numbers = {
		bill: shipment.billsOfLading,
		booking: shipment.bookings,
		container: containers.map(({ number }) => number),
	};
	const isNamed = (named: readonly string[]) =>
		named.some((number) => asked.includes(trackingNumberKey(number)));
	const own = type === "bill_of_lading" ? numbers.bill : numbers.booking;
	return (
		own.length > 0 && !isNamed(own) && Object.values(numbers).some(isNamed)
	);
}

/**
 * Throws {@link RequestRefusedError} when a request must not lead to a shipment: its booking was cancelled before there
 * were containers, its number is of another kind than submitted, or a shipment with its numbers is tracked already.
 * Within the transaction that would record the shipment, so that of two requests for one only the first succeeds.
 */
export async function refuseRequest(
	db: Queries,
	request: TrackingRequestTable,
	documents: readonly string[],
	numbers: readonly string[],
	journey: Journey,
): Promise<void> {
	if (journey.shipment.isBookingCancelled && journey.containers.length === 0) {
		throw new RequestRefusedError(
			"booking_cancelled",
			"the booking was cancelled",
		);
	}
	const asked = [request.number_key, ...documents].map(trackingNumberKey);
	if (isAnotherKind(request, asked, journey)) {
		throw new RequestRefusedError(
			"invalid_number",
			`the line knows the number, but not as ${request.request_type}`,
		);
	}
	const { account_id: accountId, line_scac: lineScac } = request;
	// A shipment that was asked for by its booking may not know its bills yet.
	const bookings = journey.shipment.bookings.map(trackingNumberKey);
	const other = await findTrackedShipmentId(db, accountId, lineScac, [
		...new Set([...numbers, ...bookings]),
	]);
	if (other !== undefined) {
		throw new RequestRefusedError(
			"duplicate",
			`shipment ${other} is tracked already`,
		);
	}
}
