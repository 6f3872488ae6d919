import { RequestRefusedError } from "../../recording/refuse-request.ts";
import type { TrackJobName } from "../../resources/planned-jobs/tracking-jobs.ts";
import { findTrackingRequest } from "../../resources/tracking-requests/tracking-request-queries.ts";
import { CarrierError } from "../../sources/requests/carrier-errors.ts";
import { finishJob } from "../../worker/finish-job.ts";
import { type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { type FailedAttempt, storeFailure } from "./after-failed-query.ts";
import { type DetectedLine, detectLine } from "./detect-line.ts";
import { queryLine } from "./query-line.ts";
import { isOver, withShipment } from "./request-at-line.ts";
import { storeAnswer } from "./store-answer.ts";

/** Attempt details when the carrier is not at fault. */
const NOT_CARRIERS_FAULT = {
	retryAfterMs: undefined,
	wasAsked: true,
	isUnknownNumber: false,
} as const;

/** Describes a failed attempt by its error. An error of our own is retried like a carrier's. */
function failureOf(error: unknown): Omit<FailedAttempt, "scac" | "queriedAt"> {
	if (error instanceof CarrierError) {
		const { code: failure, message, retryAfterMs } = error;
		const { wasAsked, isUnknownNumber } = error;
		return { failure, message, retryAfterMs, wasAsked, isUnknownNumber };
	}
	if (error instanceof RequestRefusedError) {
		const { reason: failure, message, duplicateOf } = error;
		return { ...NOT_CARRIERS_FAULT, failure, message, duplicateOf };
	}
	const failure = "internal_processing_error";
	return { ...NOT_CARRIERS_FAULT, failure, message: String(error) };
}

/** Queries the shipping line of a request once, and stores its answer or the failure. Detects the line first when unknown. */
export const trackShipment: JobHandler<TrackJobName> = async (
	job,
	services,
) => {
	const { row, payload, signal } = job;
	const { database, log } = services;
	const { trackingRequestId } = payload;
	const request = await findTrackingRequest(
		database.db,
		row.account_id,
		trackingRequestId,
	);
	if (!request || isOver(request)) {
		return finishJob(database.db, row);
	}
	// Read before the messages that the query reads. If either changes before the report is written, the job starts over.
	const asked = await withShipment(database.db, request);
	const about = { accountId: row.account_id, trackingRequestId };
	const queriedAt = services.clock.now();
	let line: DetectedLine = { scac: request.line_scac };
	try {
		if (line.scac === "") line = await detectLine(request, services, signal);
		const { scac } = line;
		const answer =
			line.answer ?? (await queryLine(scac, request, services, signal));
		await storeAnswer(job, services, { asked, scac, answer, queriedAt });
	} catch (error) {
		signal.throwIfAborted();
		// An unavailable database cannot store the failure either: the worker reschedules the job.
		if (error instanceof LeaseLostError || database.isUnavailable(error)) {
			throw error;
		}
		const failed = { ...failureOf(error), scac: line.scac, queriedAt };
		const { failure, message, scac } = failed;
		// An internal error needs its stack; a carrier's error is explained by its message.
		if (failure === "internal_processing_error") {
			log.error(
				{ ...about, scac, failure, err: error },
				"tracking attempt failed",
			);
		} else
			log.warn(
				{ ...about, scac, failure, reason: message },
				"tracking attempt failed",
			);
		await storeFailure(job, services, failed);
	}
};
