import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallProcess } from "../support/installation/landfall-process.ts";
import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Arrival, Fleet } from "./receivers.ts";
import {
	openStage,
	type Stage,
	type StageAccount,
	type StoredNotification,
} from "./stage.ts";
import { startWebhookEditors, type WebhookEditor } from "./webhook-editor.ts";
import { judgeArrivals } from "./webhook-history.ts";

/** Sizes and duration of the campaign. */
export interface ChaosOptions {
	readonly notifications: number;
	readonly webhooks: number;
	readonly accounts: number;
	/** Time over which notifications are spread. */
	readonly spreadMs: number;
	/** Upper bound of the random time that a receiver takes to answer. */
	readonly slowMs: number;
	/** Whether receivers fail from time to time. */
	readonly isFlaky: boolean;
	readonly limitMs: number;
}

const WORKERS = 2;
/** Upper bounds of three random times: the life of a worker, the failure of a receiver, and the pause between two changes by a user. */
const LIFE_MS = 3_000;
const SICK_MS = 300;
const PAUSE_MS = 60;
/** Most events committed together: more than a webhook may have in flight. */
const MOST_EVENTS = 12;

/** Kills and replaces the workers in turn, until the signal aborts. */
async function killWorkers(
	stage: Stage,
	workers: LandfallProcess[],
	until: AbortSignal,
): Promise<number> {
	for (let kills = 0; ; kills++) {
		await sleep(Math.random() * LIFE_MS);
		if (until.aborted) return kills;
		const index = kills % workers.length;
		await workers[index]?.end("SIGKILL");
		workers[index] = await stage.start("worker");
	}
}

async function sickenReceivers(fleet: Fleet, until: AbortSignal) {
	while (!until.aborted) {
		const receiver = Math.floor(Math.random() * fleet.urls.length);
		await fleet.behave([receiver], "refuse");
		await sleep(Math.random() * SICK_MS);
		await fleet.behave([receiver], "take");
		await sleep(Math.random() * SICK_MS);
	}
}

/** Records a few events for one account after the other, until there are enough notifications. */
async function tellOverTime(
	stage: Stage,
	accounts: readonly StageAccount[],
	{ notifications, webhooks, spreadMs }: ChaosOptions,
	watch: Watch,
): Promise<StoredNotification[]> {
	const notified: StoredNotification[] = [];
	const startedAt = performance.now();
	for (let count = 0; notified.length < notifications; count++) {
		const account = accounts[count % accounts.length];
		if (!account) break;
		const events = Math.ceil(Math.random() * MOST_EVENTS);
		notified.push(...(await stage.commitEvents(account, events)));
		watch(`${notified.length} of ${notifications} notifications`);
		const dueMs = (spreadMs * notified.length) / notifications;
		const restMs = startedAt + dueMs - performance.now();
		// An account whose webhooks are all paused gets no notifications, so this waits before it tries again.
		await sleep(Math.max(restMs, spreadMs / notifications, webhooks / 100));
	}
	return notified;
}

/** Notifications of existing webhooks that no receiver has accepted. */
function findLost(
	notified: readonly StoredNotification[],
	editors: readonly WebhookEditor[],
	arrivals: readonly Arrival[],
): string[] {
	const present = new Set(
		editors
			.flatMap(({ histories }) => histories)
			.filter((one) => one.removedMs === Number.POSITIVE_INFINITY)
			.map(({ id }) => id),
	);
	const taken = new Set(
		arrivals.filter((one) => one.isTaken).map(({ id }) => id),
	);
	return notified
		.filter(({ id, webhookId }) => present.has(webhookId) && !taken.has(id))
		.map(({ id }) => `${id} is lost`);
}

function sum(editors: readonly WebhookEditor[]): Record<string, number> {
	const total: Record<string, number> = {};
	for (const { counts } of editors) {
		for (const [name, count] of Object.entries(counts)) {
			total[name] = (total[name] ?? 0) + count;
		}
	}
	return total;
}

/** Compares the requests to each webhook with the history of its changes. */
async function judge(
	editors: readonly WebhookEditor[],
	arrivals: readonly Arrival[],
) {
	const problems: string[] = [];
	let latestMs = 0;
	const byWebhook = Map.groupBy(
		arrivals,
		({ body = "{}" }) => JSON.parse(body).data?.relationships.webhook.data.id,
	);
	for (const history of editors.flatMap(({ histories }) => histories)) {
		const own = byWebhook.get(history.id) ?? [];
		byWebhook.delete(history.id);
		const judged = await judgeArrivals(history, own);
		problems.push(...judged.problems);
		latestMs = Math.max(latestMs, judged.latestMs);
	}
	for (const id of byWebhook.keys())
		problems.push(`requests for unknown webhook ${id}`);
	return { problems, latestMs };
}

/**
 * Two workers share a database and are killed in turn, while users pause, resume, move, redeliver and remove webhooks and rotate
 * secrets. Webhooks that remain lose no notification. A removed or paused webhook, or a former address, gets only requests that were in
 * flight. At most four are in flight at once, and every signature uses a valid secret.
 */
export async function chaos(
	options: ChaosOptions,
	watch: Watch,
): Promise<Outcome> {
	await using opened = new AsyncDisposableStack();
	const stage = await openStage({ REQUESTS_PER_MINUTE: "100000000" });
	opened.defer(() => stage.close());
	const { webhooks, slowMs, limitMs } = options;
	const fleet = await startFleet({ count: webhooks, slowMs, isKeeping: true });
	opened.defer(() => fleet.stop());
	const [server, ...workers] = await Promise.all([
		stage.start("server"),
		...Array.from({ length: WORKERS }, () => stage.start("worker")),
	]);
	const accounts: StageAccount[] = [];
	while (accounts.length < options.accounts) {
		accounts.push(await stage.addAccount());
	}
	const editors = await startWebhookEditors(accounts, {
		api: server.url,
		fleet,
		webhooks: webhooks / accounts.length,
		pauseMs: PAUSE_MS,
	});

	const enough = new AbortController();
	const telling = tellOverTime(stage, accounts, options, watch).finally(() =>
		enough.abort(),
	);
	const [notified, killed] = await Promise.all([
		telling,
		killWorkers(stage, workers, enough.signal),
		options.isFlaky && sickenReceivers(fleet, enough.signal),
		...editors.map((editor) => editor.keepEditing(enough.signal)),
	]);
	watch("waiting for the remaining deliveries");
	const problems = await stage.finish([server, ...workers], limitMs);
	const arrivals = await fleet.arrivals();
	const { problems: wrong, latestMs } = await judge(editors, arrivals);
	return {
		figures: {
			notifications: notified.length,
			requests: arrivals.length,
			refused: arrivals.filter((one) => !one.isTaken).length,
			kills: killed,
			...sum(editors),
			"latest after change": `${Math.round(latestMs)} ms`,
		},
		problems: [...problems, ...findLost(notified, editors, arrivals), ...wrong],
	};
}
