import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { styleText } from "node:util";
import { median } from "../median.ts";
import { startServerProcess } from "../server-process.ts";
import { type Arrivals, EVENTS_PER_SECOND } from "./load.ts";

const ROUNDS = 5;
const RATIO_GOAL = 0.5;
const LATENCY_GOAL_MS = 100;

/** Runs one side to its end, and returns what it says last. */
async function run(script: string, args: readonly string[]): Promise<string> {
	const child = spawn("node", [`test/bench/deliveries/${script}`, ...args], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
	if (child.exitCode !== 0) throw new Error(`${script} has failed`);
	return output.trim().split("\n").at(-1) ?? "";
}

async function arrivalsOf(receiversUrl: string): Promise<Arrivals> {
	return (await (await fetch(`${receiversUrl}/arrivals`)).json()) as Arrivals;
}

function good(isReached: boolean, value: string): string {
	return styleText(isReached ? "green" : "red", value);
}

async function compareRates(
	folder: string,
	receiversUrl: string,
): Promise<boolean> {
	const rounds: { ours: number; bare: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const own = mkdtempSync(join(folder, "round-"));
		const rateOf = async (script: string, args: readonly string[]) => {
			await fetch(`${receiversUrl}/reset`, { method: "POST" });
			await run(script, args);
			return (await arrivalsOf(receiversUrl)).perSecond;
		};
		const ours = await rateOf("deliver-ours.ts", [
			"throughput",
			own,
			receiversUrl,
		]);
		rounds.push({ ours, bare: await rateOf("deliver-bare.ts", [own]) });
		rmSync(own, { recursive: true });
	}
	const ratios = rounds.map(({ ours, bare }) => ours / bare);
	const ratio = median(ratios);
	const rate = (side: "ours" | "bare") =>
		Math.round(median(rounds.map((round) => round[side])));
	process.stdout.write(
		`${styleText("bold", "deliveries")}\n` +
			`  landfall ${rate("ours")}/s  bare ${rate("bare")}/s\n` +
			`  ratio ${good(ratio >= RATIO_GOAL, ratio.toFixed(2))} of at least ${RATIO_GOAL} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n\n`,
	);
	return ratio >= RATIO_GOAL;
}

async function measureDelay(
	folder: string,
	receiversUrl: string,
): Promise<boolean> {
	await fetch(`${receiversUrl}/reset`, { method: "POST" });
	const told = await run("deliver-ours.ts", ["latency", folder, receiversUrl]);
	const committed = JSON.parse(told) as Record<string, number>;
	const { atMs } = await arrivalsOf(receiversUrl);
	const delays = Object.entries(committed)
		.map(([id, committedAtMs]) => (atMs[id] ?? Number.NaN) - committedAtMs)
		.sort((a, b) => a - b);
	if (delays.some(Number.isNaN)) throw new Error("a notification is missing");
	const middle = median(delays);
	const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.NaN;
	process.stdout.write(
		`${styleText("bold", "from commit to first attempt")} (${EVENTS_PER_SECOND} events/s, ${delays.length} notifications)\n` +
			`  median ${good(middle < LATENCY_GOAL_MS, `${middle.toFixed(1)} ms`)} of less than ${LATENCY_GOAL_MS} ms, p99 ${p99.toFixed(1)} ms\n\n`,
	);
	return middle < LATENCY_GOAL_MS;
}

/** Deliveries against a bare loop, and how soon each is attempted; prints both and returns whether the goals are reached. */
export async function compareDeliveries(): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-bench-deliveries-"));
	const receivers = await startServerProcess([
		"test/bench/deliveries/receivers.ts",
	]);
	try {
		const isFast = await compareRates(folder, receivers.url);
		return (await measureDelay(folder, receivers.url)) && isFast;
	} finally {
		await receivers.stop();
		rmSync(folder, { recursive: true });
	}
}
