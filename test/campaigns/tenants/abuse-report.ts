import type { Outcome } from "../outcome.ts";
import type { MeasuredAbuse } from "./measured-abuse.ts";
import { WAITS, type Waits } from "./victim.ts";

/** The allowed wait of the victim, as a multiple of its wait without an abuser, */
const MOST_RATIO = 3;

/** or this long, where the victim hardly waits without an abuser. */
const UNNOTICED_MS: Readonly<Record<keyof Waits, number>> = {
	read: 50,
	post: 50,
	tracked: 1_000,
	delivered: 1_000,
};

/**
 * Median, 99th percentile and longest of some waits. With fewer than a hundred waits the second longest stands for the percentile, so
 * that the two columns never show the same wait.
 */
function spread(waits: readonly number[]): readonly [number, number, number] {
	const sorted = waits.toSorted((a, b) => a - b);
	const count = sorted.length;
	const at = (place: number) => sorted[Math.max(place, 1) - 1] ?? Number.NaN;
	const p99 = Math.min(Math.ceil(count * 0.99), count - 1);
	return [at(Math.ceil(count / 2)), at(p99), at(count)];
}

function summaryOf(waits: readonly number[]): string {
	const figures = spread(waits).map(Math.round);
	return `${figures.join(" / ")} (${waits.length})`;
}

function installation(measured: MeasuredAbuse): string {
	const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
	return [
		`longest turn ${Math.round(measured.longestTurnMs)} ms`,
		`database +${mb(measured.databaseBytes)}`,
		`written ${mb(measured.writtenBytes)}`,
		`to disk ${mb(measured.diskBytes)}`,
		`memory ${measured.memoryMb} MB at most`,
	].join(", ");
}

/** The figures of one abuse, and the guarantees that it broke. */
export function abuseReport(name: string, measured: MeasuredAbuse): Outcome {
	const { alone, beside, done } = measured;
	const figures: Record<string, string> = {
		[name]: done,
		[`${name}: installation`]: installation(measured),
	};
	const problems = [...alone.problems, ...beside.problems].map(
		(problem) => `${name}: ${problem}`,
	);
	for (const what of WAITS) {
		const before = spread(alone.waits[what]);
		const after = spread(beside.waits[what]);
		const ratios = after.map((ms, index) =>
			(ms / (before[index] ?? Number.NaN)).toFixed(1),
		);
		figures[`${name}: ${what}`] =
			`alone ${summaryOf(alone.waits[what])} ms, beside ${summaryOf(beside.waits[what])} ms, ratios ${ratios.join(" / ")}`;
		const most = Math.max(before[1] * MOST_RATIO, UNNOTICED_MS[what]);
		if (after[1] <= most) continue;
		problems.push(
			`${name}: the victim waits ${Math.round(after[1])} ms (p99) for ${what}, ${Math.round(most)} ms are allowed`,
		);
	}
	return { figures, problems };
}
