import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallProcess } from "../support/installation/landfall-process.ts";
import type { Arrival, Fleet } from "./receivers.ts";
import type { Stage } from "./stage.ts";

/** Concurrent attempts per webhook. */
export const MOST_AT_ONCE = 4;

/** The life of one worker, from its start to its kill. */
export interface Life {
	readonly arrivals: readonly Arrival[];
	/** Notifications received before the kill whose attempt is not in the database. */
	readonly inFlight: ReadonlySet<string>;
	readonly problems: readonly string[];
}

/** Waits until all connections of a killed process are closed: then every request that it sent is counted. */
async function quiet(fleet: Fleet): Promise<void> {
	while ((await fleet.tally()).connections > 0) await sleep(10);
}

/** Kills a worker after a number of requests, and compares the requests with the stored attempts. */
export async function live(
	stage: Stage,
	fleet: Fleet,
	worker: LandfallProcess,
	{
		from,
		until,
		limitMs,
	}: {
		readonly from: number;
		readonly until: number;
		readonly limitMs: number;
	},
): Promise<Life> {
	const problems: string[] = [];
	if (!(await fleet.reached(until, limitMs))) {
		problems.push(`fewer than ${until} requests arrived within ${limitMs} ms`);
	}
	await worker.end("SIGKILL");
	await quiet(fleet);
	const arrivals = await fleet.arrivals(from);
	const came = new Set(arrivals.map(({ id }) => id));
	const pending = await stage.pending();
	const inFlight = pending.filter(({ id }) => came.has(id));
	for (const { id, holder } of inFlight) {
		if (holder !== null) continue;
		problems.push(`${id} was in flight though its queue was not leased`);
	}
	const byWebhook = Map.groupBy(inFlight, ({ webhookId }) => webhookId);
	for (const [webhookId, { length }] of byWebhook) {
		if (length <= MOST_AT_ONCE) continue;
		problems.push(`${length} requests were in flight at once to ${webhookId}`);
	}
	if (came.size < arrivals.length) {
		problems.push(
			`${arrivals.length - came.size} arrived twice between two kills`,
		);
	}
	return {
		arrivals,
		inFlight: new Set(inFlight.map(({ id }) => id)),
		problems,
	};
}

/** Checks that each request has a stored attempt, or was in flight at a kill. */
export function balance(
	notified: ReadonlySet<string>,
	arrivals: readonly Arrival[],
	lives: readonly Life[],
): string[] {
	const counts = new Map<string, number>();
	for (const { id } of arrivals) counts.set(id, (counts.get(id) ?? 0) + 1);
	const problems: string[] = [];
	const taken = arrivals.filter((one) => one.isTaken).map(({ id }) => id);
	const lost = notified.difference(new Set(taken)).size;
	const strange = new Set(counts.keys()).difference(notified).size;
	if (lost > 0) problems.push(`${lost} of ${notified.size} ids are lost`);
	if (strange > 0) problems.push(`${strange} ids belong to no notification`);
	for (const [id, count] of counts) {
		const unrecorded = lives.filter(({ inFlight }) => inFlight.has(id)).length;
		// One attempt succeeded and is stored: the audit reports any other number.
		if (count === 1 + unrecorded) continue;
		problems.push(
			`${id} arrived ${count} times but was in flight at ${unrecorded} kills`,
		);
	}
	return problems;
}
