import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallProcess } from "../support/installation/landfall-process.ts";
import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Arrival, Fleet } from "./receivers.ts";
import {
	openStage,
	type Stage,
	type StageAccount,
	type Told,
} from "./stage.ts";
import { startWebhookEditors, type WebhookEditor } from "./webhook-editor.ts";
import { judgeArrivals } from "./webhook-history.ts";

/** How large and how long a chaos is. */
export interface ChaosOptions {
	readonly notifications: number;
	readonly webhooks: number;
	readonly accounts: number;
	/** Over how long the notifications are spread. */
	readonly spreadMs: number;
	/** The longest that a receiver takes to answer. */
	readonly slowMs: number;
	/** Whether receivers refuse now and then. */
	readonly isFlaky: boolean;
	readonly limitMs: number;
}

const WORKERS = 2;
/** The longest that a worker lives, that a receiver is sick, and that a user waits between two changes. */
const LIFE_MS = 3_000;
const SICK_MS = 300;
const PAUSE_MS = 60;
/** The most events that happen together: a turn of a webhook is given more than it may send at once. */
const MOST_EVENTS = 12;

/** Kills one of the workers after the other and starts another in its place, until told otherwise. */
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

/** Tells one account after the other of a few events until there are enough notifications. */
async function tellOverTime(
	stage: Stage,
	accounts: readonly StageAccount[],
	{ notifications, webhooks, spreadMs }: ChaosOptions,
	watch: Watch,
): Promise<Told[]> {
	const told: Told[] = [];
	const startedAt = performance.now();
	for (let count = 0; told.length < notifications; count++) {
		const account = accounts[count % accounts.length];
		if (!account) break;
		const events = Math.ceil(Math.random() * MOST_EVENTS);
		told.push(...(await stage.tell(account, events)));
		watch(`${told.length} of ${notifications} notifications`);
		const dueMs = (spreadMs * told.length) / notifications;
		const restMs = startedAt + dueMs - performance.now();
		// Where all webhooks of an account are paused nothing is told; that is not to be tried all the time.
		await sleep(Math.max(restMs, spreadMs / notifications, webhooks / 100));
	}
	return told;
}

/** Ids that were told to webhooks which are still there, and that none of their receivers has taken. */
function findLost(
	told: readonly Told[],
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
	return told
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

/** What the receivers have seen of each webhook, held against what was asked of it. */
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
	for (const id of byWebhook.keys()) problems.push(`nobody has made ${id}`);
	return { problems, latestMs };
}

/**
 * Users pause, resume, move, redeliver and remove webhooks and change secrets while two workers share the database and are
 * killed in turn. Of webhooks that stay nothing is lost; to one that was removed or paused, or to an address that was left,
 * goes no more than what was under way; no more than four are under way at once, and every signature is by a
 * secret that was valid.
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
	const [told, killed] = await Promise.all([
		telling,
		killWorkers(stage, workers, enough.signal),
		options.isFlaky && sickenReceivers(fleet, enough.signal),
		...editors.map((editor) => editor.keepEditing(enough.signal)),
	]);
	watch("waiting for the rest");
	const problems = await stage.finish([server, ...workers], limitMs);
	const arrivals = await fleet.arrivals();
	const { problems: wrong, latestMs } = await judge(editors, arrivals);
	return {
		figures: {
			notifications: told.length,
			requests: arrivals.length,
			refused: arrivals.filter((one) => !one.isTaken).length,
			kills: killed,
			...sum(editors),
			"latest after a change": `${Math.round(latestMs)} ms`,
		},
		problems: [...problems, ...findLost(told, editors, arrivals), ...wrong],
	};
}
