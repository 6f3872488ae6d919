import { styleText } from "node:util";
import { featuresOf } from "../../../server/inference/reading/outcome-features.ts";
import { readNumber } from "../../../server/inference/reading/read-number.ts";
import {
	type Experience,
	NO_EXPERIENCE,
} from "../../../server/inference/vocabulary/inference.ts";
import { inferText } from "../../inference/infer-text.ts";

const GOAL_US = 50;
const ROUNDS = 3;
const LINES = ["MSCU", "MAEU", "CMDU", "HLCU", "COSU"];

/** Outcomes for every feature of a number at five lines: more than most numbers have. */
function muchExperience(text: string): Experience {
	const counts = featuresOf(readNumber(text) ?? "").flatMap((feature) =>
		LINES.map((scac, index) => ({
			feature,
			scac,
			successes: 20 + index,
			failures: index,
		})),
	);
	return { own: counts, others: counts };
}

/**
 * Prints the time that numbers take. Returns whether the mean processor time is below the goal. Processor time counts, because other
 * programs on the machine do not change it.
 */
function timeWith(
	name: string,
	work: readonly (readonly [string, Experience])[],
): boolean {
	const times: number[] = [];
	let before = process.cpuUsage();
	for (let round = 0; round <= ROUNDS; round++) {
		// The first round warms up.
		if (round === 1) before = process.cpuUsage();
		for (const [text, experience] of work) {
			const startedAtMs = performance.now();
			inferText(text, experience);
			const elapsedUs = (performance.now() - startedAtMs) * 1_000;
			if (round > 0) times.push(elapsedUs);
		}
	}
	const { user, system } = process.cpuUsage(before);
	const meanUs = (user + system) / times.length;
	times.sort((a, b) => a - b);
	const at = (share: number) =>
		(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
	const isReached = meanUs < GOAL_US;
	process.stdout.write(
		`  ${name.padEnd(22)}${styleText(isReached ? "green" : "red", `${meanUs.toFixed(1)} µs`)} of processor time, less than ${GOAL_US} µs wanted; by the clock median ${at(0.5)} µs, p99 ${at(0.99)} µs\n`,
	);
	return isReached;
}

/** Times the pure part of inferring numbers, on one core. Returns whether the goal is reached. */
export function timeNumbers(texts: readonly string[]): boolean {
	process.stdout.write(`${styleText("bold", "time per number")}\n`);
	const isFast = timeWith(
		"without experience",
		texts.map((text) => [text, NO_EXPERIENCE]),
	);
	const isFastWithMuch = timeWith(
		"with much experience",
		texts.map((text) => [text, muchExperience(text)]),
	);
	process.stdout.write("\n");
	return isFast && isFastWithMuch;
}
