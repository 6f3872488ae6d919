import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Fleet } from "./receivers.ts";
import { openStage, type Stage, type StageAccount } from "./stage.ts";
import { balance, type Life, live, MOST_AT_ONCE } from "./worker-life.ts";

/** Sizes of the campaign. */
export interface KillsOptions {
	readonly deliveries: number;
	readonly kills: number;
	readonly webhooks: number;
	readonly accounts: number;
	/** Upper bound of the random time that a receiver takes to answer. */
	readonly slowMs: number;
	/** Time limit of each worker until its kill, and of the last one until everything is delivered. */
	readonly limitMs: number;
}

/** Records half of the events first and the rest as deliveries arrive, so that events are committed all the time. */
async function tellAlong(
	stage: Stage,
	accounts: readonly StageAccount[],
	{ deliveries, webhooks, limitMs }: KillsOptions,
	fleet: Fleet,
	notified: Set<string>,
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
		for (const { id } of await stage.commitEvents(account, 1)) notified.add(id);
	}
}

/** Starts one worker after the other, and kills each after a random number of requests. */
async function liveAndDie(
	stage: Stage,
	fleet: Fleet,
	options: KillsOptions,
	watch: Watch,
): Promise<Life[]> {
	const { deliveries, webhooks, limitMs } = options;
	const moments = Array.from({ length: options.kills }, () =>
		Math.ceil(Math.random() * (deliveries - webhooks)),
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
		// When one worker is too slow, so are all that follow.
		if (life.problems.length > 0) break;
	}
	return lives;
}

/**
 * Kills workers with SIGKILL at random moments. No notification is lost. A notification arrives twice only if its attempt was not yet
 * stored when the worker was killed.
 */
export async function kills(
	options: KillsOptions,
	watch: Watch,
): Promise<Outcome> {
	await using opened = new AsyncDisposableStack();
	const stage = await openStage();
	opened.defer(() => stage.close());
	const { webhooks: count, slowMs, limitMs } = options;
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
	const notified = new Set<string>();
	const telling = tellAlong(stage, accounts, options, fleet, notified);
	const lives = await liveAndDie(stage, fleet, options, watch);
	const problems = lives.flatMap((life) => life.problems);
	const worker = await stage.start("worker");
	await telling;
	problems.push(...(await stage.finish([worker], limitMs)));
	const arrivals = await fleet.arrivals();
	const inFlight = lives.map((life) => life.inFlight.size);
	return {
		figures: {
			notifications: notified.size,
			kills: lives.length,
			"deliveries per worker": lives
				.map((life) => life.arrivals.length)
				.join(" "),
			"in flight when killed": inFlight.join(" "),
			requests: arrivals.length,
			repeats: `${arrivals.length - notified.size}, of at most ${MOST_AT_ONCE * count * lives.length} places in use`,
		},
		problems: [...problems, ...balance(notified, arrivals, lives)],
	};
}
