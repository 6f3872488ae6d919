import type { Queries } from "../../database/database.ts";
import { beforeCommit } from "../../database/transact.ts";
import type { SourceReport } from "../../recording/derivation/source-report.ts";
import {
	ConcurrentChangeError,
	storeReport,
} from "../../recording/store-report.ts";
import type { ReportedShipment } from "../../recording/write-plan.ts";
import {
	type AccountEvent,
	notify,
} from "../../resources/account-events/notify.ts";
import { recordOutcome } from "../../resources/outcomes/record-outcome.ts";
import { findParty, openParty } from "../../resources/parties/party-queries.ts";
import type { TrackJobName } from "../../resources/planned-jobs/tracking-jobs.ts";
import { nextPollAt } from "../../resources/shipment-tracking/next-line-poll.ts";
import { stopTracking } from "../../resources/shipment-tracking/stop-tracking.ts";
import { requestEvent } from "../../resources/tracking-requests/request-event.ts";
import {
	findTrackingRequest,
	setTrackingRequest,
} from "../../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import { type Clock, toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { Job } from "../../worker/job.ts";
import type { JobRow } from "../../worker/job-table.ts";
import { planTerminalCheck } from "../check-terminal/terminal-plan.ts";
import type { LineReply } from "./query-line.ts";
import {
	duplicateAt,
	isOver,
	openRequest,
	type RequestWithShipment,
	withDetectedLine,
	withShipment,
} from "./request-at-line.ts";
import { stopReason } from "./stop-reason.ts";

/** Marks a request as created now that its shipment exists. Returns the event to notify. */
async function createRequest(
	db: Queries,
	request: TrackingRequestTable,
	digest: string | null,
	{ row, texts }: ReportedShipment,
	{ asked }: LineAnswer,
	clock: Clock,
) {
	const changes = {
		status: "created",
		shipment_id: row.id,
		failed_reason: null,
		is_retrying: 0,
		retry_count: null,
		answer_digest: digest,
		updated_at: toInstant(clock.now()),
	} as const;
	const created: TrackingRequestTable = { ...request, ...changes };
	const { account_id: accountId, id, scac, line_scac } = request;
	const isDetected = asked.request.line_scac !== line_scac;
	await setTrackingRequest(db, accountId, id, {
		...changes,
		...(isDetected && { scac, line_scac }),
	});
	await recordOutcome(db, clock, created, true);
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
	const nextAt = nextPollAt(
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
		reason === undefined
			? { runAt: nextAt, name: "track-shipment" }
			: undefined,
	);
	if (reason === undefined) await planTerminalCheck(db, services, reported);
	else await stopTracking(db, services, row, reason);
}

/** An answer of a shipping line. */
export interface LineAnswer {
	/** The request and its shipment as they were before the line was queried. */
	readonly asked: RequestWithShipment;
	/** SCAC of the line. */
	readonly scac: string;
	readonly answer: LineReply;
	/** When the line was queried. */
	readonly queriedAt: Date;
}

/** The customer's name for a new shipment. */
async function customerNameOf(
	db: Queries,
	{ account_id: accountId, customer_id: id, shipment_id }: TrackingRequestTable,
	find: typeof findParty,
): Promise<string | null> {
	if (id === null || shipment_id !== null) return null;
	return (await find(db, accountId, id))?.company_name ?? null;
}

/** Locks the customer at the end of the transaction, so that it is not renamed before the new shipment has its name. */
async function keepCustomerName(
	db: Queries,
	request: TrackingRequestTable,
	name: string | null,
): Promise<void> {
	if (name === null) return;
	await beforeCommit(db, "checks", async (last) => {
		if ((await customerNameOf(last, request, openParty)) !== name)
			throw new ConcurrentChangeError();
	});
}

/** Finds a request and its shipment. */
async function findRequest(
	db: Queries,
	accountId: string,
	id: string,
): Promise<RequestWithShipment | undefined> {
	const request = await findTrackingRequest(db, accountId, id);
	return request && withShipment(db, request);
}

/** Reads the request and the shipment of an answer; undefined when tracking has ended. */
async function readReport(
	db: Queries,
	{ row: job, payload }: Job<TrackJobName>,
	{ clock }: Services,
	{ scac, answer }: LineAnswer,
	{
		asked,
		toChange,
	}: {
		readonly asked: RequestWithShipment | undefined;
		readonly toChange: SourceReport | undefined;
	},
): Promise<SourceReport | undefined> {
	const { account_id: accountId } = job;
	const { trackingRequestId: id } = payload;
	const found = toChange
		? await openRequest(db, accountId, id, toChange.request)
		: (asked ?? (await findRequest(db, accountId, id)));
	if (!found || isOver(found.request)) return undefined;
	const { request, duplicateOf } = await withDetectedLine(
		db,
		found.request,
		scac,
	);
	if (duplicateOf !== undefined) throw duplicateAt(scac, duplicateOf);
	const customerName = toChange
		? (toChange.customerName ?? null)
		: await customerNameOf(db, request, findParty);
	if (toChange) await keepCustomerName(db, request, customerName);
	const now = toInstant(clock.now());
	return {
		request,
		customerName,
		shipment: found.shipment,
		messages: asked && answer.messages,
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
	lineAnswer: LineAnswer,
	clock: Clock,
): Promise<AccountEvent[]> {
	const digest = lineAnswer.answer.digest ?? null;
	if (request.status !== "created")
		return [
			await createRequest(db, request, digest, reported, lineAnswer, clock),
		];
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
	job: Job<TrackJobName>,
	services: Services,
	lineAnswer: LineAnswer,
): Promise<void> {
	const { clock } = services;
	const { account_id: accountId } = job.row;
	// Read before the query. Writing the report checks that it has not changed.
	let asked: RequestWithShipment | undefined = lineAnswer.asked;
	await storeReport(services, {
		row: job.row,
		readReport(db, toChange) {
			const read = { asked, toChange };
			asked = undefined;
			return readReport(db, job, services, lineAnswer, read);
		},
		async finish(db, report, reported) {
			const outcome = await writeOutcome(
				db,
				report,
				reported,
				lineAnswer,
				clock,
			);
			const events = [...outcome, ...reported.events];
			await notify(db, clock, accountId, events);
			await scheduleNext(db, services, job.row, reported, lineAnswer.queriedAt);
		},
	});
}
