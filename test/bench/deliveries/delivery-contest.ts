import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { styleText } from "node:util";
import { median } from "../median.ts";
import { startServerProcess } from "../server-process.ts";
import {
	ACCOUNTS,
	type Arrivals,
	EVENTS,
	EVENTS_PER_SECOND,
	type Used,
	WEBHOOKS,
} from "./load.ts";

const ROUNDS = 5;
const RATIO_GOAL = 0.5;
const LATENCY_GOAL_MS = 100;

/** Runs one side to its end, and returns its last line. */
async function run(script: string, args: readonly string[]): Promise<string> {
	const child = spawn("node", [`test/bench/deliveries/${script}`, ...args], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
	if (child.exitCode !== 0) throw new Error(`${script} has failed`);
	return output.trim().split("\n").at(-1) ?? "";
}

function good(isReached: boolean, value: string): string {
	return styleText(isReached ? "green" : "red", value);
}

/** Deliveries per second of processor time, and of wall-clock time on a shared machine. */
function ratesOf(used: readonly Used[]) {
	const count = ACCOUNTS * WEBHOOKS * EVENTS * 1_000;
	return {
		processor: median(used.map(({ processorMs }) => count / processorMs)),
		wall: median(used.map(({ wallMs }) => count / wallMs)),
	};
}

function line(name: string, used: readonly Used[]): string {
	const { processor, wall } = ratesOf(used);
	return `  ${name.padEnd(10)}${Math.round(processor)}/s of processor time, ${Math.round(wall)}/s of wall-clock time\n`;
}

async function compareRates(
	folder: string,
	receiversUrl: string,
): Promise<boolean> {
	const ours: Used[] = [];
	const bare: Used[] = [];
	const unsigned: Used[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const own = mkdtempSync(join(folder, "round-"));
		const task = ["throughput", own, receiversUrl];
		ours.push(JSON.parse(await run("deliver-ours.ts", task)) as Used);
		const post = async (...args: string[]) =>
			JSON.parse(await run("deliver-bare.ts", [own, ...args])) as Used;
		bare.push(await post());
		unsigned.push(await post("unsigned"));
		rmSync(own, { recursive: true });
	}
	const ratiosTo = (rivals: readonly Used[]) =>
		ours.map(
			({ processorMs }, round) =>
				(rivals[round]?.processorMs ?? Number.NaN) / processorMs,
		);
	const ratios = ratiosTo(bare);
	const ratio = median(ratios);
	process.stdout.write(
		`${styleText("bold", "deliveries")} (${ACCOUNTS * WEBHOOKS} webhooks)\n` +
			line("landfall", ours) +
			line("bare", bare) +
			`  ratio ${good(ratio >= RATIO_GOAL, ratio.toFixed(2))} of at least ${RATIO_GOAL} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n` +
			`  ratio to one that does not even sign: ${median(ratiosTo(unsigned)).toFixed(2)}\n\n`,
	);
	return ratio >= RATIO_GOAL;
}

async function measureDelay(
	folder: string,
	receiversUrl: string,
): Promise<boolean> {
	await fetch(`${receiversUrl}/reset`, { method: "POST" });
	const output = await run("deliver-ours.ts", [
		"latency",
		folder,
		receiversUrl,
	]);
	const committed = JSON.parse(output) as Arrivals;
	const atMs = (await (
		await fetch(`${receiversUrl}/arrivals`)
	).json()) as Arrivals;
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
