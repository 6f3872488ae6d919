import { featuresOf } from "../reading/features.ts";
import type { Experience, OutcomeCount } from "../terms/inference.ts";

/** How requests to track came out at one line. */
export interface Tally {
	readonly scac: string;
	readonly successes: number;
	readonly failures: number;
}

/** Outcomes of one feature, at all lines. */
export interface Outcomes {
	readonly tallies: readonly Tally[];
	/** Successes at any line. */
	readonly successes: number;
}

/** The outcomes that speak for a number. */
export interface Evidence {
	/** As `featuresOf` names it. */
	readonly feature: string;
	/** SCAC of the line that they say most about: it knew most of the numbers, or was believed to know them and did not. */
	readonly scac: string;
	readonly own: Outcomes;
	readonly others: Outcomes;
	/** The own alone where they are enough, else those of others with them. */
	readonly counted: Outcomes;
}

/** So many outcomes of a feature speak, whatever more general ones say. */
const ENOUGH = 20;
/** With fewer than these nothing is said. */
const FEWEST = 5;

const NO_OUTCOMES: Outcomes = { tallies: [], successes: 0 };

/**
 * The outcomes of the most specific feature of a number that has enough of them, else of the most specific that has some. An
 * account's own count first; those of others only where it has few itself. Undefined when there are too few of all. Without a
 * success they speak against the line that is believed in, and of no other.
 */
export function findEvidence(
	key: string,
	experience: Experience,
	believed: string | undefined,
): Evidence | undefined {
	if (experience.own.length + experience.others.length === 0) return undefined;
	let some: Evidence | undefined;
	for (const feature of featuresOf(key).toReversed()) {
		if (feature === "any") continue;
		const evidence = evidenceOf(feature, experience, believed);
		if (evidence === undefined) continue;
		const count = outcomeCount(evidence.counted, evidence.scac);
		if (count >= ENOUGH) return evidence;
		if (count >= FEWEST) some ??= evidence;
	}
	return some;
}

/** How many outcomes count for or against a line: the successes of any line, and its own failures. */
export function outcomeCount(outcomes: Outcomes, scac: string): number {
	return outcomes.successes + tallyOf(outcomes, scac).failures;
}

/** How requests came out at a line; never, when it was not asked. */
export function tallyOf(outcomes: Outcomes, scac: string): Tally {
	return (
		outcomes.tallies.find((tally) => tally.scac === scac) ?? {
			scac,
			successes: 0,
			failures: 0,
		}
	);
}

function evidenceOf(
	feature: string,
	experience: Experience,
	believed: string | undefined,
): Evidence | undefined {
	const own = outcomesOf(feature, experience.own);
	const known = lineOf(own, believed);
	if (known !== undefined && outcomeCount(own, known) >= ENOUGH) {
		return { feature, scac: known, own, others: NO_OUTCOMES, counted: own };
	}
	const others = outcomesOf(feature, experience.others);
	const counted = combined(own, others);
	const scac = lineOf(counted, believed);
	return scac === undefined
		? undefined
		: { feature, scac, own, others, counted };
}

function lineOf(
	{ tallies }: Outcomes,
	believed: string | undefined,
): string | undefined {
	let scac = believed;
	let most = 0;
	for (const tally of tallies) {
		if (tally.successes <= most) continue;
		most = tally.successes;
		scac = tally.scac;
	}
	return scac;
}

function outcomesOf(
	feature: string,
	counts: readonly OutcomeCount[],
): Outcomes {
	const tallies = counts.filter((count) => count.feature === feature);
	return tallies.length === 0 ? NO_OUTCOMES : withSum(tallies);
}

function combined(own: Outcomes, others: Outcomes): Outcomes {
	if (others.tallies.length === 0) return own;
	const scacs = new Set(
		[...own.tallies, ...others.tallies].map(({ scac }) => scac),
	);
	return withSum(
		Array.from(scacs, (scac) => {
			const ours = tallyOf(own, scac);
			const theirs = tallyOf(others, scac);
			return {
				scac,
				successes: ours.successes + theirs.successes,
				failures: ours.failures + theirs.failures,
			};
		}),
	);
}

function withSum(tallies: readonly Tally[]): Outcomes {
	let successes = 0;
	for (const tally of tallies) successes += tally.successes;
	return { tallies, successes };
}
