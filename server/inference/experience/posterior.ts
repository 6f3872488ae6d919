import { SELECTED_FROM } from "../judging/decision.ts";
import {
	type Belief,
	type LineShare,
	WEIGHT_OF_RULE,
} from "../vocabulary/judgement.ts";
import { type Evidence, tallyOf } from "./evidence.ts";
import { isProven } from "./proof.ts";

/** Unproven experience keeps the confidence below the selection threshold. */
const UNPROVEN_CAP = 0.94;
const EVEN_CHANCE = 0.5;

/**
 * Probability of each line after the outcomes: the mean of a Beta distribution whose prior is the belief. The belief counts as many
 * outcomes as its weight. Against a rule only other lines' successes count, because failures have many causes. Against a guess
 * failures count too.
 */
export function posterior(
	belief: Belief,
	evidence: Evidence | undefined,
): readonly LineShare[] {
	if (evidence === undefined) return belief.lines;
	const knownBy = evidence.counted.tallies
		.filter(({ successes }) => successes > 0)
		.map(({ scac }) => scac);
	const scacs = new Set([...belief.lines.map(({ scac }) => scac), ...knownBy]);
	return Array.from(scacs, (scac) => ({
		scac,
		share: shareAfter(belief, scac, evidence),
	}));
}

function shareAfter(
	belief: Belief,
	scac: string,
	{ counted }: Evidence,
): number {
	const { successes, failures } = tallyOf(counted, scac);
	const isRule = belief.weight >= WEIGHT_OF_RULE;
	const count = counted.successes + (isRule ? 0 : failures);
	const before = shareBefore(belief, scac);
	const mean = (belief.weight * before + successes) / (belief.weight + count);
	const isLifted = before < SELECTED_FROM && mean > UNPROVEN_CAP;
	return isLifted && !isProven(successes, count - successes)
		? UNPROVEN_CAP
		: mean;
}

function shareBefore({ lines }: Belief, scac: string): number {
	if (lines.length === 0) return EVEN_CHANCE;
	return lines.find((line) => line.scac === scac)?.share ?? 0;
}
