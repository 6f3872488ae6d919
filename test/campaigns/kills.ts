import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallProcess } from "../support/landfall-process.ts";
import { audit } from "./audit.ts";
import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Arrival, Fleet } from "./receivers.ts";
import { openStage, type Stage, type StageAccount } from "./stage.ts";

/** How often a worker is killed, and during what. */
export interface KillsOptions {
	readonly deliveries: number;
	readonly kills: number;
	readonly webhooks: number;
	readonly accounts: number;
	/** The longest that a receiver takes to answer. */
	readonly slowMs: number;
	/** How long a worker may take until its kill, and the last one until everything is delivered. */
	readonly limitMs: number;
}

/** Attempts that a webhook gets at once. */
const MOST_AT_ONCE = 4;

/** The life of one worker, from its start to its kill. */
interface Life {
	readonly arrivals: readonly Arrival[];
	/** What had come to its receiver when the worker was killed, without the database knowing it. */
	readonly inFlight: ReadonlySet<string>;
	readonly problems: readonly string[];
}

/** When all connections of a killed process are closed, everything that it has sent has been counted. */
async function quiet(fleet: Fleet): Promise<void> {
	while ((await fleet.tally()).connections > 0) await sleep(10);
}

/** Kills a worker when so many requests have come, and compares what has come with what is recorded. */
async function live(
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
		problems.push(`no ${until} requests came within ${limitMs} ms`);
	}
	await worker.end("SIGKILL");
	await quiet(fleet);
	const arrivals = await fleet.arrivals(from);
	const came = new Set(arrivals.map(({ id }) => id));
	const pending = await stage.pending();
	const inFlight = pending.filter(({ id }) => came.has(id));
	for (const { id, holder } of inFlight) {
		if (holder?.split("/")[1] === String(worker.pid)) continue;
		problems.push(`${id} was in flight though its queue was not held`);
	}
	const byWebhook = Map.groupBy(inFlight, ({ webhookId }) => webhookId);
	for (const [webhookId, { length }] of byWebhook) {
		if (length <= MOST_AT_ONCE) continue;
		problems.push(`${length} were in flight at once to ${webhookId}`);
	}
	if (came.size < arrivals.length) {
		problems.push(
			`${arrivals.length - came.size} came twice between two kills`,
		);
	}
	return {
		arrivals,
		inFlight: new Set(inFlight.map(({ id }) => id)),
		problems,
	};
}

/** Tells half of everything at first and the rest as the first comes, so that events are committed all the time. */
async function tellAlong(
	stage: Stage,
	accounts: readonly StageAccount[],
	{ deliveries, webhooks, limitMs }: KillsOptions,
	fleet: Fleet,
	told: Set<string>,
): Promise<void> {
	const perEvent = webhooks / accounts.length;
	const events = Math.ceil(deliveries / perEvent);
	for (let count = 0; count < events; count++) {
		const account = accounts[count % accounts.length];
		if (!account) break;
		if (count > events / 2) {
			const come = Math.floor((count - events / 2) * perEvent * 1.5);
			await fleet.reached(come, limitMs);
		}
		for (const { id } of await stage.tell(account, 1)) told.add(id);
	}
}

/** Whether every request is explained by an attempt that is recorded, or by one that was in flight at a kill. */
function balance(
	told: ReadonlySet<string>,
	arrivals: readonly Arrival[],
	lives: readonly Life[],
): string[] {
	const counts = new Map<string, number>();
	for (const { id } of arrivals) counts.set(id, (counts.get(id) ?? 0) + 1);
	const problems: string[] = [];
	const taken = arrivals.filter((one) => one.isTaken).map(({ id }) => id);
	const lost = told.difference(new Set(taken)).size;
	const strange = new Set(counts.keys()).difference(told).size;
	if (lost > 0) problems.push(`${lost} of ${told.size} ids are lost`);
	if (strange > 0) problems.push(`${strange} ids were never told`);
	for (const [id, count] of counts) {
		const unrecorded = lives.filter(({ inFlight }) => inFlight.has(id)).length;
		// One attempt has succeeded and is recorded, for the audit finds any other number.
		if (count === 1 + unrecorded) continue;
		problems.push(
			`${id} came ${count} times and was in flight at ${unrecorded} kills`,
		);
	}
	return problems;
}

/**
 * Kills the worker with signal 9 at random moments: nothing is lost, and what comes again is exactly what was in flight at a
 * kill, which is what its receiver had got and the database did not know.
 */
export async function kills(
	options: KillsOptions,
	watch: Watch,
): Promise<Outcome> {
	await using opened = new AsyncDisposableStack();
	const stage = await openStage();
	opened.defer(() => stage.close());
	const { webhooks: count, slowMs, deliveries, limitMs } = options;
	const fleet = await startFleet({ count, slowMs });
	opened.defer(() => fleet.stop());
	const accounts: StageAccount[] = [];
	for (let index = 0; index < options.accounts; index++) {
		accounts.push(await stage.addAccount());
	}
	for (const [index, url] of fleet.urls.entries()) {
		const account = accounts[index % accounts.length];
		if (account) await stage.addWebhook(account, url);
	}
	const told = new Set<string>();
	const telling = tellAlong(stage, accounts, options, fleet, told);
	const moments = Array.from({ length: options.kills }, () =>
		Math.ceil(Math.random() * (deliveries - count)),
	).sort((a, b) => a - b);
	const lives: Life[] = [];
	let seen = 0;
	for (const moment of moments) {
		watch(`${seen} requests, ${lives.length} of ${options.kills} kills`);
		const worker = await stage.start("worker");
		const life = await live(stage, fleet, worker, {
			from: seen,
			until: moment,
			limitMs,
		});
		seen += life.arrivals.length;
		lives.push(life);
		// Where one life falls short, all others would.
		if (life.problems.length > 0) break;
	}
	await telling;
	const problems = lives.flatMap((life) => life.problems);
	const worker = await stage.start("worker");
	await stage.settle(limitMs).catch((error: Error) => {
		problems.push(error.message);
	});
	if ((await worker.end()) !== 0) problems.push(worker.output());
	const arrivals = await fleet.arrivals();
	const inFlight = lives.map((life) => life.inFlight.size);
	return {
		figures: {
			notifications: told.size,
			kills: lives.length,
			"deliveries in a life": lives
				.map((life) => life.arrivals.length)
				.join(" "),
			"in flight at a kill": inFlight.join(" "),
			requests: arrivals.length,
			repeats: `${arrivals.length - told.size}, of at most ${MOST_AT_ONCE * count * lives.length} places in use`,
		},
		problems: [
			...problems,
			...balance(told, arrivals, lives),
			...audit(stage.file),
		],
	};
}
