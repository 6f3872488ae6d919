import { setTimeout as sleep } from "node:timers/promises";
import { nowMs } from "../bench/deliveries/load.ts";
import { median } from "../bench/median.ts";
import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Behaviour, Fleet } from "./receivers.ts";
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

/** A webhook of a storm: whose it is, and what its receiver does. */
interface Dealt {
	readonly account: number;
	readonly behaviour: Behaviour;
}

/** Every webhook of a storm, dealt to accounts and ways of being sick in turn: each account has the same mixture. */
function dealWebhooks({ webhooks, accounts, sickEach }: StormOptions): Dealt[] {
	const perAccount = webhooks / accounts;
	return Array.from({ length: webhooks }, (_, index) => {
		const place =
			Math.floor(index / accounts) + (index % accounts) * perAccount;
		// Spread evenly: the sick ones are neither the first nor the last.
		const way = Math.floor((place * 3 * sickEach) / webhooks);
		const isSick = way !== Math.floor(((place - 1) * 3 * sickEach) / webhooks);
		return {
			account: index % accounts,
			behaviour: isSick ? (SICK[way % 3] ?? "hang") : "take",
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

/** Notifications that their receiver has not taken, and requests that were at a wrong one. */
async function compare(
	expected: ReadonlyMap<string, readonly string[]>,
	{ fleet, places }: Side,
): Promise<string[]> {
	const arrivals = await fleet.arrivals();
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

/** Receivers of one kind, and which of them belongs to which webhook. */
interface Side {
	readonly fleet: Fleet;
	readonly places: Map<string, number>;
}

async function startSide(
	count: number,
	opened: AsyncDisposableStack,
): Promise<Side> {
	const fleet = await startFleet({ count });
	opened.defer(() => fleet.stop());
	return { fleet, places: new Map() };
}

/** Adds the webhooks to the accounts, and has the sick ones be sick; without those when there are to be none. */
async function addWebhooks(
	stage: Stage,
	accounts: readonly StageAccount[],
	dealt: readonly Dealt[],
	well: Side,
	sick: Side | undefined,
): Promise<void> {
	for (const { account: index, behaviour } of dealt) {
		const account = accounts[index];
		const side = behaviour === "take" ? well : sick;
		if (!account || !side) continue;
		const { fleet, places } = side;
		const receiver = places.size;
		const url = fleet.urls[receiver] ?? "";
		places.set(await stage.addWebhook(account, url), receiver);
		await fleet.behave([receiver], behaviour);
	}
}

/** Waits until all of a side have got theirs, and returns what is missing when they have not in time. */
async function allTaken(
	{ fleet, places }: Side,
	expected: ReadonlyMap<string, readonly string[]>,
	limitMs: number,
	say: (text: string) => void,
): Promise<string[]> {
	const wanted = countFor(places, expected);
	const until = Date.now() + limitMs;
	for (;;) {
		const { taken } = await fleet.tally();
		if (taken >= wanted) return [];
		if (Date.now() > until) return [`${wanted - taken} are not taken in time`];
		say(`${taken} of ${wanted}`);
		await sleep(100);
	}
}

function countFor(
	places: ReadonlyMap<string, number>,
	expected: ReadonlyMap<string, readonly string[]>,
): number {
	return [...places.keys()]
		.map((id) => expected.get(id)?.length ?? 0)
		.reduce((sum, count) => sum + count, 0);
}

async function run(
	options: StormOptions,
	isSick: boolean,
	watch: Watch,
): Promise<Run> {
	await using opened = new AsyncDisposableStack();
	const stage = await openStage();
	opened.defer(() => stage.close());
	const { sickEach, webhooks, limitMs } = options;
	const sickCount = sickEach * SICK.length;
	const well = await startSide(webhooks - sickCount, opened);
	const sick = isSick ? await startSide(sickCount, opened) : undefined;
	const accounts: StageAccount[] = [];
	while (accounts.length < options.accounts) {
		accounts.push(await stage.addAccount());
	}
	await addWebhooks(stage, accounts, dealWebhooks(options), well, sick);
	const expected = await tellAll(stage, accounts, options, watch);

	const worker = await stage.start("worker");
	const problems = await allTaken(well, expected, limitMs, (text) =>
		watch(`${text} at receivers that are well`),
	);
	const usage = usageOf(worker.pid);
	const { firstAtMs, lastTakenAtMs } = await well.fleet.tally();
	const others = await sick?.fleet.tally();
	const healedAtMs = nowMs();
	if (sick) {
		await sick.fleet.behave([...sick.places.values()], "take");
		const late = await allTaken(sick, expected, limitMs, (text) =>
			watch(`${text} at receivers that were sick`),
		);
		problems.push(...late, ...(await compare(expected, sick)));
	}
	const healed = await sick?.fleet.tally();
	const { mostMemoryMb } = usageOf(worker.pid);
	return {
		healthyMs:
			lastTakenAtMs - Math.min(firstAtMs, others?.firstAtMs || firstAtMs),
		healedMs: (healed?.lastTakenAtMs ?? healedAtMs) - healedAtMs,
		healthy: countFor(well.places, expected),
		usage: { ...usage, mostMemoryMb },
		problems: [
			...problems,
			...(await compare(expected, well)),
			...(await stage.finish([worker], limitMs)),
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
	const rounds: { alone: Run; together: Run }[] = [];
	const figures: Record<string, string> = {};
	for (let round = 1; round <= options.rounds; round++) {
		const name = `${round}, without the sick`;
		const alone = await run(options, false, (text) =>
			watch(`${name}: ${text}`),
		);
		figures[name] = told(alone);
		const next = `${round}, with the sick`;
		const together = await run(options, true, (text) =>
			watch(`${next}: ${text}`),
		);
		figures[next] = told(together);
		figures[`${round}, the sick, once well`] =
			`all delivered after ${(together.healedMs / 1_000).toFixed(1)} s`;
		rounds.push({ alone, together });
	}
	const ratios = rounds.map(
		({ alone, together }) => together.healthyMs / alone.healthyMs,
	);
	const ratio = median(ratios);
	const processorRatio = median(
		rounds.map(
			({ alone, together }) =>
				together.usage.processorSeconds / alone.usage.processorSeconds,
		),
	);
	const problems = rounds.flatMap(({ alone, together }) => [
		...alone.problems,
		...together.problems,
	]);
	if (ratio > MOST_RATIO) {
		problems.push(
			`the sick make the others wait ${ratio.toFixed(2)} times as long`,
		);
	}
	const each = ratios.map((one) => one.toFixed(2)).join(" ");
	return {
		figures: {
			...figures,
			ratio: `${ratio.toFixed(2)} of at most ${MOST_RATIO} (rounds ${each})`,
			"ratio of processor time": processorRatio.toFixed(2),
		},
		problems,
	};
}

/** A run in a line for people. */
function told({ healthyMs, healthy, usage }: Run): string {
	const perSecond = Math.round((healthy * 1_000) / healthyMs);
	return (
		`${(healthyMs / 1_000).toFixed(1)} s for ${healthy} to receivers that are well, ${perSecond}/s; ` +
		`worker: ${usage.processorSeconds.toFixed(1)} s of processor, ${usage.mostMemoryMb} MB at most`
	);
}
