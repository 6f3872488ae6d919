import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import { notify } from "../resources/account-events/notify.ts";
import { raiseRevision } from "../resources/shipments/shipment-queries.ts";
import { setTrackingRequest } from "../resources/tracking-requests/tracking-request-queries.ts";
import { type RetrySchedule, retryDelayMs } from "../runtime/retry-delay.ts";
import { nextSlice } from "../runtime/time-slices.ts";
import type { Services } from "../services/services.ts";
import { finishJob } from "../worker/finish-job.ts";
import { LeaseLostError } from "../worker/job.ts";
import { isLeased } from "../worker/job-queue.ts";
import type { JobRow } from "../worker/job-table.ts";
import { deriveShipment } from "./derivation/derive-recorded-shipment.ts";
import { findNews } from "./derivation/find-news.ts";
import type { SourceReport } from "./derivation/source-report.ts";
import { newsWritePlan } from "./news-write-plan.ts";
import { timesWritePlan } from "./times-write-plan.ts";
import type { ReportedShipment, WritePlan } from "./write-plan.ts";

/** Pauses before a report is stored again whose shipment has changed meanwhile; after the last attempt the job fails. */
const RETRIES: RetrySchedule = {
	delaysMs: [20, 40, 80, 160, 320, 640, 1_280],
	jitter: 0.5,
};

/** Thrown in a transaction when the shipment, its request or customer has changed since the report was derived. */
export class ConcurrentChangeError extends Error {
	override readonly name = "ConcurrentChangeError";

	constructor() {
		super("the shipment changed while a report about it was prepared");
	}
}

/** A job that stores a report. */
export interface ReportJob {
	/**
	 * Reads the report with the current records; undefined when it is no longer wanted. When it gets the report as it was read before,
	 * it also locks the records until the transaction ends.
	 */
	readReport(
		db: Queries,
		toChange?: SourceReport,
	): Promise<SourceReport | undefined>;
	/** The claimed job; a worker that lost its lease writes nothing. */
	readonly row: JobRow;
	/** Completes or reschedules the job, in the report's last transaction. */
	finish(
		db: Queries,
		report: SourceReport,
		reported: ReportedShipment,
	): Promise<void>;
}

type Parts = Pick<
	Services,
	"clock" | "database" | "limits" | "places" | "terminals"
>;

/** Whether the request and the shipment are still those that a report was derived from. */
function isUnchanged(
	before: SourceReport,
	now: SourceReport | undefined,
): boolean {
	return (
		now !== undefined &&
		JSON.stringify(now.request) === JSON.stringify(before.request) &&
		now.shipment?.revision === before.shipment?.revision
	);
}

async function planWrites(
	services: Parts,
	report: SourceReport,
): Promise<WritePlan> {
	const { db } = services.database;
	const news = await findNews(db, services, report);
	if (report.shipment && !news.isNews) {
		return timesWritePlan(db, report, report.shipment);
	}
	const derivation = await deriveShipment(db, services, report, news);
	return newsWritePlan(services, derivation, news);
}

/** Links a request to its new shipment, so that after a crash the next report finds it. */
async function linkRequest(
	db: Queries,
	{ request, shipment }: SourceReport,
	shipmentId: string,
): Promise<void> {
	if (shipment) return;
	const { account_id: accountId, id, scac, line_scac } = request;
	const link = { scac, line_scac, shipment_id: shipmentId };
	await setTrackingRequest(db, accountId, id, link);
}

/** Writes each piece except the last in its own transaction. Returns the report as it was read after them. */
async function writePieces(
	services: Parts,
	job: ReportJob,
	report: SourceReport,
	plan: WritePlan,
): Promise<SourceReport> {
	const { database, clock } = services;
	const { account_id: accountId, id: shipmentId } = plan.reported.row;
	let last = report;
	const pieces = plan.pieces.slice(0, -1);
	if (pieces.length > 0) await nextSlice();
	for (const [index, write] of pieces.entries()) {
		last = await transact(database, async (db) => {
			if (!(await isLeased(db, job.row))) throw new LeaseLostError();
			if (!isUnchanged(last, await job.readReport(db, last))) {
				throw new ConcurrentChangeError();
			}
			if (index === 0) {
				await plan.begin(db, false);
				await linkRequest(db, last, shipmentId);
			}
			await notify(db, clock, accountId, await write(db));
			await raiseRevision(db, accountId, shipmentId);
			const written = await job.readReport(db);
			if (!written) throw new ConcurrentChangeError();
			return written;
		});
		await nextSlice();
	}
	return last;
}

async function storeOnce(services: Parts, job: ReportJob): Promise<void> {
	const { database } = services;
	const report = await job.readReport(database.db);
	if (!report) return finishJob(database.db, job.row);
	const plan = await planWrites(services, report);
	const { pieces, reported } = plan;
	const isWhole = pieces.length <= 1;
	const last = await writePieces(services, job, report, plan);
	await nextSlice();
	await transact(database, async (db) => {
		if (!isUnchanged(last, await job.readReport(db, last))) {
			throw new ConcurrentChangeError();
		}
		if (isWhole) await plan.begin(db, true);
		const events = (await pieces.at(-1)?.(db)) ?? [];
		if (!isWhole) await plan.end(db);
		await job.finish(db, last, { ...reported, events });
	});
}

/**
 * Stores a report of sources about one shipment as rows of the shipment, its containers and events, with the notifications of
 * the changes.
 *
 * A report of usual size is one transaction with the end of its job. A large one is several short ones; after a crash the next
 * report completes them. A transaction that finds the shipment changed since it was read starts over.
 *
 * Completes the job when the report is no longer wanted. Throws `RequestRefusedError` when the request must not lead to a shipment.
 */
export async function storeReport(
	services: Parts,
	job: ReportJob,
): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await storeOnce(services, job);
		} catch (error) {
			if (!(error instanceof ConcurrentChangeError)) throw error;
			const pauseMs = retryDelayMs(RETRIES, attempt, Math.random());
			if (pauseMs === undefined) throw error;
			await sleep(pauseMs);
		}
	}
}
