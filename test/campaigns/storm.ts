import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../bench/median.ts";
import { audit } from "./audit.ts";
import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Arrival, Behaviour, Fleet } from "./receivers.ts";
import { openStage, type Stage, type StageAccount } from "./stage.ts";
import { type Usage, usageOf } from "./usage.ts";

/** How large a storm is. */
export interface StormOptions {
	readonly notifications: number;
	readonly webhooks: number;
	readonly accounts: number;
	/** Receivers that are sick in each of the three ways. */
	readonly sickEach: number;
	/** Pairs of runs, whose ratios' median counts. */
	readonly rounds: number;
	/** How long one run may take, and how long the sick ones may take once they are well. */
	readonly limitMs: number;
}

/** The most that sick receivers may add to the time of the others. */
const MOST_RATIO = 1.2;

const SICK: readonly Behaviour[] = ["hang", "refuse", "close"];

/** What one run has shown. */
interface Run {
	/** From the first request of all to the last first delivery to a healthy receiver. */
	readonly healthyMs: number;
	/** From the moment in which the sick ones are well to their last first delivery. */
	readonly healedMs: number;
	readonly healthy: number;
	/** Of the worker: its processor until the healthy ones had all, its memory until the end. */
	readonly usage: Usage;
	readonly problems: readonly string[];
}

/** Every webhook of a storm, dealt to accounts and ways of being sick in turn: each account has the same mixture. */
function dealWebhooks({ webhooks, accounts, sickEach }: StormOptions) {
	const perAccount = webhooks / accounts;
	return Array.from({ length: webhooks }, (_, index) => {
		const place =
			Math.floor(index / accounts) + (index % accounts) * perAccount;
		// Spread evenly: the sick ones are neither the first nor the last.
		const way = Math.floor((place * 3 * sickEach) / webhooks);
		const isSick = way !== Math.floor(((place - 1) * 3 * sickEach) / webhooks);
		return {
			account: index % accounts,
			behaviour: isSick ? (SICK[way % 3] ?? "hang") : ("take" as const),
		};
	});
}

async function tellAll(
	stage: Stage,
	accounts: readonly StageAccount[],
	{ notifications, webhooks }: StormOptions,
	watch: Watch,
): Promise<Map<string, string[]>> {
	const expected = new Map<string, string[]>();
	const events = Math.ceil(notifications / webhooks);
	const step = 25;
	for (let told = 0; told < events; told += step) {
		watch(`writing, ${Math.round((100 * told) / events)} %`);
		for (const account of accounts) {
			const count = Math.min(step, events - told);
			for (const { id, webhookId } of await stage.tell(account, count)) {
				const ids = expected.get(webhookId);
				if (ids) ids.push(id);
				else expected.set(webhookId, [id]);
			}
		}
	}
	return expected;
}

/** Waits until receivers have taken so many different notifications; returns how many are missing when they have not in time. */
async function taken(
	fleet: Fleet,
	wanted: number,
	limitMs: number,
	say: (text: string) => void,
): Promise<number> {
	const until = Date.now() + limitMs;
	for (;;) {
		const tally = await fleet.tally();
		if (tally.taken >= wanted || Date.now() > until)
			return wanted - tally.taken;
		say(`${tally.taken} of ${wanted}`);
		await sleep(100);
	}
}

/** Notifications that their receiver has not taken, and requests that were at a wrong one. */
function compare(
	expected: ReadonlyMap<string, readonly string[]>,
	places: ReadonlyMap<string, number>,
	arrivals: readonly Arrival[],
): string[] {
	const came = Map.groupBy(
		arrivals.filter(({ isTaken }) => isTaken),
		({ receiver }) => receiver,
	);
	const problems: string[] = [];
	for (const [webhookId, receiver] of places) {
		const wanted = new Set(expected.get(webhookId));
		const got = new Set(came.get(receiver)?.map(({ id }) => id));
		const missing = wanted.difference(got).size;
		const strange = got.difference(wanted).size;
		if (missing > 0) problems.push(`${missing} not taken by ${webhookId}`);
		if (strange > 0) problems.push(`${strange} strange ids at ${webhookId}`);
	}
	return problems;
}

async function run(
	options: StormOptions,
	isSick: boolean,
	watch: Watch,
): Promise<Run> {
	await using opened = new AsyncDisposableStack();
	const stage = await openStage();
	opened.defer(() => stage.close());
	const dealt = dealWebhooks(options);
	const isWell = ({ behaviour }: (typeof dealt)[number]) =>
		behaviour === "take";
	const well = await startFleet({ count: dealt.filter(isWell).length });
	opened.defer(() => well.stop());
	const sick = await startFleet({ count: options.sickEach * SICK.length });
	opened.defer(() => sick.stop());

	const accounts: StageAccount[] = [];
	for (let count = 0; count < options.accounts; count++) {
		accounts.push(await stage.addAccount());
	}
	const places = {
		well: new Map<string, number>(),
		sick: new Map<string, number>(),
	};
	for (const { account: index, behaviour } of dealt) {
		const account = accounts[index];
		if (!account || (behaviour !== "take" && !isSick)) continue;
		const kind = behaviour === "take" ? "well" : "sick";
		const fleet = kind === "well" ? well : sick;
		const receiver = places[kind].size;
		const url = fleet.urls[receiver] ?? "";
		places[kind].set(await stage.addWebhook(account, url), receiver);
		if (behaviour !== "take") await sick.behave([receiver], behaviour);
	}
	const expected = await tellAll(stage, accounts, options, watch);
	const countOf = (webhookIds: Iterable<string>) =>
		[...webhookIds].reduce(
			(sum, id) => sum + (expected.get(id)?.length ?? 0),
			0,
		);

	const problems: string[] = [];
	const worker = await stage.start("worker");
	const healthy = countOf(places.well.keys());
	const missing = await taken(well, healthy, options.limitMs, (text) =>
		watch(`${text} at receivers that are well`),
	);
	if (missing > 0) problems.push(`${missing} late at receivers that are well`);
	const [wellTally, sickTally] = [await well.tally(), await sick.tally()];
	const firstAtMs = Math.min(
		wellTally.firstAtMs,
		sickTally.firstAtMs || Number.POSITIVE_INFINITY,
	);

	const usage = usageOf(worker.pid);
	const healedAtMs = Date.now();
	await sick.behave([...places.sick.values()], "take");
	const late = await taken(
		sick,
		countOf(places.sick.keys()),
		options.limitMs,
		(text) => watch(`${text} at receivers that were sick`),
	);
	if (late > 0) problems.push(`${late} late at receivers that were sick`);
	await stage.settle(options.limitMs).catch((error: Error) => {
		problems.push(error.message);
	});
	const { mostMemoryMb } = usageOf(worker.pid);
	if ((await worker.end()) !== 0)
		problems.push(`the worker: ${worker.output()}`);
	return {
		healthyMs: wellTally.lastTakenAtMs - firstAtMs,
		healedMs: Math.max(0, (await sick.tally()).lastTakenAtMs - healedAtMs),
		healthy,
		usage: { ...usage, mostMemoryMb },
		problems: [
			...problems,
			...compare(expected, places.well, await well.arrivals()),
			...compare(expected, places.sick, await sick.arrivals()),
			...audit(stage.file),
		],
	};
}

/**
 * Notifications to many receivers of which some hang, some answer 500 and some hang up early: those that are well get all of
 * theirs, in hardly more time than where the sick ones do not exist, and the sick ones get theirs when they are well. It is
 * compared with a run that has no webhooks for the sick ones at all: were they there and well, their share of the work
 * would be in the time that is compared with.
 */
export async function storm(
	options: StormOptions,
	watch: Watch,
): Promise<Outcome> {
	const ratios: number[] = [];
	const processorRatios: number[] = [];
	const problems: string[] = [];
	let figures = {};
	for (let round = 1; round <= options.rounds; round++) {
		const name = options.rounds > 1 ? `round ${round}, ` : "";
		const alone = await run(options, false, (text) =>
			watch(`${name}without the sick: ${text}`),
		);
		const together = await run(options, true, (text) =>
			watch(`${name}with the sick: ${text}`),
		);
		ratios.push(together.healthyMs / alone.healthyMs);
		processorRatios.push(
			together.usage.processorSeconds / alone.usage.processorSeconds,
		);
		problems.push(...alone.problems, ...together.problems);
		const told = ({ healthyMs, healthy, usage }: Run) =>
			`${(healthyMs / 1_000).toFixed(1)} s for ${healthy} to receivers that are well, ${Math.round((healthy * 1_000) / healthyMs)}/s; worker: ${usage.processorSeconds.toFixed(1)} s of processor, ${usage.mostMemoryMb} MB at most`;
		figures = {
			...figures,
			[`${name}without the sick`]: told(alone),
			[`${name}with the sick`]: told(together),
			[`${name}the sick, once well`]: `all delivered after ${(together.healedMs / 1_000).toFixed(1)} s`,
		};
	}
	const ratio = median(ratios);
	if (ratio > MOST_RATIO) {
		problems.push(
			`the sick make the others wait ${ratio.toFixed(2)} times as long, more than ${MOST_RATIO}`,
		);
	}
	return {
		figures: {
			...figures,
			ratio: `${ratio.toFixed(2)} of at most ${MOST_RATIO} (rounds ${ratios.map((one) => one.toFixed(2)).join(" ")})`,
			"ratio of processor time": median(processorRatios).toFixed(2),
		},
		problems,
	};
}
