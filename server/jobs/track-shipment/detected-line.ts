import type { Queries } from "../../database/database.ts";
import { RequestRefusedError } from "../../recording/refuse-request.ts";
import { findOpenRequestForNumber } from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";

/** Why a request is not tracked at the line that was detected for it. */
export function duplicateAt(scac: string): RequestRefusedError {
	return new RequestRefusedError(
		"duplicate",
		`the number is tracked at ${scac} already`,
	);
}

/** A request at its line, and whether the account has another open one for the number there. */
export interface RequestAtLine {
	readonly request: TrackingRequestTable;
	readonly isDuplicate: boolean;
}

/**
 * A request as it is at the line that was detected for it, in the transaction that records what became of it; unchanged when its
 * line was known before, or is not detected (empty).
 */
export async function atDetectedLine(
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
