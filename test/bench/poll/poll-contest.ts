import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { styleText } from "node:util";
import { median } from "../median.ts";
import { startServerProcess } from "../server-process.ts";
import { writePollAnswers } from "./poll-answers.ts";
import { AT_ONCE, type PollRates, STAGES } from "./stages.ts";

const ROUNDS = 3;

/** Runs one side to its end; its last line is its result. */
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

/** Full poll cycles of both sides in turn, on new databases each round; prints them and returns whether the goals are reached. */
export async function comparePolls(): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-bench-poll-"));
	const file = join(folder, "answers.json");
	const { messages } = await writePollAnswers(file);
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
	let isReached = true;
	for (const [stage, { name, goal }] of STAGES.entries()) {
		const rate = (side: "ours" | "bare") =>
			median(rounds.map((round) => round[side].perSecond[stage] ?? Number.NaN));
		const ratios = rounds.map(
			({ ours, bare }) =>
				(ours.perSecond[stage] ?? Number.NaN) /
				(bare.perSecond[stage] ?? Number.NaN),
		);
		const ratio = median(ratios);
		const isGood = goal === undefined || ratio >= goal;
		isReached &&= isGood;
		const wanted = goal === undefined ? "" : ` of at least ${goal}`;
		process.stdout.write(
			`${styleText("bold", name)} (${messages[stage]} messages, ${AT_ONCE} at once)\n` +
				`  landfall ${Math.round(rate("ours"))}/s  bare ${Math.round(rate("bare"))}/s\n` +
				`  ratio ${styleText(isGood ? "green" : "red", ratio.toFixed(2))}${wanted} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n\n`,
		);
	}
	return isReached;
}
