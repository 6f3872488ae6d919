import type { Queries } from "../../database/database.ts";
import type { SourceReport } from "../../recording/derivation/source-report.ts";
import { storeReport } from "../../recording/store-report.ts";
import type { ReportedShipment } from "../../recording/write-plan.ts";
import {
	type AccountEvent,
	notify,
} from "../../resources/account-events/notify.ts";
import { teach } from "../../resources/outcomes/teach.ts";
import { findParty, openParty } from "../../resources/parties/party-queries.ts";
import { nextCheckAt } from "../../resources/shipment-tracking/next-check.ts";
import { stopTracking } from "../../resources/shipment-tracking/stop-tracking.ts";
import { findShipment } from "../../resources/shipments/shipment-queries.ts";
import { requestEvent } from "../../resources/tracking-requests/request-event.ts";
import {
	findTrackingRequest,
	setTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import { type Clock, toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { Job } from "../../worker/job.ts";
import type { JobRow } from "../../worker/job-table.ts";
import { planTerminalCheck } from "../check-terminal/terminal-plan.ts";
import {
	duplicateAt,
	openRequest,
	withDetectedLine,
} from "./request-at-line.ts";
import { stopReason } from "./stop-reason.ts";

/** Whether tracking of a request has ended. */
export function isOver({ status }: TrackingRequestTable): boolean {
	return status === "failed" || status === "tracking_stopped";
}

/** Marks a request as created now that its shipment exists. Returns the event to notify. */
async function createRequest(
	db: Queries,
	request: TrackingRequestTable,
	{ row, texts }: ReportedShipment,
	clock: Clock,
) {
	const now = toInstant(clock.now());
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
	await teach(db, clock, created, true);
	return requestEvent(created, "tracking_request.succeeded", texts());
}

/** Schedules the next query of the line and the terminals, or stops tracking. */
async function scheduleNext(
	db: Queries,
	services: Services,
	job: JobRow,
	reported: ReportedShipment,
	queriedAt: Date,
): Promise<void> {
	const { rules, clock } = services;
	const { row, shipment, containers } = reported;
	const reason = stopReason(services, { ...reported, queriedAt });
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
	await finishJob(
		db,
		job,
		reason === undefined ? { runAt: nextAt } : undefined,
	);
	if (reason === undefined) await planTerminalCheck(db, services, reported);
	else await stopTracking(db, services, row, reason);
}

/** An answer of a shipping line. */
export interface LineAnswer {
	/** SCAC of the line. */
	readonly scac: string;
	readonly answer: CarrierAnswer;
	/** When the line was queried. */
	readonly queriedAt: Date;
}

/** The customer's name for a new shipment. For a change it keeps the party from being renamed until the shipment has the name. */
async function customerNameOf(
	db: Queries,
	request: TrackingRequestTable,
	isForChange: boolean,
): Promise<string | null> {
	const { account_id: accountId, customer_id: id, shipment_id } = request;
	if (id === null || shipment_id !== null) return null;
	const find = isForChange ? openParty : findParty;
	return (await find(db, accountId, id))?.company_name ?? null;
}

/** Reads the request and the shipment of an answer; undefined when tracking has ended. */
async function readReport(
	db: Queries,
	{ row: job, payload }: Job<"track-shipment">,
	{ clock }: Services,
	{ scac, answer }: LineAnswer,
	isForChange: boolean,
): Promise<SourceReport | undefined> {
	const { account_id: accountId } = job;
	const { trackingRequestId: id } = payload;
	const found = isForChange
		? await openRequest(db, accountId, id)
		: await findTrackingRequest(db, accountId, id);
	if (!found || isOver(found)) return undefined;
	const { request, isDuplicate } = await withDetectedLine(db, found, scac);
	if (isDuplicate) throw duplicateAt(scac);
	const { shipment_id: shipmentId } = request;
	const now = toInstant(clock.now());
	return {
		request,
		customerName: await customerNameOf(db, request, isForChange),
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

/** Writes the outcome of the request and the digest of the answer. Returns the events to notify. */
async function writeOutcome(
	db: Queries,
	{ request }: SourceReport,
	reported: ReportedShipment,
	{ answer }: LineAnswer,
	clock: Clock,
): Promise<AccountEvent[]> {
	const digest = answer.digest ?? null;
	if (request.status !== "created") {
		const answered = { ...request, answer_digest: digest };
		return [await createRequest(db, answered, reported, clock)];
	}
	if (digest !== request.answer_digest) {
		const { account_id: accountId, id } = request;
		await setTrackingRequest(db, accountId, id, { answer_digest: digest });
	}
	return [];
}

/**
 * Stores the report in a line's answer. The outcome of the request and the next query are written in its last transaction. Throws
 * `RequestRefusedError` when the request must not lead to a shipment.
 */
export async function storeAnswer(
	job: Job<"track-shipment">,
	services: Services,
	lineAnswer: LineAnswer,
): Promise<void> {
	const { clock } = services;
	const { account_id: accountId } = job.row;
	let hasEvents = false;
	await storeReport(services, {
		row: job.row,
		readReport: (db, isForChange) =>
			readReport(db, job, services, lineAnswer, isForChange),
		async finish(db, report, reported) {
			const outcome = await writeOutcome(
				db,
				report,
				reported,
				lineAnswer,
				clock,
			);
			const events = [...outcome, ...reported.events];
			hasEvents = events.length > 0;
			await notify(db, clock, accountId, events);
			await scheduleNext(db, services, job.row, reported, lineAnswer.queriedAt);
		},
	});
	if (hasEvents) services.wakeWorkers();
}
