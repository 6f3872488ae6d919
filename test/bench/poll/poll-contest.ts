import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { styleText } from "node:util";
import { median } from "../median.ts";
import { startServerProcess } from "../server-process.ts";
import { writePollAnswers } from "./poll-answers.ts";
import { AT_ONCE, LIFE_GOAL, type PollRates, STAGES } from "./stages.ts";

const ROUNDS = 3;

/** Runs one side to its end, and returns the result from its last line of output. */
async function run(
	script: string,
	args: readonly string[],
): Promise<PollRates> {
	const child: ChildProcess = spawn(
		"node",
		[`test/bench/poll/${script}`, ...args],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	if (!child.stdout) throw new Error(`${script} has no output`);
	const output = await text(child.stdout);
	const last = output.trim().split("\n").at(-1) ?? "";
	return JSON.parse(last) as PollRates;
}

/** The compared work: each stage with its number of polls and its measured rate. */
interface PollContest {
	readonly name: string;
	readonly times: readonly number[];
	readonly goal: number | undefined;
}

/** Polls per second of a side, weighted by the frequency of the stages. */
function polls({ perSecond }: PollRates, times: readonly number[]): number {
	const seconds = times.reduce(
		(sum, count, stage) => sum + count / (perSecond[stage] ?? Number.NaN),
		0,
	);
	return times.reduce((sum, count) => sum + count, 0) / seconds;
}

/** Processor time of a poll of a side in milliseconds, weighted by the frequency of the stages. */
function pollCpuMs({ cpuMs }: PollRates, times: readonly number[]): number {
	const sum = times.reduce(
		(all, count, stage) => all + count * (cpuMs[stage] ?? Number.NaN),
		0,
	);
	return sum / times.reduce((all, count) => all + count, 0);
}

/** Prints both rates and their ratio, and returns whether the goal is reached. */
function report(
	{ name, times, goal }: PollContest,
	rounds: readonly { readonly ours: PollRates; readonly bare: PollRates }[],
): boolean {
	const ours = rounds.map((round) => polls(round.ours, times));
	const bare = rounds.map((round) => polls(round.bare, times));
	const ratios = ours.map((rate, round) => rate / (bare[round] ?? Number.NaN));
	const ratio = median(ratios);
	const cpuMs = [
		median(rounds.map((round) => pollCpuMs(round.ours, times))),
		median(rounds.map((round) => pollCpuMs(round.bare, times))),
	] as const;
	const isGood = goal === undefined || ratio >= goal;
	const wanted = goal === undefined ? "" : ` of at least ${goal}`;
	process.stdout.write(
		`${styleText("bold", name)}\n` +
			`  landfall ${Math.round(median(ours))}/s  bare ${Math.round(median(bare))}/s\n` +
			`  processor time  landfall ${cpuMs[0].toFixed(2)} ms  bare ${cpuMs[1].toFixed(2)} ms  ratio ${(cpuMs[1] / cpuMs[0]).toFixed(2)}\n` +
			`  ratio ${styleText(isGood ? "green" : "red", ratio.toFixed(2))}${wanted} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n\n`,
	);
	return isGood;
}

/** Runs full poll cycles of both sides in turn, on new databases each round, and prints them. Returns whether the goals are reached. */
export async function comparePolls(): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-bench-poll-"));
	const file = join(folder, "answers.json");
	const { messages, timesInALife } = await writePollAnswers(file);
	const source = await startServerProcess([
		"test/bench/poll/poll-source.ts",
		file,
	]);
	const rounds: { ours: PollRates; bare: PollRates }[] = [];
	try {
		for (let round = 0; round < ROUNDS; round++) {
			const own = mkdtempSync(join(folder, "round-"));
			await fetch(`${source.url}/stage/0`, { method: "POST" });
			const ours = await run("poll-ours.ts", [own, source.url]);
			const bare = await run("poll-bare.ts", [own, source.url]);
			rounds.push({ ours, bare });
			rmSync(own, { recursive: true });
		}
	} finally {
		await source.stop();
		rmSync(folder, { recursive: true });
	}
	const contests = [
		...STAGES.map(({ name }, stage) => ({
			name: `${name} (${messages[stage]} messages, ${AT_ONCE} at once)`,
			times: STAGES.map((_, index) => (index === stage ? 1 : 0)),
			goal: undefined,
		})),
		{
			name: `all polls of a shipment's life (${timesInALife.join(" + ")})`,
			times: timesInALife,
			goal: LIFE_GOAL,
		},
	];
	return contests.every((contest) => report(contest, rounds));
}
