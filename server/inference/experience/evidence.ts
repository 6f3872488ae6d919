import { featuresOf } from "../reading/outcome-features.ts";
import type { Experience, OutcomeCount } from "../vocabulary/inference.ts";

/** Outcomes of tracking requests at one line. */
export interface Tally {
	readonly scac: string;
	readonly successes: number;
	readonly failures: number;
}

/** Outcomes of one feature at all lines. */
export interface Outcomes {
	readonly tallies: readonly Tally[];
	/** Successes at any line. */
	readonly successes: number;
}

/** The outcomes that are evidence about a number. */
export interface Evidence {
	/** As `featuresOf` names it. */
	readonly feature: string;
	/** SCAC of the line that the evidence is about: the one with most successes, or without successes the expected line that failed. */
	readonly scac: string;
	readonly own: Outcomes;
	readonly others: Outcomes;
	/** Outcomes for the decision: the account's own if they are enough, otherwise together with those of others. */
	readonly counted: Outcomes;
}

/** Outcomes at which a feature has precedence over more general ones. */
const ENOUGH = 20;
/** Fewer outcomes are no evidence. */
const FEWEST = 5;

const NO_OUTCOMES: Outcomes = { tallies: [], successes: 0 };

/**
 * The outcomes of the most specific feature with enough of them, or otherwise of the most specific with some. The account's own
 * outcomes come first, and those of others count only where it has few. Undefined when there are too few of all. Outcomes without a
 * success are evidence only against the expected line.
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

/** Tally of a line; empty without requests. */
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
	return withSum(counts.filter((count) => count.feature === feature));
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
