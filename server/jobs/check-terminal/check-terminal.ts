import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { Heard } from "../../recording/inquired.ts";
import { recordReport } from "../../recording/record-report.ts";
import { notify } from "../../resources/account-events/notify.ts";
import type { ContainerTimes } from "../../resources/containers/container-serializer.ts";
import { readContainers } from "../../resources/containers/containers-of-shipment.ts";
import { findShipment } from "../../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import { findRequestOfShipment } from "../../resources/tracking-requests/tracking-request-queries.ts";
import { toInstant } from "../../runtime/clock.ts";
import { retryDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import type { TerminalAnswer } from "../../sources/contracts/terminal.ts";
import { type Job, type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { completeJob, rescheduleJob } from "../../worker/job-queue.ts";
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
	const records = await readContainers(db, row.account_id, row.id);
	return terminalTasks(
		services,
		fromJsonText(row.document),
		records.map(({ container }) => container),
	);
}

const taskKey = ({ place, container }: TerminalTask) =>
	`${place} ${container.id}`;

/**
 * When the terminals are asked again: as planned for those that have answered, and after a wait for those that have failed,
 * whichever comes first; undefined for never.
 */
function nextRunAt(
	{ row }: Job<"check-terminal">,
	services: Services,
	tasks: readonly TerminalTask[],
	failed: readonly Asked[],
): Date | undefined {
	const failedKeys = new Set(failed.map(({ task }) => taskKey(task)));
	const answered = tasks.filter((task) => !failedKeys.has(taskKey(task)));
	const plannedAt = nextTerminalCheckAt(answered, services, Math.random());
	if (answered.length === tasks.length) return plannedAt;
	const { retries } = services.rules.terminal;
	const step = Math.min(row.attempts, retries.delaysMs.length);
	const delayMs = retryDelayMs(retries, step, Math.random()) ?? 0;
	const retryAt = new Date(services.clock.now().getTime() + delayMs);
	return plannedAt && plannedAt < retryAt ? plannedAt : retryAt;
}

/** What is noted of a container that a terminal has answered about. What happens after the question is not in the answer. */
function timesOf(
	asked: readonly Asked[],
	askedAt: string,
): (containerNumber: string) => ContainerTimes {
	const answered = asked.filter(({ answer }) => answer.outcome !== "failed");
	const byNumber = Map.groupBy(
		answered,
		({ task }) => task.container.attributes.number,
	);
	return (containerNumber) => {
		const places = byNumber.get(containerNumber)?.map(({ task }) => task.place);
		return {
			...(places?.includes("port") && {
				terminal_checked_at: askedAt,
				pod_last_tracking_request_at: askedAt,
			}),
			...(places?.includes("inland") && {
				rail_last_tracking_request_at: askedAt,
			}),
		};
	};
}

function observationsOf({ answer }: { readonly answer: TerminalAnswer }) {
	return answer.outcome === "found" ? answer.observations : [];
}

/** What the job keeps for the operator, in the form in which it is given back. */
function errorOf(failed: readonly Asked[]): { readonly error?: string } {
	const [first] = failed;
	return first?.answer.outcome === "failed"
		? { error: first.answer.message }
		: {};
}

/** What terminals answered, with the shipment that it is about; undefined when that is tracked no longer. */
async function hear(
	db: Queries,
	{ row, payload }: Job<"check-terminal">,
	asked: readonly Asked[],
	askedAt: string,
): Promise<Heard | undefined> {
	const { account_id: accountId } = row;
	const { shipmentId } = payload;
	const shipment = await findShipment(db, accountId, shipmentId);
	const request = await findRequestOfShipment(db, accountId, shipmentId);
	if (!shipment || !request || shipment.line_tracking_stopped_at !== null) {
		return undefined;
	}
	return {
		request,
		shipment,
		normalizedNumber: shipment.normalized_number,
		observations: asked.flatMap(observationsOf),
		shipmentTimes: {},
		containerTimes: timesOf(asked, askedAt),
	};
}

/** Writes what follows from the terminals' answers, and plans the next inquiry. */
async function recordAnswers(
	job: Job<"check-terminal">,
	services: Services,
	asked: readonly Asked[],
	askedAt: string,
): Promise<void> {
	const { account_id: accountId } = job.row;
	await recordReport(services, {
		job: job.row,
		hear: (db) => hear(db, job, asked, askedAt),
		async finish(db, _heard, outlook) {
			await notify(db, services.clock, accountId, outlook.events);
			const failed = asked.filter(({ answer }) => answer.outcome === "failed");
			const { shipment, containers } = outlook;
			const tasks = terminalTasks(services, shipment, containers);
			const runAt = nextRunAt(job, services, tasks, failed);
			const isOurs =
				runAt === undefined
					? await completeJob(db, job.row)
					: await rescheduleJob(db, job.row, runAt, errorOf(failed));
			if (!isOurs) throw new LeaseLostError();
		},
		async giveUp(db) {
			await completeJob(db, job.row);
		},
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
	const askedAt = toInstant(services.clock.now());
	const asked = await askTerminals(
		due,
		{ accountId, bill },
		services,
		job.signal,
	);
	job.signal.throwIfAborted();
	await recordAnswers(job, services, asked, askedAt);
};
