import type { Queries } from "../../database/database.ts";
import { findKnownTexts } from "../../resources/shipments/observation-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import type { Services } from "../../services/services.ts";
import type {
	CarrierAnswer,
	Inquiry,
} from "../../sources/contracts/carrier.ts";
import { CarrierError } from "../../sources/requests/carrier-errors.ts";

/** Builds the inquiry for an adapter, which says `booking` for a `booking_number`. */
function inquiryOf(request: TrackingRequestTable, db: Queries): Inquiry {
	const {
		account_id: accountId,
		request_type: type,
		request_number: requestNumber,
		shipment_id: shipmentId,
		answer_digest: knownDigest,
	} = request;
	const requestType = type === "booking_number" ? "booking" : type;
	const inquiry = {
		accountId,
		requestType,
		requestNumber,
		knownDigest,
	} as const;
	if (shipmentId === null) return inquiry;
	const knownTexts = () => findKnownTexts(db, accountId, shipmentId);
	return { ...inquiry, knownTexts };
}

/** Queries a shipping line for the number of a request, once. Throws {@link CarrierError}. */
export async function queryLine(
	scac: string,
	request: TrackingRequestTable,
	{ carriers, database }: Pick<Services, "carriers" | "database">,
	signal: AbortSignal,
): Promise<CarrierAnswer> {
	const carrier = carriers.find(scac);
	if (carrier) return carrier.track(inquiryOf(request, database.db), signal);
	// The operator removed the line after the request was accepted.
	throw new CarrierError("data_unavailable", `${scac} is no longer configured`);
}
