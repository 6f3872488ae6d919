import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { terminalJob } from "../../resources/planned-jobs/tracking-jobs.ts";
import {
	type TerminalVisit,
	terminalVisits,
} from "../../resources/shipments/terminal-visits.ts";
import type { Services } from "../../services/services.ts";
import type { TerminalSource } from "../../sources/contracts/terminal.ts";
import { advanceJob, enqueue } from "../../worker/job-queue.ts";

/** A container to query a terminal or railway for. */
export interface TerminalTask extends TerminalVisit {
	readonly container: Container;
	readonly source: TerminalSource;
}

type Planning = Pick<Services, "terminals" | "rules" | "clock">;

/** The tasks of a shipment's containers; empty when no source is configured for their facilities. */
export function terminalTasks(
	{ terminals, rules, clock }: Planning,
	shipment: Shipment,
	containers: readonly Container[],
): TerminalTask[] {
	return containers.flatMap((container) =>
		terminalVisits(shipment, container, rules.terminal, clock.now()).flatMap(
			(visit) => {
				const source = terminals.find(visit.facility);
				return source ? [{ ...visit, container, source }] : [];
			},
		),
	);
}

/** When a task is due, with its interval changed by a share of it; at once before the first query. */
function dueAtMs({ askedAt, intervalMs }: TerminalTask, share: number): number {
	return askedAt === null
		? Number.NEGATIVE_INFINITY
		: Date.parse(askedAt) + intervalMs * (1 + share);
}

/** The tasks that are due now or within the jitter of the job. */
export function dueTasks(
	tasks: readonly TerminalTask[],
	{ rules, clock }: Planning,
): TerminalTask[] {
	const nowMs = clock.now().getTime();
	return tasks.filter((task) => dueAtMs(task, -rules.terminal.jitter) <= nowMs);
}

/** When the first task is due; undefined without tasks. `random` is a number from 0 to 1. */
export function nextTerminalCheckAt(
	tasks: readonly TerminalTask[],
	{ rules, clock }: Planning,
	random: number,
): Date | undefined {
	if (tasks.length === 0) return undefined;
	const share = rules.terminal.jitter * (2 * random - 1);
	const dueMs = tasks.reduce(
		(least, task) => Math.min(least, dueAtMs(task, share)),
		Number.POSITIVE_INFINITY,
	);
	return new Date(Math.max(dueMs, clock.now().getTime()));
}

/** Schedules the job that queries the terminals of a shipment for its first due task, or brings a later one forward. */
export async function planTerminalCheck(
	db: Queries,
	services: Services,
	reported: {
		readonly row: { readonly account_id: string; readonly id: string };
		readonly shipment: Shipment;
		readonly containers: readonly Container[];
	},
): Promise<void> {
	const { row, shipment, containers } = reported;
	const tasks = terminalTasks(services, shipment, containers);
	const runAt = nextTerminalCheckAt(tasks, services, Math.random());
	if (runAt === undefined) return;
	const job = terminalJob(row);
	await advanceJob(db, row.account_id, job.dedupeKey, runAt);
	await enqueue(db, services.clock, [{ ...job, runAt }]);
}
