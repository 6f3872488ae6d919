import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { styleText } from "node:util";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../client/index.ts";
import { type Launched, launch } from "./launch.ts";
import type { SimulationOptions } from "./options.ts";
import {
	type Counts,
	countRequests,
	type MemoryCurve,
	memoryThirds,
	sampleMemory,
	say,
	showProgress,
} from "./progress.ts";
import { type Submission, submit } from "./submissions.ts";
import { type Findings, verifyAll } from "./verify.ts";

const GLANCE_MS = 2_000;
const SHOWN_DIFFERENCES = 40;

/** A simulation under way. */
interface Run {
	readonly options: SimulationOptions;
	readonly launched: Launched;
	readonly client: LandfallClient;
	readonly memory: Map<string, MemoryCurve>;
	readonly deadlineMs: number;
	readonly interrupted: AbortSignal;
}

/** Sets the faults of every line of the world. */
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

/** Where the world's clock stands. */
async function worldTime({ launched }: Run): Promise<string> {
	const reply = await fetch(`${launched.world.url}/world`);
	const { now } = (await reply.json()) as { readonly now: string };
	return now;
}

function checkAlive({ launched, deadlineMs, interrupted, options }: Run): void {
	interrupted.throwIfAborted();
	const { world, server, worker } = launched;
	for (const one of [world, server, worker]) {
		const failure = one.failure();
		if (failure !== undefined) throw new Error(failure);
	}
	if (Date.now() > deadlineMs) {
		throw new Error(`not done within ${options.limitMinutes} minutes`);
	}
}

function openOf(counts: Counts): number {
	return counts.pending + counts.awaiting_manifest + counts.created;
}

/** Follows the run until `open` requests or fewer go on. */
async function follow(run: Run, open: number): Promise<void> {
	for (;;) {
		checkAlive(run);
		const counts = await countRequests(run.client);
		sampleMemory(run.launched, run.memory);
		const parts = Object.entries(counts).map(([name, n]) => `${name} ${n}`);
		const used = [...run.memory.values()].map(
			({ name, samples }) => `${name} ${samples.at(-1)} MB`,
		);
		const now = await worldTime(run);
		showProgress(
			`${now.slice(0, 10)}  ${parts.join("  ")}  ${used.join("  ")}`,
		);
		if (openOf(counts) <= open) return;
		await sleep(GLANCE_MS, undefined, { signal: run.interrupted });
	}
}

/** Kills server or worker at random moments while `isWanted`; returns how often. */
async function crashAtRandom(run: Run, isDone: () => boolean): Promise<number> {
	const { server, worker } = run.launched;
	let crashes = 0;
	while (crashes < run.options.crashes && !isDone()) {
		await sleep(500 + Math.random() * 4_000);
		if (isDone()) break;
		const victim = Math.random() < 0.3 ? server : worker;
		await victim.crash();
		crashes += 1;
		say(`  ${styleText("yellow", "✗")} killed ${victim.name} (${crashes})`);
	}
	return crashes;
}

async function live(run: Run, submissions: readonly Submission[]) {
	await setFaults(run, run.options.faults);
	let isDone = false;
	const crashing = crashAtRandom(run, () => isDone);
	// Journeys that are almost all over are the time to let the faults end: what is left must come right by itself.
	await follow(run, Math.floor(submissions.length * 0.05));
	isDone = true;
	const crashes = await crashing;
	await setFaults(run, []);
	await follow(run, 0);
	return crashes;
}

function report(run: Run, findings: Findings, crashes: number): boolean {
	const { differences, illegal, fields, shipments, containers } = findings;
	const isRight = differences.length + illegal.length === 0;
	say(styleText("bold", "\nRecords against the truth of the world"));
	say(`  shipments              ${shipments}`);
	say(`  containers             ${containers}`);
	say(`  compared fields        ${fields}`);
	say(`  differences            ${differences.length}`);
	say(`  illegal steps          ${illegal.length}`);
	say(`  faults                 ${run.options.faults.join(", ") || "none"}`);
	say(`  kills                  ${crashes}`);
	for (const curve of run.memory.values()) {
		const [middle, last] = memoryThirds(curve);
		say(
			`  memory of ${curve.name.padEnd(12)} ${middle} MB, in the last third ${last} MB`,
		);
	}
	for (const line of [...differences, ...illegal].slice(0, SHOWN_DIFFERENCES)) {
		say(`  ${styleText("red", "✗")} ${line}`);
	}
	const verdict = isRight
		? styleText("green", "✓ every record equals what really happened")
		: styleText("red", "✗ records differ from what really happened");
	say(`\n${verdict}\n`);
	return isRight;
}

/** Runs a simulation in a folder of its own; returns whether every record came out right. */
export async function simulate(
	options: SimulationOptions,
	interrupted: AbortSignal,
): Promise<boolean> {
	const startedAtMs = Date.now();
	await using opened = new AsyncDisposableStack();
	const folder = mkdtempSync(join(tmpdir(), "landfall-simulate-"));
	if (options.isKept) say(`database in ${folder}`);
	else opened.defer(() => rmSync(folder, { recursive: true, force: true }));
	const launched = await launch(folder, options, opened);
	const run: Run = {
		options,
		launched,
		client: createLandfallClient({
			baseUrl: launched.server.url,
			apiKey: launched.apiKey,
			maxRetries: 20,
		}),
		memory: new Map(),
		deadlineMs: startedAtMs + options.limitMinutes * 60_000,
		interrupted,
	};
	say(
		`${options.containers} containers at ${options.speed} times the speed of the wall, seed ${options.seed}`,
	);
	const submissions = await submit(
		run.client,
		launched.world.url,
		options,
		(containers) => showProgress(`submitted: ${containers} containers`),
		interrupted,
	);
	say(`  ${styleText("green", "✓")} ${submissions.length} numbers submitted`);
	const crashes = await live(run, submissions);
	const findings = await verifyAll(run.client, launched.world.url, submissions);
	const isRight = report(run, findings, crashes);
	const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
	say(`  took ${seconds} s`);
	return isRight;
}
