import type { OutcomeCount } from "../../inference/vocabulary/inference.ts";

/** Outcomes of one feature at one line. */
export type Counts = Pick<OutcomeCount, "successes" | "failures">;

/** No outcomes. */
export const NO_OUTCOMES: Counts = { successes: 0, failures: 0 };

/** The most outcomes that an account contributes to the totals, so that others see neither its size nor single requests. */
const MOST_CONTRIBUTED = 10;

/**
 * Maximum outcomes of a feature in an account, at all lines together. Beyond it all counts are halved, so that old
 * outcomes fade and confidence stays the same.
 */
const MOST_REMEMBERED = 128;

/** The number of outcomes. */
export function sizeOf({ successes, failures }: Counts): number {
	return successes + failures;
}

/** An account's contribution to the totals: its counts, scaled down to at most ten in whole numbers. */
export function contribution(own: Counts): Counts {
	const { successes, failures } = own;
	const size = sizeOf(own);
	if (size <= MOST_CONTRIBUTED) return { successes, failures };
	const share = Math.round((MOST_CONTRIBUTED * successes) / size);
	return { successes: share, failures: MOST_CONTRIBUTED - share };
}

/** A change of an account's counts for one feature at one line. */
export interface Change {
	readonly feature: string;
	readonly scac: string;
	readonly before: Counts;
	readonly after: Counts;
}

function halved({ successes, failures }: Counts): Counts {
	return {
		successes: Math.floor(successes / 2),
		failures: Math.floor(failures / 2),
	};
}

/** Adds an outcome at a line to the counts of a feature. */
function changesOf(
	feature: string,
	remembered: readonly OutcomeCount[],
	scac: string,
	isKnown: boolean,
): Change[] {
	const before = remembered.find((count) => count.scac === scac) ?? NO_OUTCOMES;
	const after = {
		successes: before.successes + (isKnown ? 1 : 0),
		failures: before.failures + (isKnown ? 0 : 1),
	};
	const others = remembered.filter((count) => count.scac !== scac);
	const size = others.reduce(
		(sum, count) => sum + sizeOf(count),
		sizeOf(after),
	);
	if (size < MOST_REMEMBERED) return [{ feature, scac, before, after }];
	return [
		{ feature, scac, before, after: halved(after) },
		...others.map((count) => ({
			feature,
			scac: count.scac,
			before: count,
			after: halved(count),
		})),
	];
}

/**
 * The changes of an account's counts after a line knew, or did not know, a number with these features. `remembered` are the
 * account's counts for these features at all lines.
 */
export function afterOutcome(
	remembered: readonly OutcomeCount[],
	features: readonly string[],
	scac: string,
	isKnown: boolean,
): Change[] {
	const byFeature = Map.groupBy(remembered, ({ feature }) => feature);
	return features.flatMap((feature) =>
		changesOf(feature, byFeature.get(feature) ?? [], scac, isKnown),
	);
}
