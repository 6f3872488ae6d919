import type { Queries } from "../../database/database.ts";
import { RequestRefusedError } from "../../recording/refuse-request.ts";
import {
	closeToNewShipments,
	openShipment,
} from "../../resources/shipments/shipment-queries.ts";
import {
	findOpenRequestForNumber,
	findTrackingRequest,
	openTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";

/** Builds the error for a number that the account already tracks at the detected line. */
export function duplicateAt(scac: string): RequestRefusedError {
	return new RequestRefusedError(
		"duplicate",
		`the number is tracked at ${scac} already`,
	);
}

/**
 * Locks a request with its shipment, if any, so that the account gets no other shipment or open request with its number in the
 * meantime.
 */
export async function openRequest(
	db: Queries,
	accountId: string,
	id: string,
): Promise<TrackingRequestTable | undefined> {
	const found = await findTrackingRequest(db, accountId, id);
	if (!found) return undefined;
	if (found.shipment_id !== null) {
		await openShipment(db, accountId, found.shipment_id);
		return findTrackingRequest(db, accountId, id);
	}
	const request = await openTrackingRequest(db, accountId, id);
	await closeToNewShipments(db, accountId);
	return request;
}

/** A request with its line, and whether the account has another open request for the number at that line. */
export interface RequestAtLine {
	readonly request: TrackingRequestTable;
	readonly isDuplicate: boolean;
}

/**
 * Sets the detected line on a request and looks for a duplicate there, in the transaction that writes the outcome. Leaves a
 * request unchanged that has a line already, or whose line was not detected (empty `scac`).
 */
export async function withDetectedLine(
	db: Queries,
	request: TrackingRequestTable,
	scac: string,
): Promise<RequestAtLine> {
	if (request.line_scac !== "" || scac === "") {
		return { request, isDuplicate: false };
	}
	const other = await findOpenRequestForNumber(
		db,
		request.account_id,
		scac,
		request.number_key,
	);
	return {
		request: { ...request, scac, line_scac: scac },
		isDuplicate: other !== undefined,
	};
}
