import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { styleText } from "node:util";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../client/index.ts";
import { askTruth } from "./ask-truth.ts";
import { compareAll } from "./compare-records.ts";
import { errorsIn } from "./findings.ts";
import { type Launched, landfallProcesses, launch } from "./launch.ts";
import { MILESTONES } from "./legal-sequence.ts";
import { type MemoryCurve, sampleMemory } from "./memory.ts";
import type { SimulationOptions } from "./options.ts";
import {
	bar,
	countRequests,
	hasPending,
	openOf,
	printLine,
	showProgress,
} from "./progress.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { reportOf } from "./report.ts";
import { type Submission, submit } from "./submissions.ts";

/** The pause between two looks at a run, and the longest time between two kills. */
const PACE = { lookMs: 2_000, killMs: 4_000 } as const;

/** Few requests: the journeys of so many are over within seconds, and their truth is asked at each look. */
const FEW = 10;
const PACE_OF_FEW = { lookMs: 200, killMs: 1_500 } as const;

const paceOf = ({ length }: readonly Submission[]) =>
	length > FEW ? PACE : PACE_OF_FEW;

/** A running simulation. */
interface Run {
	readonly options: SimulationOptions;
	readonly launched: Launched;
	readonly client: LandfallClient;
	readonly memory: Map<string, MemoryCurve>;
	readonly startedAtMs: number;
	readonly interrupted: AbortSignal;
}

/** Sets the faults of every line and terminal of the world. */
async function setFaults(
	{ launched, options }: Run,
	names: SimulationOptions["faults"],
): Promise<void> {
	const rates = Object.fromEntries(
		names.map((name) => [name, options.faultRate]),
	);
	const reply = await fetch(`${launched.world.url}/faults/*`, {
		method: "PUT",
		body: JSON.stringify(rates),
	});
	if (!reply.ok) throw new Error(`the world refused: ${await reply.text()}`);
}

/** The time of the world's clock. */
async function worldTime({ launched }: Run): Promise<string> {
	const reply = await fetch(`${launched.world.url}/world`);
	const { now } = (await reply.json()) as { readonly now: string };
	return now;
}

/** Throws when the run was interrupted or one of its processes ended unexpectedly. */
function checkAlive({ launched, interrupted }: Run): void {
	interrupted.throwIfAborted();
	for (const one of [launched.world, ...landfallProcesses(launched)]) {
		const failure = one.failure();
		if (failure !== undefined) throw new Error(failure);
	}
}

const minutesOf = ({ startedAtMs }: Run): number =>
	(Date.now() - startedAtMs) / 60_000;

/** Follows the run until the number of its open requests is as wanted, or its time limit. */
async function follow(
	run: Run,
	submissions: readonly Submission[],
	isWanted: (open: number) => boolean | Promise<boolean>,
): Promise<void> {
	const { lookMs } = paceOf(submissions);
	for (;;) {
		checkAlive(run);
		const counts = await countRequests(run.client);
		sampleMemory(run.launched, run.memory, minutesOf(run));
		const parts = Object.entries(counts)
			.filter(([, count]) => count > 0)
			.map(([name, count]) => `${name} ${count}`);
		const used = [...run.memory.values()].map(
			({ name, samples }) => `${name} ${samples.at(-1)?.[1] ?? 0}`,
		);
		const today = (await worldTime(run)).slice(0, 10);
		showProgress(
			`${today} ${bar(1 - openOf(counts) / submissions.length)} ${parts.join(", ")}; MB: ${used.join(", ")}`,
		);
		if (await isWanted(openOf(counts))) return;
		if (minutesOf(run) >= run.options.limitMinutes) {
			printLine(`  not over after ${run.options.limitMinutes} minutes`);
			return;
		}
		await sleep(lookMs, undefined, { signal: run.interrupted });
	}
}

const oneOf = <Item>(items: readonly Item[]) =>
	items[Math.floor(Math.random() * items.length)];

/** Kills servers and workers at random moments until `isDone`. Returns the number of kills. */
async function crashAtRandom(
	run: Run,
	longestMs: number,
	isDone: () => boolean,
): Promise<number> {
	const { servers, workers } = run.launched;
	let crashes = 0;
	while (crashes < run.options.crashes && !isDone()) {
		await sleep(500 + Math.random() * longestMs);
		if (isDone()) break;
		const victim = oneOf(Math.random() < 0.3 ? servers : workers);
		if (!victim) break;
		await victim.crash();
		crashes += 1;
		printLine(
			`  ${styleText("yellow", "✗")} killed ${victim.name} (${crashes})`,
		);
	}
	return crashes;
}

/** Whether almost all requests are closed or, of a few, all journeys have ended and been reported. */
async function isNearEnd(
	{ launched }: Run,
	submissions: readonly Submission[],
	open: number,
): Promise<boolean> {
	if (submissions.length > FEW) return open <= submissions.length * 0.05;
	const truths = submissions.map(({ scac, number, kind }) =>
		askTruth(launched.world.url, scac, number, kind),
	);
	return (await Promise.all(truths)).every(({ isOver }) => isOver);
}

/** Waits until all journeys end. Returns how often a server or worker was killed. */
async function live(
	run: Run,
	submissions: readonly Submission[],
): Promise<number> {
	await setFaults(run, run.options.faults);
	let isDone = false;
	const { killMs } = paceOf(submissions);
	const crashing = crashAtRandom(run, killMs, () => isDone);
	// It is awaited below; until then a rejection must not end the process.
	crashing.catch(() => {});
	try {
		// Near the end faults stop: the remaining errors must resolve without help.
		await follow(run, submissions, (open) => isNearEnd(run, submissions, open));
	} finally {
		isDone = true;
	}
	const crashes = await crashing;
	await setFaults(run, []);
	await follow(run, submissions, (open) => open === 0);
	return crashes;
}

/** Starts a receiver and registers it for every milestone. */
async function openReceiver(
	client: LandfallClient,
	opened: AsyncDisposableStack,
): Promise<Receiver> {
	const receiver = await startReceiver();
	opened.defer(() => receiver.close());
	const { data } = await client.createWebhook({
		data: {
			type: "webhook",
			attributes: { url: receiver.url, active: true, events: [...MILESTONES] },
		},
	});
	receiver.trust(data.attributes.secret);
	return receiver;
}

/** A folder for database and memory, removed after the run unless it is kept. */
function openFolder(
	{ isKept }: SimulationOptions,
	opened: AsyncDisposableStack,
): string {
	const folder = mkdtempSync(join(tmpdir(), "landfall-simulate-"));
	if (isKept) printLine(`database in ${folder}`);
	else opened.defer(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

async function submitAll(run: Run): Promise<readonly Submission[]> {
	const { options, client, launched, interrupted } = run;
	const submissions = await submit(
		client,
		launched.world.url,
		options,
		(containers) =>
			showProgress(
				`${bar(containers / options.containers)} ${containers} containers submitted`,
			),
		interrupted,
	);
	printLine(
		`  ${styleText("green", "✓")} ${submissions.length} numbers submitted`,
	);
	return submissions;
}

/** Sends each request to the next server, as a load balancer does. */
function inTurn(servers: Launched["servers"]): typeof fetch {
	let count = 0;
	return (input, init) => {
		const request = new Request(input, init);
		const server = servers[count++ % servers.length];
		const { origin } = new URL(server?.url ?? request.url);
		const { pathname, search } = new URL(request.url);
		return fetch(new Request(`${origin}${pathname}${search}`, request));
	};
}

/** Prints how many errors the processes of Landfall logged, and some of them. */
function reportErrors(launched: Launched): void {
	const errors = landfallProcesses(launched).flatMap((one) => one.errors());
	printLine(`  errors logged       ${errors.length}`);
	for (const line of errors.slice(0, 10)) printLine(`    ${line}`);
}

/** Runs a simulation in its own folder; returns whether all records are correct. */
export async function simulate(
	options: SimulationOptions,
	interrupted: AbortSignal,
): Promise<boolean> {
	const startedAtMs = Date.now();
	await using opened = new AsyncDisposableStack();
	const launched = await launch(openFolder(options, opened), options, opened);
	const client = createLandfallClient({
		baseUrl: launched.servers[0]?.url ?? "",
		apiKey: launched.apiKey,
		maxRetries: 20,
		fetch: inTurn(launched.servers),
	});
	const memory = new Map<string, MemoryCurve>();
	const run = { options, launched, client, memory, startedAtMs, interrupted };
	const { containers, speed, seed } = options;
	printLine(
		`${containers} containers at ${speed} times real time, seed ${seed}`,
	);
	const receiver = options.hasReceiver
		? await openReceiver(client, opened)
		: undefined;
	const submissions = await submitAll(run);
	const crashes = await live(run, submissions);
	await receiver?.quiet(() => hasPending(client));
	const findings = await compareAll(
		{ client, worldUrl: launched.world.url, receiver },
		submissions,
		(done) =>
			showProgress(`${bar(done / submissions.length)} ${done} compared`),
	);
	const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
	const parts = { options, findings, crashes, memory: memory.values() };
	printLine(reportOf({ ...parts, seconds }));
	reportErrors(launched);
	return errorsIn(findings).length === 0;
}
