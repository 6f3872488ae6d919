import type { TrackingRequestCreateDocumentData } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { ApiError } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import { findDefaultValues } from "../custom-fields/default-values.ts";
import type { trackJob } from "../planned-jobs/tracking-jobs.ts";
import {
	completeRequests,
	duplicateRequest,
	type LookedUp,
	requestRow,
} from "./new-tracking-request.ts";
import {
	findOpenRequests,
	insertNewTrackingRequests,
	type RequestForNumber,
} from "./tracking-request-queries.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** Requests per transaction. */
export const PER_TRANSACTION = 100;

/** The row of a request, or why it is refused. */
export type RowOrRefusal = TrackingRequestTable | ApiError;

/** Reads the requests of a batch, each independently. */
export async function requestRows(
	services: Pick<Services, "clock" | "carriers">,
	accountId: string,
	requests: readonly TrackingRequestCreateDocumentData[],
	lookedUp: LookedUp,
): Promise<RowOrRefusal[]> {
	const read: RowOrRefusal[] = [];
	for (const request of requests) {
		try {
			read.push(await requestRow(services, accountId, request, lookedUp));
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			read.push(error);
		}
		await giveWay();
	}
	return read;
}

/** What only one open request of an account can have. */
function placeOf({ line_scac, number_key }: RequestForNumber): string {
	return `${line_scac} ${number_key}`;
}

/**
 * Adds requests with the jobs that poll their lines, in a transaction. Returns the same list, with an error for each request
 * whose number is tracked already.
 */
export async function addRequests(
	db: Queries,
	services: Pick<Services, "clock" | "limits">,
	accountId: string,
	read: readonly RowOrRefusal[],
	planJob?: typeof trackJob,
): Promise<RowOrRefusal[]> {
	const rows = read.filter((one) => !(one instanceof ApiError));
	const ids = await insertNewTrackingRequests(db, accountId, rows);
	const added = rows.filter(({ id }) => ids.has(id));
	const values = await findDefaultValues(db, accountId, ["TrackingRequest"]);
	const now = toInstant(services.clock.now());
	await completeRequests(db, services, accountId, added, values, now, planJob);
	const refused = rows.filter(({ id }) => !ids.has(id));
	const keys = refused.map(({ number_key: key }) => key);
	const others = await findOpenRequests(db, accountId, keys);
	const open = new Map(others.map((other) => [placeOf(other), other]));
	return read.map((one) =>
		one instanceof ApiError || ids.has(one.id)
			? one
			: duplicateRequest(one, open.get(placeOf(one))),
	);
}
