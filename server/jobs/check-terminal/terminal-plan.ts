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

/** A container that somebody can be asked about. */
export interface TerminalTask extends TerminalVisit {
	readonly container: Container;
	readonly source: TerminalSource;
}

type Planning = Pick<Services, "terminals" | "rules" | "clock">;

/** Whom to ask about the containers of a shipment; nobody when no source is configured for where they are going. */
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

/** When a task is due, its interval made longer or shorter by a share of it; at once when nobody was asked yet. */
function dueAtMs({ askedAt, intervalMs }: TerminalTask, share: number): number {
	return askedAt === null
		? Number.NEGATIVE_INFINITY
		: Date.parse(askedAt) + intervalMs * (1 + share);
}

/** The tasks that are due. What is due a little later is asked with them, for the job is planned with as much jitter. */
export function dueTasks(
	tasks: readonly TerminalTask[],
	{ rules, clock }: Planning,
): TerminalTask[] {
	const nowMs = clock.now().getTime();
	return tasks.filter((task) => dueAtMs(task, -rules.terminal.jitter) <= nowMs);
}

/** When the first of some tasks is due; undefined when there are none. `random` is a number from 0 to 1. */
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

/**
 * Adds the job that asks the terminals of a shipment, when there is anybody to ask. It is due when the first of them is,
 * which is at once where nobody was asked yet; one that waits already for a later time is brought forward.
 */
export async function planTerminalCheck(
	db: Queries,
	services: Services,
	recorded: {
		readonly row: { readonly account_id: string; readonly id: string };
		readonly shipment: Shipment;
		readonly containers: readonly Container[];
	},
): Promise<void> {
	const { row, shipment, containers } = recorded;
	const tasks = terminalTasks(services, shipment, containers);
	const runAt = nextTerminalCheckAt(tasks, services, Math.random());
	if (runAt === undefined) return;
	const job = terminalJob(row);
	await advanceJob(db, job.dedupeKey, runAt);
	await enqueue(db, services.clock, [{ ...job, runAt }]);
}
