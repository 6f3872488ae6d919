import { styleText } from "node:util";
import type autocannon from "autocannon";
import { median } from "./median.ts";

/** Concurrent requests. */
export const CONNECTIONS = 32;
export const WARM_UP_SECONDS = 2;
export const ROUND_SECONDS = 4;
export const ROUNDS = 5;

/** One round against one server. */
export interface Round {
	readonly perSecond: number;
	readonly p99Ms: number;
	readonly failures: number;
}

/** Reads the result of a round. */
export function roundOf(result: autocannon.Result): Round {
	return {
		perSecond: result.requests.average,
		p99Ms: result.latency.p99,
		failures: result.non2xx + result.errors,
	};
}

/** The line that is printed for one side: medians, and failures of all rounds. */
export function roundsLine(
	name: string,
	rounds: readonly Round[],
	memoryMb: number,
): string {
	const perSecond = Math.round(median(rounds.map((round) => round.perSecond)));
	const p99 = median(rounds.map((round) => round.p99Ms));
	const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
	return `  ${name.padEnd(24)}${String(perSecond).padStart(7)}/s  p99 ${String(p99).padStart(4)} ms  memory ${String(memoryMb).padStart(4)} MB  failed ${failures}\n`;
}

/** Prints how our rounds compare with a rival's. Returns whether its goal, a share of the rival's rate, is reached. */
export function compareRounds(
	rival: { readonly name: string; readonly goal?: number },
	ours: readonly Round[],
	theirs: readonly Round[],
): boolean {
	const ratios = ours.map(
		(round, index) =>
			round.perSecond / (theirs[index]?.perSecond ?? Number.NaN),
	);
	const ratio = median(ratios);
	const isReached = rival.goal === undefined || ratio >= rival.goal;
	const goal =
		rival.goal === undefined
			? ""
			: ` of at least ${Number(rival.goal.toFixed(2))}`;
	process.stdout.write(
		`  ratio to ${rival.name}: ${styleText(isReached ? "green" : "red", ratio.toFixed(2))}${goal} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n`,
	);
	return isReached;
}
