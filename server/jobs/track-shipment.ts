import type { Queries } from "../database/database.ts";
import { findKnownTexts } from "../resources/shipments/shipment-queries.ts";
import { findTrackingRequest } from "../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { Services } from "../services.ts";
import type { CarrierAnswer, Inquiry } from "../sources/carriers/carrier.ts";
import { CarrierError } from "../sources/carriers/carrier-errors.ts";
import { completeJob } from "../worker/job-queue.ts";
import { type JobHandler, LeaseLostError } from "./job.ts";
import { isOver, recordAnswer } from "./record-answer.ts";
import { type FailedTry, recordFailure } from "./record-failure.ts";
import { RequestRefusedError } from "./refuse-request.ts";

/** `booking_number` is another word for `booking`. */
function inquiryOf(request: TrackingRequestTable, db: Queries): Inquiry {
	const {
		account_id: accountId,
		request_type: type,
		request_number: requestNumber,
		shipment_id: shipmentId,
		answer_digest: knownDigest,
	} = request;
	const requestType = type === "booking_number" ? "booking" : type;
	const asked = { requestType, requestNumber, knownDigest } as const;
	if (shipmentId === null) return asked;
	const knownTexts = () => findKnownTexts(db, accountId, shipmentId);
	return { ...asked, knownTexts };
}

function ask(
	request: TrackingRequestTable,
	services: Services,
	signal: AbortSignal,
): Promise<CarrierAnswer> {
	const carrier = services.carriers.find(request.line_scac);
	if (carrier)
		return carrier.track(inquiryOf(request, services.database.db), signal);
	// The line was supported when the request was accepted; the operator has taken it out since.
	throw new CarrierError(
		"data_unavailable",
		`${request.line_scac} is no longer configured`,
	);
}

/** What a thrown error says of the try. Anything but the carrier's fault is our own, and is tried again like one. */
function toFailedTry(error: unknown, askedAt: Date): FailedTry {
	if (error instanceof CarrierError) {
		const { code: failure, message, retryAfterMs, wasAsked } = error;
		return { failure, message, retryAfterMs, wasAsked, askedAt };
	}
	if (error instanceof RequestRefusedError) {
		const { reason: failure, message } = error;
		return {
			...{ failure, message, askedAt },
			...{ retryAfterMs: undefined, wasAsked: true },
		};
	}
	return {
		failure: "internal_processing_error",
		message: String(error),
		...{ retryAfterMs: undefined, wasAsked: true, askedAt },
	};
}

/** Asks the shipping line of a request once, and records what it says or why it could not. */
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
	try {
		const answer = await ask(request, services, signal);
		await recordAnswer(job, services, { answer, askedAt });
	} catch (error) {
		signal.throwIfAborted();
		// What the database refuses cannot be recorded in it either: the worker gives the job back.
		if (error instanceof LeaseLostError || database.isUnavailable(error)) {
			throw error;
		}
		const failed = toFailedTry(error, askedAt);
		const { failure, message } = failed;
		// Where our code failed says only its stack; what a carrier answered says the message.
		if (failure === "internal_processing_error") {
			log.error({ ...about, failure, err: error }, "a try to track failed");
		} else
			log.warn({ ...about, failure, reason: message }, "a try to track failed");
		await recordFailure(job, services, failed);
	}
};
