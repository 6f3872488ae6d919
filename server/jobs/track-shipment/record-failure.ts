import type { Container } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { notify } from "../../resources/account-events/notify.ts";
import { readContainers } from "../../resources/containers/containers-of-shipment.ts";
import { teach } from "../../resources/outcomes/teach.ts";
import {
	findShipment,
	setShipmentDocument,
} from "../../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import {
	type StopReason,
	stopTracking,
} from "../../resources/shipments/stop-tracking.ts";
import { requestEvent } from "../../resources/tracking-requests/request-event.ts";
import {
	afterFailedTry,
	afterNoTurn,
	type OpenRequest,
	type RequestStep,
	type TryFailure,
} from "../../resources/tracking-requests/tracking-lifecycle.ts";
import {
	findTrackingRequest,
	setTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import { toInstant } from "../../runtime/clock.ts";
import { retryDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import { type Job, LeaseLostError } from "../../worker/job.ts";
import {
	completeJob,
	postponeJob,
	rescheduleJob,
} from "../../worker/job-queue.ts";
import { atDetectedLine, duplicateAt } from "./detected-line.ts";
import { isOver } from "./record-answer.ts";
import { stopReason } from "./stop-reason.ts";

/** A try that failed: why, in words for the operator, and how long the carrier asked to be left alone. */
export interface FailedTry {
	readonly failure: TryFailure;
	readonly message: string;
	readonly retryAfterMs: number | undefined;
	/** False when our own limits kept the question from the line. */
	readonly wasAsked: boolean;
	/** Whether the line says that it has no such number. */
	readonly isUnknownNumber: boolean;
	/** SCAC of the line; empty when it is not detected. */
	readonly scac: string;
	readonly askedAt: Date;
}

const SHORTEST_WAIT_MS = 1_000;

/** Ends the job, or gives it back to run again after a time. */
async function endTry(
	db: Queries,
	{ row }: Job<"track-shipment">,
	{ clock }: Services,
	failed: FailedTry,
	retryInMs: number | undefined,
): Promise<void> {
	const isOurs =
		retryInMs === undefined
			? await completeJob(db, row)
			: await rescheduleJob(
					db,
					row,
					new Date(clock.now().getTime() + retryInMs),
					{ error: failed.message },
				);
	if (!isOurs) throw new LeaseLostError();
}

/** Asks later, as if nobody had tried: what our own limits delay counts neither as a try nor against the line. */
async function waitForTurn(
	db: Queries,
	{ row }: Job<"track-shipment">,
	{ clock }: Services,
	{ retryAfterMs = SHORTEST_WAIT_MS }: FailedTry,
): Promise<void> {
	const waitMs = Math.max(retryAfterMs, SHORTEST_WAIT_MS);
	// Several processes send jobs away to one moment. No later than that: a turn is kept for them only so long.
	const jitterMs = SHORTEST_WAIT_MS * Math.random();
	const runAt = new Date(clock.now().getTime() + waitMs + jitterMs);
	if (!(await postponeJob(db, row, runAt))) throw new LeaseLostError();
}

/** A line that could not be asked, or not understood, may have put right meanwhile what it said before. */
const ANSWERS_NOTHING: ReadonlySet<TryFailure> = new Set([
	"shipping_line_unreachable",
	"unrecognized_response",
	"internal_processing_error",
]);

/**
 * Why a shipment is to be tracked no longer: its line says that it is cancelled, has nothing more to say, or could not be
 * understood for too long. Undefined when it is tracked on.
 */
function reasonToStop(
	services: Services,
	row: ShipmentTable,
	containers: readonly Container[],
	{ failure, askedAt }: FailedTry,
): StopReason | undefined {
	const reason = stopReason(services, {
		row,
		shipment: fromJsonText(row.document),
		containers,
		isBookingCancelled: failure === "booking_cancelled",
		askedAt,
	});
	const isSilent = ANSWERS_NOTHING.has(failure);
	return isSilent && reason !== "no_updates_at_line" ? undefined : reason;
}

/** The shipment exists: a carrier that is silent for a while, or forgets a number, takes nothing of it away. */
async function keepShipment(
	db: Queries,
	job: Job<"track-shipment">,
	services: Services,
	found: ShipmentTable,
	containers: readonly Container[],
	failed: FailedTry,
): Promise<void> {
	const shipment = fromJsonText(found.document);
	shipment.attributes.line_tracking_last_attempted_at = toInstant(
		services.clock.now(),
	);
	const row = { ...found, document: toJsonText(shipment) };
	await setShipmentDocument(db, row.account_id, row.id, row.document);
	const { retries } = services.rules.line;
	const step = Math.min(job.row.attempts, retries.delaysMs.length);
	const delayMs = retryDelayMs(retries, step, Math.random()) ?? 0;
	const reason = reasonToStop(services, row, containers, failed);
	const retryInMs = Math.max(delayMs, failed.retryAfterMs ?? 0);
	await endTry(
		db,
		job,
		services,
		failed,
		reason === undefined ? retryInMs : undefined,
	);
	if (reason !== undefined) await stopTracking(db, services, row, reason);
}

/** The life of a request that has no shipment goes on, or ends. */
async function takeStep(
	db: Queries,
	job: Job<"track-shipment">,
	services: Services,
	request: TrackingRequestTable,
	failed: FailedTry,
	step: RequestStep,
): Promise<void> {
	const { clock } = services;
	const now = clock.now();
	const changed: TrackingRequestTable = {
		...request,
		status: step.status,
		failed_reason: step.failedReason,
		is_retrying: step.isRetrying ? 1 : 0,
		retry_count: step.retryCount,
		updated_at: toInstant(now),
	};
	await setTrackingRequest(db, request.account_id, request.id, changed);
	if (step.status === "failed" && failed.isUnknownNumber) {
		await teach(db, changed, false);
	}
	if (step.event !== undefined) {
		const event = requestEvent(changed, step.event);
		await notify(db, clock, request.account_id, [event]);
	}
	await endTry(db, job, services, failed, step.retryInMs);
}

function openRequest(request: TrackingRequestTable): OpenRequest {
	return {
		status: request.status === "pending" ? "pending" : "awaiting_manifest",
		requestType: request.request_type,
		createdAt: new Date(request.created_at),
		retryCount: request.retry_count,
	};
}

/** What becomes of a request without a shipment; undefined when it only waits for its turn. */
function nextStep(
	{ clock, rules }: Services,
	request: TrackingRequestTable,
	{ failure, wasAsked, retryAfterMs }: FailedTry,
): RequestStep | undefined {
	const now = clock.now();
	const open = openRequest(request);
	return wasAsked
		? afterFailedTry(open, failure, rules.request, {
				now,
				random: Math.random(),
				retryAfterMs,
			})
		: afterNoTurn(open, rules.request, now);
}

/** What a number that is tracked at its line already is, whatever the line said. */
function asDuplicate(failed: FailedTry): FailedTry {
	const { reason: failure, message } = duplicateAt(failed.scac);
	return {
		...failed,
		failure,
		message,
		wasAsked: true,
		isUnknownNumber: false,
	};
}

/** A request without a shipment takes its next step, or only waits for its turn. */
async function goOn(
	db: Queries,
	job: Job<"track-shipment">,
	services: Services,
	request: TrackingRequestTable,
	failed: FailedTry,
): Promise<void> {
	const step = nextStep(services, request, failed);
	return step
		? takeStep(db, job, services, request, failed, step)
		: waitForTurn(db, job, services, failed);
}

/** The containers of the request's shipment; none as long as there is none. */
async function containersOf(
	{ row, payload }: Job<"track-shipment">,
	{ database: { db } }: Services,
): Promise<Container[]> {
	const { account_id: accountId } = row;
	const { trackingRequestId: id } = payload;
	const request = await findTrackingRequest(db, accountId, id);
	if (!request?.shipment_id) return [];
	const records = await readContainers(db, accountId, request.shipment_id);
	return records.map(({ container }) => container);
}

/** Records what becomes of a request whose try failed, and tells the account when that is an outcome; one transaction. */
export async function recordFailure(
	job: Job<"track-shipment">,
	services: Services,
	failed: FailedTry,
): Promise<void> {
	const { account_id: accountId } = job.row;
	// Before the transaction, which has no time for very many. Whether tracking stops is a matter of days.
	const containers = failed.wasAsked ? await containersOf(job, services) : [];
	await services.database.db.transaction().execute(async (db) => {
		const { trackingRequestId: id } = job.payload;
		const found = await findTrackingRequest(db, accountId, id);
		if (!found || isOver(found)) {
			return endTry(db, job, services, failed, undefined);
		}
		const shipment =
			found.shipment_id === null
				? undefined
				: await findShipment(db, accountId, found.shipment_id);
		if (shipment) {
			return failed.wasAsked
				? keepShipment(db, job, services, shipment, containers, failed)
				: waitForTurn(db, job, services, failed);
		}
		const at = await atDetectedLine(db, found, failed.scac);
		const outcome = at.isDuplicate ? asDuplicate(failed) : failed;
		return goOn(db, job, services, at.request, outcome);
	});
	services.wakeWorkers();
}
