import type { Queries } from "../database/database.ts";
import { notify } from "../resources/account-events/notify.ts";
import { raiseRevision } from "../resources/shipments/shipment-queries.ts";
import { setTrackingRequest } from "../resources/tracking-requests/tracking-request-queries.ts";
import { nextSlice } from "../runtime/give-way.ts";
import type { Services } from "../services/services.ts";
import { LeaseLostError } from "../worker/job.ts";
import { isLeased } from "../worker/job-queue.ts";
import type { JobRow } from "../worker/job-table.ts";
import type { Heard, Outlook } from "./inquired.ts";
import { newsWriting } from "./news-writing.ts";
import { findFresh, inquire } from "./prepare-report.ts";
import type { ReportWriting } from "./report-writing.ts";
import { timesWriting } from "./times-writing.ts";

/** How often a report is prepared again because its shipment has changed meanwhile, before the job is given back. */
const MOST_ATTEMPTS = 5;

/** Thrown in a transaction when what a report was prepared from is not what is recorded any more. */
class ChangedMeanwhileError extends Error {
	override readonly name = "ChangedMeanwhileError";

	constructor() {
		super("the shipment has changed while a report about it was prepared");
	}
}

/** A report of sources and the job that records it. */
export interface Recording {
	/** Reads what the report is about as it is recorded, and what it says; undefined when it is not to be recorded any more. */
	hear(db: Queries): Promise<Heard | undefined>;
	/** The job that records it; nothing is written any more when another worker has taken it. */
	readonly job: JobRow;
	/** Does what follows from the recorded report, in its last transaction. */
	finish(db: Queries, heard: Heard, outlook: Outlook): Promise<void>;
	/** Ends the job of a report that is not to be recorded, in a transaction. */
	giveUp(db: Queries): Promise<void>;
}

type Parts = Pick<
	Services,
	"clock" | "database" | "places" | "terminals" | "wakeWorkers"
>;

/** Whether what was heard is heard again: nothing has changed that the report was prepared from. */
function isSame(before: Heard, now: Heard | undefined): boolean {
	return (
		now !== undefined &&
		JSON.stringify(now.request) === JSON.stringify(before.request) &&
		now.shipment?.revision === before.shipment?.revision
	);
}

async function prepare(services: Parts, heard: Heard): Promise<ReportWriting> {
	const { db } = services.database;
	const report = await findFresh(db, services, heard);
	return heard.shipment && !report.isNews
		? timesWriting(db, heard, heard.shipment)
		: newsWriting(services, await inquire(db, services, heard, report), report);
}

/** Links the request of a shipment that comes to be with it, so that the next report finds it wherever this one breaks off. */
async function linkRequest(
	db: Queries,
	{ request, shipment }: Heard,
	shipmentId: string,
): Promise<void> {
	if (shipment) return;
	const { account_id: accountId, id, scac, line_scac } = request;
	const link = { scac, line_scac, shipment_id: shipmentId };
	await setTrackingRequest(db, accountId, id, link);
}

/** Writes each piece but the last one in a transaction of its own, and returns what is heard after them. */
async function writePieces(
	services: Parts,
	recording: Recording,
	heard: Heard,
	writing: ReportWriting,
): Promise<Heard> {
	const { database, clock } = services;
	const { account_id: accountId, id: shipmentId } = writing.outlook.row;
	let last = heard;
	const pieces = writing.pieces.slice(0, -1);
	if (pieces.length > 0) await nextSlice();
	for (const [index, write] of pieces.entries()) {
		last = await database.db.transaction().execute(async (db) => {
			if (!(await isLeased(db, recording.job))) throw new LeaseLostError();
			if (!isSame(last, await recording.hear(db))) {
				throw new ChangedMeanwhileError();
			}
			if (index === 0) {
				await writing.begin(db, false);
				await linkRequest(db, last, shipmentId);
			}
			await notify(db, clock, accountId, await write(db));
			await raiseRevision(db, accountId, shipmentId);
			const written = await recording.hear(db);
			if (!written) throw new ChangedMeanwhileError();
			return written;
		});
		services.wakeWorkers();
		await nextSlice();
	}
	return last;
}

async function recordOnce(
	services: Parts,
	recording: Recording,
): Promise<void> {
	const { database } = services;
	const heard = await recording.hear(database.db);
	if (!heard) {
		return database.db.transaction().execute((db) => recording.giveUp(db));
	}
	const writing = await prepare(services, heard);
	const { pieces, outlook } = writing;
	const isWhole = pieces.length <= 1;
	const known = await writePieces(services, recording, heard, writing);
	await nextSlice();
	await database.db.transaction().execute(async (db) => {
		if (!isSame(known, await recording.hear(db))) {
			throw new ChangedMeanwhileError();
		}
		if (isWhole) await writing.begin(db, true);
		const events = (await pieces.at(-1)?.(db)) ?? [];
		if (!isWhole) await writing.end(db);
		await recording.finish(db, known, { ...outlook, events });
	});
}

/**
 * Records what sources said about a shipment. What is new is added to what is recorded, everything is derived again from all of
 * it, and what follows is written with the job's own end. Reading and deriving let others go first; what they were based on is
 * compared in each transaction that writes, and when it has changed all starts over.
 *
 * A report of usual size is one transaction: all of it is recorded, or nothing. A large one is written in several, so that
 * no other writer waits for it, and the shipment is marked until the last of them: after a crash the next report completes it.
 *
 * Throws `RequestRefusedError` when a request is to have no shipment.
 */
export async function recordReport(
	services: Parts,
	recording: Recording,
): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await recordOnce(services, recording);
		} catch (error) {
			const isFinal = attempt === MOST_ATTEMPTS;
			if (!(error instanceof ChangedMeanwhileError) || isFinal) throw error;
		}
	}
}
