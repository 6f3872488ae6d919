import { toInstant } from "../clock.ts";
import type { Queries } from "../database/database.ts";
import { fromJsonText } from "../database/json-text.ts";
import { findContainerDocuments } from "../resources/containers/container-queries.ts";
import { findShipment } from "../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import { findRequestOfShipment } from "../resources/tracking-requests/tracking-request-queries.ts";
import { notify } from "../resources/webhooks/notify.ts";
import type { Services } from "../services.ts";
import type { TerminalAnswer } from "../sources/terminals/terminal.ts";
import { completeJob, rescheduleJob } from "../worker/job-queue.ts";
import { retryDelayMs } from "../worker/retry-delay.ts";
import { type Job, type JobHandler, LeaseLostError } from "./job.ts";
import { recordObservations } from "./record-observations.ts";
import { type Asked, askTerminals } from "./terminal-inquiry.ts";
import {
	dueTasks,
	nextTerminalCheckAt,
	type TerminalTask,
	terminalTasks,
} from "./terminal-plan.ts";

/** Whom to ask about a shipment, and about which of its containers. */
async function findTasks(
	db: Queries,
	services: Services,
	row: ShipmentTable,
): Promise<TerminalTask[]> {
	const found = await findContainerDocuments(db, row.account_id, row.id);
	return terminalTasks(
		services,
		fromJsonText(row.document),
		found.map(({ document }) => fromJsonText(document)),
	);
}

/** When the terminals are asked again: as planned, or sooner or later when one of them failed; undefined for never. */
function nextRunAt(
	job: Job<"check-terminal">,
	services: Services,
	tasks: readonly TerminalTask[],
	hasFailed: boolean,
): Date | undefined {
	const planned = nextTerminalCheckAt(tasks, services, Math.random());
	if (planned === undefined || !hasFailed) return planned;
	const { retries } = services.rules.terminal;
	const step = Math.min(job.row.attempts, retries.delaysMs.length);
	const delayMs = retryDelayMs(retries, step, Math.random()) ?? 0;
	return new Date(services.clock.now().getTime() + delayMs);
}

/** What is noted of a container that a terminal has answered about. */
function timesOf(asked: readonly Asked[], now: string) {
	const answered = asked.filter(({ answer }) => answer.outcome !== "failed");
	const byNumber = Map.groupBy(
		answered,
		({ task }) => task.container.attributes.number,
	);
	return (containerNumber: string) =>
		Object.assign(
			{},
			...(byNumber.get(containerNumber) ?? []).map(({ task }) =>
				task.place === "port"
					? { terminal_checked_at: now, pod_last_tracking_request_at: now }
					: { rail_last_tracking_request_at: now },
			),
		);
}

function observationsOf({ answer }: { readonly answer: TerminalAnswer }) {
	return answer.outcome === "found" ? answer.observations : [];
}

/** Writes what follows from the terminals' answers, and plans the next inquiry; one transaction. */
async function recordAnswers(
	job: Job<"check-terminal">,
	services: Services,
	asked: readonly Asked[],
): Promise<void> {
	const { clock, database } = services;
	const { account_id: accountId } = job.row;
	const { shipmentId } = job.payload;
	await database.db.transaction().execute(async (db) => {
		const shipment = await findShipment(db, accountId, shipmentId);
		const request = await findRequestOfShipment(db, accountId, shipmentId);
		if (!shipment || !request || shipment.line_tracking_stopped_at !== null) {
			await completeJob(db, job.row);
			return;
		}
		const outlook = await recordObservations(db, services, {
			request,
			shipment,
			normalizedNumber: shipment.normalized_number,
			observations: asked.flatMap(observationsOf),
			shipmentTimes: {},
			containerTimes: timesOf(asked, toInstant(clock.now())),
		});
		await notify(db, clock, accountId, outlook.events);
		const failure = asked.find(({ answer }) => answer.outcome === "failed");
		const runAt = nextRunAt(
			job,
			services,
			terminalTasks(services, outlook.shipment, outlook.containers),
			failure !== undefined,
		);
		const isOurs =
			runAt === undefined
				? await completeJob(db, job.row)
				: await rescheduleJob(
						db,
						job.row,
						runAt,
						failure?.answer.outcome === "failed"
							? { error: failure.answer.message }
							: {},
					);
		if (!isOurs) throw new LeaseLostError();
	});
	services.wakeWorkers();
}

/**
 * Asks the terminals and railways that a shipment's containers are at or on their way to, once, and records what they say.
 * The job ends when nobody can say anything new. A terminal that fails does not disturb the others, nor the line's job.
 */
export const checkTerminal: JobHandler<"check-terminal"> = async (
	job,
	services,
) => {
	const { db } = services.database;
	const { account_id: accountId } = job.row;
	const row = await findShipment(db, accountId, job.payload.shipmentId);
	const isTracked = row && row.line_tracking_stopped_at === null;
	const tasks = isTracked ? await findTasks(db, services, row) : [];
	const runAt = nextTerminalCheckAt(tasks, services, Math.random());
	if (row === undefined || runAt === undefined) {
		await completeJob(db, job.row);
		return;
	}
	const due = dueTasks(tasks, services);
	if (due.length === 0) {
		await rescheduleJob(db, job.row, runAt, {});
		return;
	}
	const bill = fromJsonText(row.document).attributes.bill_of_lading_number;
	const asked = await askTerminals(due, bill, services, job.signal);
	job.signal.throwIfAborted();
	await recordAnswers(job, services, asked);
};
