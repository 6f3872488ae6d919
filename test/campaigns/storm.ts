import { setTimeout as sleep } from "node:timers/promises";
import { nowMs } from "../bench/deliveries/load.ts";
import { median } from "../bench/median.ts";
import { startFleet } from "./fleet.ts";
import type { Outcome, Watch } from "./outcome.ts";
import type { Behaviour, Fleet } from "./receivers.ts";
import { openStage, type Stage, type StageAccount } from "./stage.ts";
import { type Usage, usageOf } from "./usage.ts";

/** Sizes of a storm. */
export interface StormOptions {
	readonly notifications: number;
	readonly webhooks: number;
	readonly accounts: number;
	/** Failing receivers of each of the three kinds. */
	readonly sickEach: number;
	/** Pairs of runs; the median of their ratios counts. */
	readonly rounds: number;
	/** Time limit of one run, and of the failing receivers once they recover. */
	readonly limitMs: number;
}

/** Largest accepted ratio of delivery times with and without failing receivers. */
const MOST_RATIO = 1.2;

const SICK: readonly Behaviour[] = ["hang", "refuse", "close"];

/** Measurements of one run. */
interface Run {
	/** From the first request until each healthy receiver has each notification once. */
	readonly healthyMs: number;
	/** From the recovery of the failing receivers until they have each notification once. */
	readonly healedMs: number;
	readonly healthy: number;
	/** Of the worker: processor time until the healthy receivers have everything, and memory until the end. */
	readonly usage: Usage;
	readonly problems: readonly string[];
}

/** A webhook of a storm, with its account and the behaviour of its receiver. */
interface Dealt {
	readonly account: number;
	readonly behaviour: Behaviour;
}

/** All webhooks of a storm; each account has the same share of every behaviour. */
function dealWebhooks({ webhooks, accounts, sickEach }: StormOptions): Dealt[] {
	const perAccount = webhooks / accounts;
	return Array.from({ length: webhooks }, (_, index) => {
		const place =
			Math.floor(index / accounts) + (index % accounts) * perAccount;
		// Failing receivers are spread evenly among healthy ones.
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
	for (let written = 0; written < events; written += step) {
		watch(`writing, ${Math.round((100 * written) / events)} %`);
		for (const account of accounts) {
			const count = Math.min(step, events - written);
			for (const { id, webhookId } of await stage.commitEvents(
				account,
				count,
			)) {
				const ids = expected.get(webhookId);
				if (ids) ids.push(id);
				else expected.set(webhookId, [id]);
			}
		}
	}
	return expected;
}

/** Notifications that their receiver has not accepted, and requests that reached a wrong receiver. */
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
		if (missing > 0)
			problems.push(
				`webhook ${webhookId}: ${missing} notifications not delivered`,
			);
		if (strange > 0)
			problems.push(`webhook ${webhookId}: ${strange} notifications of others`);
	}
	return problems;
}

/** Receivers of one kind, with the webhook of each. */
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

/** Adds the webhooks to the accounts; those of failing receivers only when `sick` is given. */
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

/** Waits until a side has received everything; returns a problem when the time limit passes first. */
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
		if (Date.now() > until)
			return [`${wanted - taken} notifications not delivered in time`];
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
		watch(`${text} at healthy receivers`),
	);
	const usage = usageOf(worker.pid);
	const { firstAtMs, lastTakenAtMs } = await well.fleet.tally();
	const others = await sick?.fleet.tally();
	const healedAtMs = nowMs();
	if (sick) {
		await sick.fleet.behave([...sick.places.values()], "take");
		const late = await allTaken(sick, expected, limitMs, (text) =>
			watch(`${text} at recovered receivers`),
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
 * Delivers to many receivers, of which some hang, some answer 500 and some close connections early. Healthy receivers get everything
 * hardly later than in a run without failing receivers. Failing receivers get everything once they recover.
 */
export async function storm(
	options: StormOptions,
	watch: Watch,
): Promise<Outcome> {
	const rounds: { alone: Run; together: Run }[] = [];
	const figures: Record<string, string> = {};
	for (let round = 1; round <= options.rounds; round++) {
		const name = `${round}, all healthy`;
		const alone = await run(options, false, (text) =>
			watch(`${name}: ${text}`),
		);
		figures[name] = summaryOf(alone);
		const next = `${round}, some failing`;
		const together = await run(options, true, (text) =>
			watch(`${next}: ${text}`),
		);
		figures[next] = summaryOf(together);
		figures[`${round}, after recovery`] =
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
			`failing receivers make healthy ones wait ${ratio.toFixed(2)} times as long`,
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

/** One printed line about a run. */
function summaryOf({ healthyMs, healthy, usage }: Run): string {
	const perSecond = Math.round((healthy * 1_000) / healthyMs);
	return (
		`${(healthyMs / 1_000).toFixed(1)} s for ${healthy} to healthy receivers, ${perSecond}/s; ` +
		`worker: ${usage.processorSeconds.toFixed(1)} s of processor, ${usage.mostMemoryMb} MB at most`
	);
}
