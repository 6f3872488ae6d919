import type { Queries } from "../database/database.ts";
import { beforeCommit } from "../database/transact.ts";
import { trackingNumberKey } from "../resources/references/tracking-number.ts";
import { findTrackedShipmentId } from "../resources/shipments/shipment-queries.ts";
import { findRequestOfShipment } from "../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { Journey } from "../tracking/journey/journey.ts";
import type { Derivation } from "./derivation/derivation.ts";

/** Thrown when a request must not lead to a shipment. `reason` becomes its `failed_reason`. */
export class RequestRefusedError extends Error {
	override readonly name = "RequestRefusedError";
	readonly reason:
		| "booking_cancelled"
		| "duplicate"
		| "invalid_number"
		| "scac_auto_detect_failed";
	/** Id of the request that a duplicate repeats. */
	readonly duplicateOf: string | undefined;

	constructor(
		reason: RequestRefusedError["reason"],
		message: string,
		duplicateOf?: string,
	) {
		super(message);
		this.reason = reason;
		this.duplicateOf = duplicateOf;
	}
}

/**
 * Whether the line knows the number as another kind than the submitted bill or booking. A line that does not name the kind, or
 * names several, passes.
 */
function isAnotherKind(
	{ request_type: type }: TrackingRequestTable,
	requested: readonly string[],
	{ shipment, containers }: Journey,
): boolean {
	if (type === "container") return false;
	const numbers = {
		bill: shipment.billsOfLading,
		booking: shipment.bookings,
		container: containers.map(({ number }) => number),
	};
	const isNamed = (named: readonly string[]) =>
		named.some((number) => requested.includes(trackingNumberKey(number)));
	const own = type === "bill_of_lading" ? numbers.bill : numbers.booking;
	return (
		own.length > 0 && !isNamed(own) && Object.values(numbers).some(isNamed)
	);
}

/** Throws {@link RequestRefusedError} when another shipment with the numbers of a new one is tracked already. */
async function refuseDuplicate(
	db: Queries,
	{ request, shipmentId, shipmentNumbers, journey }: Derivation,
): Promise<void> {
	const { account_id: accountId, line_scac: lineScac } = request;
	// A shipment requested by its booking may not have its bills yet.
	const bookings = journey.shipment.bookings.map(trackingNumberKey);
	const numbers = [...new Set([...shipmentNumbers, ...bookings])];
	const other = await findTrackedShipmentId(
		db,
		accountId,
		lineScac,
		numbers,
		shipmentId,
	);
	if (other === undefined) return;
	throw new RequestRefusedError(
		"duplicate",
		`shipment ${other} is tracked already`,
		(await findRequestOfShipment(db, accountId, other))?.id,
	);
}

/**
 * Throws {@link RequestRefusedError} in three cases: the booking was cancelled before it had containers, the number is of another kind
 * than submitted, or a shipment with its numbers is tracked already. Runs in the transaction that adds the shipment. The last case
 * is checked at its end, when the count of the account's shipments is locked, so that only the first of two requests for one shipment
 * succeeds.
 */
export async function refuseRequest(
	db: Queries,
	derivation: Derivation,
): Promise<void> {
	const { request, requestedDocuments, journey } = derivation;
	if (journey.shipment.isBookingCancelled && journey.containers.length === 0) {
		throw new RequestRefusedError(
			"booking_cancelled",
			"the booking was cancelled",
		);
	}
	const requested = [request.number_key, ...requestedDocuments].map(
		trackingNumberKey,
	);
	if (isAnotherKind(request, requested, journey)) {
		throw new RequestRefusedError(
			"invalid_number",
			`the line knows the number, but not as ${request.request_type}`,
		);
	}
	await beforeCommit(db, "checks", (last) => refuseDuplicate(last, derivation));
}
