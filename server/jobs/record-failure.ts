import { toInstant } from "../clock.ts";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import {
	findShipment,
	putShipment,
} from "../resources/shipments/shipment-queries.ts";
import {
	afterFailedTry,
	type TryFailure,
} from "../resources/tracking-requests/tracking-lifecycle.ts";
import { setTrackingRequest } from "../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import { notify } from "../resources/webhooks/notify.ts";
import type { Services } from "../services.ts";
import { completeJob, rescheduleJob } from "../worker/job-queue.ts";
import { type RetrySchedule, retryDelayMs } from "../worker/retry-delay.ts";
import { type Job, LeaseLostError } from "./job.ts";
import { requestEvent } from "./shipment-events.ts";

const MINUTE = 60_000;

/** Between tries of a shipment that exists already; the last delay is kept until the line answers again. */
const SHIPMENT_RETRIES: RetrySchedule = {
	delaysMs: [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE),
	jitter: 0.1,
};

/** A try that failed: why, in words for the operator, and how long the carrier asked to be left alone. */
export interface FailedTry {
	readonly failure: TryFailure;
	readonly message: string;
	readonly retryAfterMs: number | undefined;
}

/** The shipment exists: a carrier that is silent for a while, or forgets a number, takes nothing of it away. */
async function keepShipment(
	{ row: job }: Job<"track-shipment">,
	services: Services,
	shipmentId: string,
	failed: FailedTry,
): Promise<void> {
	const { database, clock } = services;
	const now = clock.now();
	const step = Math.min(job.attempts, SHIPMENT_RETRIES.delaysMs.length);
	const delayMs = Math.max(
		retryDelayMs(SHIPMENT_RETRIES, step, Math.random()) ?? 0,
		failed.retryAfterMs ?? 0,
	);
	const runAt = new Date(now.getTime() + delayMs);
	await database.db.transaction().execute(async (db) => {
		const row = await findShipment(db, job.account_id, shipmentId);
		if (row) {
			const document = fromJsonText(row.document);
			document.attributes.line_tracking_last_attempted_at = toInstant(now);
			await putShipment(db, { ...row, document: toJsonText(document) });
		}
		const { message: error } = failed;
		if (!(await rescheduleJob(db, job, runAt, { error }))) {
			throw new LeaseLostError();
		}
	});
}

/** Writes what becomes of a request whose try failed, and tells the account when that is an outcome; one transaction. */
export async function recordFailure(
	job: Job<"track-shipment">,
	services: Services,
	request: TrackingRequestTable,
	failed: FailedTry,
): Promise<void> {
	if (request.shipment_id !== null) {
		return keepShipment(job, services, request.shipment_id, failed);
	}
	const { database, clock } = services;
	const now = clock.now();
	const step = afterFailedTry(
		{
			status: request.status === "pending" ? "pending" : "awaiting_manifest",
			requestType: request.request_type,
			createdAt: new Date(request.created_at),
			retryCount: request.retry_count,
		},
		failed.failure,
		{ now, random: Math.random(), retryAfterMs: failed.retryAfterMs },
	);
	const changed: TrackingRequestTable = {
		...request,
		status: step.status,
		failed_reason: step.failedReason,
		is_retrying: step.isRetrying ? 1 : 0,
		retry_count: step.retryCount,
		updated_at: toInstant(now),
	};
	await database.db.transaction().execute(async (db) => {
		await setTrackingRequest(db, request.account_id, request.id, changed);
		const events =
			step.event === undefined ? [] : [requestEvent(changed, step.event)];
		await notify(db, clock, request.account_id, events);
		const isOurs =
			step.retryInMs === undefined
				? await completeJob(db, job.row)
				: await rescheduleJob(
						db,
						job.row,
						new Date(now.getTime() + step.retryInMs),
						{ error: failed.message },
					);
		if (!isOurs) throw new LeaseLostError();
	});
	services.wakeWorkers();
}
