import { RequestRefusedError } from "../../recording/refuse-request.ts";
import { findTrackingRequest } from "../../resources/tracking-requests/tracking-request-queries.ts";
import { CarrierError } from "../../sources/requests/carrier-errors.ts";
import { type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { completeJob } from "../../worker/job-queue.ts";
import { askLine } from "./ask-line.ts";
import { type DetectedLine, detectLine } from "./detect-line.ts";
import { isOver, recordAnswer } from "./record-answer.ts";
import { type FailedTry, recordFailure } from "./record-failure.ts";

/** What is so of a try that did not fail by the line. */
const NOT_BY_THE_LINE = {
	retryAfterMs: undefined,
	wasAsked: true,
	isUnknownNumber: false,
} as const;

/** What a thrown error says of the try. Anything but the carrier's fault is our own, and is tried again like one. */
function failureOf(error: unknown): Omit<FailedTry, "scac" | "askedAt"> {
	if (error instanceof CarrierError) {
		const { code: failure, message, retryAfterMs } = error;
		const { wasAsked, isUnknownNumber } = error;
		return { failure, message, retryAfterMs, wasAsked, isUnknownNumber };
	}
	if (error instanceof RequestRefusedError) {
		const { reason: failure, message } = error;
		return { ...NOT_BY_THE_LINE, failure, message };
	}
	const failure = "internal_processing_error";
	return { ...NOT_BY_THE_LINE, failure, message: String(error) };
}

/** Asks the shipping line of a request once, and records what it says or why it could not. A line that is not known is detected. */
export const trackShipment: JobHandler<"track-shipment"> = async (
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
		await completeJob(database.db, row);
		return;
	}
	const about = { accountId: row.account_id, trackingRequestId };
	const askedAt = services.clock.now();
	let line: DetectedLine = { scac: request.line_scac };
	try {
		if (line.scac === "") line = await detectLine(request, services, signal);
		const { scac } = line;
		const answer =
			line.answer ?? (await askLine(scac, request, services, signal));
		await recordAnswer(job, services, { scac, answer, askedAt });
	} catch (error) {
		signal.throwIfAborted();
		// What the database refuses cannot be recorded in it either: the worker gives the job back.
		if (error instanceof LeaseLostError || database.isUnavailable(error)) {
			throw error;
		}
		const failed = { ...failureOf(error), scac: line.scac, askedAt };
		const { failure, message } = failed;
		// Where our code failed says only its stack; what a carrier answered says the message.
		if (failure === "internal_processing_error") {
			log.error({ ...about, failure, err: error }, "a try to track failed");
		} else
			log.warn({ ...about, failure, reason: message }, "a try to track failed");
		await recordFailure(job, services, failed);
	}
};
