import type { Queries } from "../../database/database.ts";
import type { Heard, Outlook } from "../../recording/inquired.ts";
import { recordReport } from "../../recording/record-report.ts";
import {
	type AccountEvent,
	notify,
} from "../../resources/account-events/notify.ts";
import { teach } from "../../resources/outcomes/teach.ts";
import { nextCheckAt } from "../../resources/shipments/next-check.ts";
import { findShipment } from "../../resources/shipments/shipment-queries.ts";
import { stopTracking } from "../../resources/shipments/stop-tracking.ts";
import { requestEvent } from "../../resources/tracking-requests/request-event.ts";
import {
	findTrackingRequest,
	setTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import { type Job, LeaseLostError } from "../../worker/job.ts";
import { completeJob, rescheduleJob } from "../../worker/job-queue.ts";
import type { JobRow } from "../../worker/job-table.ts";
import { planTerminalCheck } from "../check-terminal/terminal-plan.ts";
import { atDetectedLine, duplicateAt } from "./detected-line.ts";
import { stopReason } from "./stop-reason.ts";

/** Whether there is nothing more to ask about a request. */
export function isOver({ status }: TrackingRequestTable): boolean {
	return status === "failed" || status === "tracking_stopped";
}

/** Marks a request whose shipment exists as created, and returns what the account is told. */
async function createRequest(
	db: Queries,
	request: TrackingRequestTable,
	{ row, texts }: Outlook,
	now: string,
) {
	const created: TrackingRequestTable = {
		...request,
		status: "created",
		shipment_id: row.id,
		failed_reason: null,
		is_retrying: 0,
		retry_count: null,
		updated_at: now,
	};
	await setTrackingRequest(db, request.account_id, request.id, created);
	await teach(db, created, true);
	return requestEvent(created, "tracking_request.succeeded", texts());
}

/** Plans what is done about the shipment next: nothing when it is to be tracked no longer. */
async function planNext(
	db: Queries,
	services: Services,
	job: JobRow,
	outlook: Outlook,
	askedAt: Date,
): Promise<void> {
	const { rules, clock } = services;
	const { row, shipment, containers } = outlook;
	const reason = stopReason(services, { ...outlook, askedAt });
	const nextAt = nextCheckAt(
		{
			createdAt: row.created_at,
			podEtaAt: shipment.attributes.pod_eta_at,
			containers: containers.map(({ attributes }) => attributes),
		},
		rules.line,
		clock.now(),
		Math.random(),
	);
	const isOurs =
		reason === undefined
			? await rescheduleJob(db, job, nextAt, {})
			: await completeJob(db, job);
	if (!isOurs) throw new LeaseLostError();
	if (reason === undefined) await planTerminalCheck(db, services, outlook);
	else await stopTracking(db, services, row, reason);
}

/** What a carrier answered. */
export interface Answered {
	/** SCAC of its line. */
	readonly scac: string;
	readonly answer: CarrierAnswer;
	/** When it was asked. */
	readonly askedAt: Date;
}

/** What a carrier's answer says, with the request and the shipment that it is about; undefined when the request is over. */
async function hear(
	db: Queries,
	{ row: job, payload }: Job<"track-shipment">,
	{ clock }: Services,
	{ scac, answer }: Answered,
): Promise<Heard | undefined> {
	const { account_id: accountId } = job;
	const found = await findTrackingRequest(
		db,
		accountId,
		payload.trackingRequestId,
	);
	if (!found || isOver(found)) return undefined;
	const { request, isDuplicate } = await atDetectedLine(db, found, scac);
	if (isDuplicate) throw duplicateAt(scac);
	const { shipment_id: shipmentId } = request;
	const now = toInstant(clock.now());
	return {
		request,
		shipment:
			shipmentId === null
				? undefined
				: await findShipment(db, accountId, shipmentId),
		normalizedNumber: answer.normalizedNumber,
		observations: answer.observations,
		textDigests: answer.textDigests,
		shipmentTimes: {
			line_tracking_last_attempted_at: now,
			line_tracking_last_succeeded_at: now,
		},
		containerTimes: () => ({ shipment_last_tracking_request_at: now }),
	};
}

/** Keeps the outcome of the request, once, and the digest of the answer; returns what the account is told of it. */
async function recordOutcome(
	db: Queries,
	{ request }: Heard,
	outlook: Outlook,
	{ answer }: Answered,
	now: string,
): Promise<AccountEvent[]> {
	const digest = answer.digest ?? null;
	if (request.status !== "created") {
		const answered = { ...request, answer_digest: digest };
		return [await createRequest(db, answered, outlook, now)];
	}
	if (digest !== request.answer_digest) {
		const { account_id: accountId, id } = request;
		await setTrackingRequest(db, accountId, id, { answer_digest: digest });
	}
	return [];
}

/**
 * Records what follows from a carrier's answer: observations, the records derived from all of them, what the account is
 * told, the outcome of the request and what is done next. The outcome and the next step are written with the last of the
 * records. Throws `RequestRefusedError` when the answer does not lead to a shipment.
 */
export async function recordAnswer(
	job: Job<"track-shipment">,
	services: Services,
	answered: Answered,
): Promise<void> {
	const { clock } = services;
	const { account_id: accountId } = job.row;
	let isTold = false;
	await recordReport(services, {
		job: job.row,
		hear: (db) => hear(db, job, services, answered),
		async finish(db, heard, outlook) {
			const now = toInstant(clock.now());
			const outcome = await recordOutcome(db, heard, outlook, answered, now);
			const events = [...outcome, ...outlook.events];
			isTold = events.length > 0;
			await notify(db, clock, accountId, events);
			await planNext(db, services, job.row, outlook, answered.askedAt);
		},
		async giveUp(db) {
			await completeJob(db, job.row);
		},
	});
	if (isTold) services.wakeWorkers();
}
