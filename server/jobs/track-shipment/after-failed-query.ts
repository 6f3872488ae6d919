import type { Container } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import { notify } from "../../resources/account-events/notify.ts";
import { readContainers } from "../../resources/containers/containers-of-shipment.ts";
import { recordOutcome } from "../../resources/outcomes/record-outcome.ts";
import type { TrackJobName } from "../../resources/planned-jobs/tracking-jobs.ts";
import {
	type StopReason,
	stopTracking,
} from "../../resources/shipment-tracking/stop-tracking.ts";
import { putShipmentTimes } from "../../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import {
	type AttemptFailure,
	afterFailedAttempt,
	afterNoTurn,
	isTemporary,
	type OpenRequest,
	type RequestStep,
} from "../../resources/tracking-requests/after-failed-attempt.ts";
import { requestEvent } from "../../resources/tracking-requests/request-event.ts";
import {
	findTrackingRequest,
	setTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import { toInstant } from "../../runtime/clock.ts";
import { repeatingDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { Job } from "../../worker/job.ts";
import { postponeJob } from "../../worker/job-queue.ts";
import {
	duplicateAt,
	isOver,
	openRequest,
	withDetectedLine,
} from "./request-at-line.ts";
import { stopReason } from "./stop-reason.ts";

/** A failed attempt to track a request. */
export interface FailedAttempt {
	readonly failure: AttemptFailure;
	/** Id of the request that a duplicate repeats. */
	readonly duplicateOf?: string | undefined;
	/** For the operator. */
	readonly message: string;
	/** For how long the line asks for no further queries. */
	readonly retryAfterMs: number | undefined;
	/** False when our own rate limit kept the query from the line. */
	readonly wasAsked: boolean;
	/** Whether the line does not know the number. */
	readonly isUnknownNumber: boolean;
	/** SCAC of the line; empty when the line is not detected. */
	readonly scac: string;
	readonly queriedAt: Date;
}

const MIN_WAIT_MS = 1_000;

/** Schedules a retry, or completes the job when `retryInMs` is undefined. */
async function retryOrComplete(
	db: Queries,
	{ row }: Job<TrackJobName>,
	{ clock }: Services,
	{ message: error }: FailedAttempt,
	retryInMs: number | undefined,
): Promise<void> {
	if (retryInMs === undefined) return finishJob(db, row);
	const runAt = new Date(clock.now().getTime() + retryInMs);
	await finishJob(db, row, { runAt, error });
}

/** Postpones the query. A delay by our own rate limit counts neither as an attempt nor against the line. */
async function postpone(
	db: Queries,
	{ row }: Job<TrackJobName>,
	{ clock }: Services,
	{ retryAfterMs = MIN_WAIT_MS }: FailedAttempt,
): Promise<void> {
	const waitMs = Math.max(retryAfterMs, MIN_WAIT_MS);
	// Spreads the jobs of several processes by less than a second, because a reserved turn lapses soon after.
	const jitterMs = MIN_WAIT_MS * Math.random();
	const runAt = new Date(clock.now().getTime() + waitMs + jitterMs);
	await postponeJob(db, row, runAt);
}

/**
 * Returns why tracking stops after a failure, if it does. Without an answer it stops only for lack of updates, because the line may
 * have corrected its last report since then.
 */
function stopReasonAfter(
	services: Services,
	row: ShipmentTable,
	containers: readonly Container[],
	{ failure, queriedAt }: FailedAttempt,
): StopReason | undefined {
	const reason = stopReason(services, {
		row,
		shipment: fromJsonText(row.document),
		containers,
		isBookingCancelled: failure === "booking_cancelled",
		queriedAt,
	});
	return isTemporary(failure) && reason !== "no_updates_at_line"
		? undefined
		: reason;
}

/** Notes a failed attempt on an existing shipment, whose data stays, and schedules the retry or stops tracking. */
async function noteOnShipment(
	db: Queries,
	job: Job<TrackJobName>,
	services: Services,
	found: ShipmentTable,
	containers: readonly Container[],
	failed: FailedAttempt,
): Promise<void> {
	const shipment = fromJsonText(found.document);
	// A line that is no longer configured was not queried.
	if (services.carriers.find(failed.scac))
		shipment.attributes.line_tracking_last_attempted_at = toInstant(
			services.clock.now(),
		);
	const row = { ...found, document: toJsonText(shipment) };
	await putShipmentTimes(db, row.account_id, shipment);
	const { retries } = services.rules.line;
	const delayMs = repeatingDelayMs(retries, job.row.attempts, Math.random());
	const reason = stopReasonAfter(services, row, containers, failed);
	const retryInMs = Math.max(delayMs, failed.retryAfterMs ?? 0);
	await retryOrComplete(
		db,
		job,
		services,
		failed,
		reason === undefined ? retryInMs : undefined,
	);
	if (reason !== undefined) await stopTracking(db, services, row, reason);
}

/** Writes the next step of a request without a shipment: a retry or its end. */
async function applyStep(
	db: Queries,
	job: Job<TrackJobName>,
	services: Services,
	request: TrackingRequestTable,
	failed: FailedAttempt,
	step: RequestStep,
): Promise<void> {
	const { clock } = services;
	const now = clock.now();
	const changed: TrackingRequestTable = {
		...request,
		status: step.status,
		failed_reason: step.failedReason,
		duplicate_of: failed.duplicateOf ?? null,
		is_retrying: step.isRetrying ? 1 : 0,
		retry_count: step.retryCount,
		updated_at: toInstant(now),
	};
	await setTrackingRequest(db, request.account_id, request.id, changed);
	if (step.status === "failed" && failed.isUnknownNumber) {
		await recordOutcome(db, clock, changed, false);
	}
	if (step.event !== undefined) {
		const event = requestEvent(changed, step.event);
		await notify(db, clock, request.account_id, [event]);
	}
	await retryOrComplete(db, job, services, failed, step.retryInMs);
}

function openStateOf(request: TrackingRequestTable): OpenRequest {
	return {
		status: request.status === "pending" ? "pending" : "awaiting_manifest",
		requestType: request.request_type,
		createdAt: new Date(request.created_at),
		retryCount: request.retry_count,
	};
}

/** Returns the next step of a request without a shipment; undefined when it only waits for our rate limit. */
function nextStep(
	{ clock, rules }: Services,
	request: TrackingRequestTable,
	{ failure, wasAsked, retryAfterMs }: FailedAttempt,
): RequestStep | undefined {
	const now = clock.now();
	const open = openStateOf(request);
	return wasAsked
		? afterFailedAttempt(open, failure, rules.request, {
				now,
				random: Math.random(),
				retryAfterMs,
			})
		: afterNoTurn(open, rules.request, now);
}

/** Turns a failure into `duplicate` when the number is already tracked at its line, whatever the line answered. */
function asDuplicate(failed: FailedAttempt, of: string): FailedAttempt {
	const {
		reason: failure,
		message,
		duplicateOf,
	} = duplicateAt(failed.scac, of);
	return {
		...failed,
		failure,
		message,
		duplicateOf,
		wasAsked: true,
		isUnknownNumber: false,
	};
}

/** Applies the next step to a request without a shipment, or postpones the query. */
async function continueRequest(
	db: Queries,
	job: Job<TrackJobName>,
	services: Services,
	request: TrackingRequestTable,
	failed: FailedAttempt,
): Promise<void> {
	const step = nextStep(services, request, failed);
	return step
		? applyStep(db, job, services, request, failed, step)
		: postpone(db, job, services, failed);
}

/** The containers of the request's shipment; empty without a shipment. */
async function containersOf(
	{ row, payload }: Job<TrackJobName>,
	{ database: { db } }: Services,
): Promise<Container[]> {
	const { account_id: accountId } = row;
	const { trackingRequestId: id } = payload;
	const request = await findTrackingRequest(db, accountId, id);
	if (!request?.shipment_id) return [];
	const records = await readContainers(db, accountId, request.shipment_id);
	return records.map(({ container }) => container);
}

/** Writes the outcome of a failed attempt and notifies the account when the request's status changes; one transaction. */
export async function storeFailure(
	job: Job<TrackJobName>,
	services: Services,
	failed: FailedAttempt,
): Promise<void> {
	const { account_id: accountId } = job.row;
	// Read before the transaction to keep it short. Containers minutes old are good enough to decide whether tracking stops.
	const containers = failed.wasAsked ? await containersOf(job, services) : [];
	await transact(services.database, async (db) => {
		const { trackingRequestId: id } = job.payload;
		const opened = await openRequest(db, accountId, id);
		if (!opened || isOver(opened.request)) {
			return retryOrComplete(db, job, services, failed, undefined);
		}
		const { request, shipment } = opened;
		if (shipment) {
			return failed.wasAsked
				? noteOnShipment(db, job, services, shipment, containers, failed)
				: postpone(db, job, services, failed);
		}
		const at = await withDetectedLine(db, request, failed.scac);
		const { duplicateOf } = at;
		const outcome =
			duplicateOf === undefined ? failed : asDuplicate(failed, duplicateOf);
		return continueRequest(db, job, services, at.request, outcome);
	});
}
