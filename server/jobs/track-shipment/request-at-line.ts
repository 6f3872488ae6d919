import type { Queries } from "../../database/database.ts";
import { RequestRefusedError } from "../../recording/refuse-request.ts";
import {
	findShipment,
	openShipment,
} from "../../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import {
	findOpenRequestForNumber,
	findTrackingRequest,
	openTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";

/** Builds the error for a number that the account already tracks at the detected line. */
export function duplicateAt(
	scac: string,
	duplicateOf: string,
): RequestRefusedError {
	return new RequestRefusedError(
		"duplicate",
		`the number is tracked at ${scac} already`,
		duplicateOf,
	);
}

/** Whether tracking of a request has ended. */
export function isOver({ status }: TrackingRequestTable): boolean {
	return status === "failed" || status === "tracking_stopped";
}

/** A request with its shipment; undefined before the first report. */
export interface RequestWithShipment {
	readonly request: TrackingRequestTable;
	readonly shipment: ShipmentTable | undefined;
}

/** Reads the shipment of a request. */
export async function withShipment(
	db: Queries,
	request: TrackingRequestTable,
): Promise<RequestWithShipment> {
	const { account_id: accountId, shipment_id: id } = request;
	const shipment =
		id === null ? undefined : await findShipment(db, accountId, id);
	return { request, shipment };
}

/** Locks a request, or the shipment that it has. `known` is the request as it was read before. */
export async function openRequest(
	db: Queries,
	accountId: string,
	id: string,
	known?: TrackingRequestTable,
): Promise<RequestWithShipment | undefined> {
	const found = known ?? (await findTrackingRequest(db, accountId, id));
	const shipmentId = found?.shipment_id;
	if (shipmentId === undefined) return undefined;
	if (shipmentId !== null) {
		const shipment = await openShipment(db, accountId, shipmentId);
		const request = await findTrackingRequest(db, accountId, id);
		return request && { request, shipment };
	}
	const request = await openTrackingRequest(db, accountId, id);
	return request && { request, shipment: undefined };
}

/** A request with its line, and the account's other open request for the number at that line. */
export interface RequestAtLine {
	readonly request: TrackingRequestTable;
	/** Id of the other request. */
	readonly duplicateOf: string | undefined;
}

/**
 * Sets the detected line on a request and looks for a duplicate there, in the transaction that writes the outcome. Leaves a
 * request unchanged that has a line already, or whose line was not detected (empty `scac`). When another transaction adds a duplicate
 * meanwhile, writing the request is a unique violation.
 */
export async function withDetectedLine(
	db: Queries,
	request: TrackingRequestTable,
	scac: string,
): Promise<RequestAtLine> {
	if (request.line_scac !== "" || scac === "") {
		return { request, duplicateOf: undefined };
	}
	const other = await findOpenRequestForNumber(
		db,
		request.account_id,
		scac,
		request.number_key,
	);
	return {
		request: { ...request, scac, line_scac: scac },
		duplicateOf: other?.id,
	};
}
