import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { SourceReport } from "../../recording/derivation/source-report.ts";
import { storeReport } from "../../recording/store-report.ts";
import { notify } from "../../resources/account-events/notify.ts";
import type { ContainerTimes } from "../../resources/containers/container-serializer.ts";
import { readContainers } from "../../resources/containers/containers-of-shipment.ts";
import {
	findShipment,
	openShipment,
} from "../../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import { findRequestOfShipment } from "../../resources/tracking-requests/tracking-request-queries.ts";
import { toInstant } from "../../runtime/clock.ts";
import { repeatingDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import type { TerminalAnswer } from "../../sources/contracts/terminal.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { Job, JobHandler } from "../../worker/job.ts";
import { queryTerminals, type TaskResult } from "./query-terminals.ts";
import {
	dueTasks,
	nextTerminalCheckAt,
	type TerminalTask,
	terminalTasks,
} from "./terminal-plan.ts";

/** The tasks of a shipment. */
export async function findTasks(
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

/** When the job runs again: the next planned query or the retry of a failed one, whichever is earlier; undefined for never. */
function nextRunAt(
	{ row }: Job<"check-terminal">,
	services: Services,
	tasks: readonly TerminalTask[],
	failed: readonly TaskResult[],
): Date | undefined {
	const failedKeys = new Set(failed.map(({ task }) => taskKey(task)));
	const answered = tasks.filter((task) => !failedKeys.has(taskKey(task)));
	const plannedAt = nextTerminalCheckAt(answered, services, Math.random());
	if (answered.length === tasks.length) return plannedAt;
	const { retries } = services.rules.terminal;
	const delayMs = repeatingDelayMs(retries, row.attempts, Math.random());
	const retryAt = new Date(services.clock.now().getTime() + delayMs);
	return plannedAt && plannedAt < retryAt ? plannedAt : retryAt;
}

/** The query times to set on each container that a terminal answered for. */
function timesOf(
	results: readonly TaskResult[],
	queriedAt: string,
): (containerNumber: string) => ContainerTimes {
	const answered = results.filter(({ answer }) => answer.outcome !== "failed");
	const byNumber = Map.groupBy(
		answered,
		({ task }) => task.container.attributes.number,
	);
	return (containerNumber) => {
		const places = byNumber.get(containerNumber)?.map(({ task }) => task.place);
		return {
			...(places?.includes("port") && {
				terminal_checked_at: queriedAt,
				pod_last_tracking_request_at: queriedAt,
			}),
			...(places?.includes("inland") && {
				rail_last_tracking_request_at: queriedAt,
			}),
		};
	};
}

function observationsOf({ answer }: { readonly answer: TerminalAnswer }) {
	return answer.outcome === "found" ? answer.observations : [];
}

/** The error to keep on the job for the operator; empty without failures. */
function errorOf(failed: readonly TaskResult[]): { readonly error?: string } {
	const [first] = failed;
	return first?.answer.outcome === "failed"
		? { error: first.answer.message }
		: {};
}

/** A job whose answers are stored. */
type TerminalJob = Job<"check-terminal" | "refresh-container">;

/** Reads the shipment of the answers; undefined when it is no longer tracked. */
async function readReport(
	db: Queries,
	{ row, payload }: TerminalJob,
	results: readonly TaskResult[],
	queriedAt: string,
	toChange: SourceReport | undefined,
): Promise<SourceReport | undefined> {
	const { account_id: accountId } = row;
	const { shipmentId } = payload;
	const find = toChange ? openShipment : findShipment;
	const shipment = await find(db, accountId, shipmentId);
	const request = await findRequestOfShipment(db, accountId, shipmentId);
	if (!shipment || !request || shipment.line_tracking_stopped_at !== null) {
		return undefined;
	}
	return {
		request,
		shipment,
		normalizedNumber: shipment.normalized_number,
		observations: results.flatMap(observationsOf),
		shipmentTimes: {},
		containerTimes: timesOf(results, queriedAt),
	};
}

/** Returns when a job runs again, given its tasks and the failed ones; undefined for never. */
type Reschedule = (
	tasks: readonly TerminalTask[],
	failed: readonly TaskResult[],
) => Date | undefined;

/** Stores the report in the terminals' answers, and schedules the next query. */
async function storeAnswers(
	job: TerminalJob,
	services: Services,
	results: readonly TaskResult[],
	queriedAt: string,
	reschedule: Reschedule,
): Promise<void> {
	const { account_id: accountId } = job.row;
	await storeReport(services, {
		row: job.row,
		readReport: (db, toChange) =>
			readReport(db, job, results, queriedAt, toChange),
		async finish(db, _report, reported) {
			await notify(db, services.clock, accountId, reported.events);
			const failed = results.filter(
				({ answer }) => answer.outcome === "failed",
			);
			const { shipment, containers } = reported;
			const tasks = terminalTasks(services, shipment, containers);
			const runAt = reschedule(tasks, failed);
			await finishJob(db, job.row, runAt && { runAt, ...errorOf(failed) });
		},
	});
}

/** Queries the facilities of these tasks once, and stores their answers. */
export async function queryAndStore(
	job: TerminalJob,
	services: Services,
	shipment: ShipmentTable,
	tasks: readonly TerminalTask[],
	reschedule: Reschedule,
): Promise<void> {
	const { account_id: accountId } = job.row;
	const { attributes } = fromJsonText(shipment.document);
	const queriedAt = toInstant(services.clock.now());
	const results = await queryTerminals(
		tasks,
		{ accountId, bill: attributes.bill_of_lading_number },
		services,
		job.signal,
	);
	job.signal.throwIfAborted();
	await storeAnswers(job, services, results, queriedAt, reschedule);
}

/**
 * Queries the terminals and railways of a shipment's containers once, and stores their answers. Ends when no terminal can report
 * anything new. A failing terminal affects neither the others nor the line's job.
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
	if (row === undefined || runAt === undefined) return finishJob(db, job.row);
	const due = dueTasks(tasks, services);
	if (due.length === 0) return finishJob(db, job.row, { runAt });
	await queryAndStore(job, services, row, due, (all, failed) =>
		nextRunAt(job, services, all, failed),
	);
};
