import {
	type Evidence,
	type Outcomes,
	outcomeCount,
	tallyOf,
} from "./experience/evidence.ts";
import { SUCCESSES_THAT_PROVE } from "./experience/proof.ts";
import type { FindLine } from "./vocabulary/inference.ts";
import type { Belief } from "./vocabulary/judgement.ts";
import { formWords } from "./vocabulary/number-words.ts";

/** Explains the outcomes behind an inference, and how many would select a line without a rule; empty when neither matters. */
export function explainExperience(
	evidence: Evidence | undefined,
	belief: Belief,
	isSelected: boolean,
	findLine: FindLine,
): string {
	const onlyOutcomesTell = belief.lines.length === 0;
	if (evidence === undefined) {
		return onlyOutcomesTell
			? "Too few outcomes of tracking requests are known to tell which line has it."
			: "";
	}
	const { own, others, feature, scac } = evidence;
	const name = findLine(scac)?.name ?? scac;
	const numbers = numbersWith(feature);
	const sentences = [
		describe(own, scac, `of yours for ${numbers}`, name),
		describe(others, scac, `of other accounts for ${numbers}`, name),
	];
	if (onlyOutcomesTell && !isSelected && belief.cap === 1) {
		sentences.push(
			`To select a line by outcomes alone takes ${SUCCESSES_THAT_PROVE} that it knew without a miss, or more with a few misses.`,
		);
	}
	return sentences.filter(Boolean).join(" ");
}

function describe(
	outcomes: Outcomes,
	scac: string,
	whose: string,
	name: string,
): string {
	const { successes } = tallyOf(outcomes, scac);
	const count = outcomeCount(outcomes, scac);
	if (count === 0) return "";
	if (count === 1) {
		const was = successes === 1 ? "was" : "was not";
		return `One tracking request ${whose} ${was} known to ${name}.`;
	}
	return `Of ${count} tracking requests ${whose} ${knownShare(successes, count)} known to ${name}.`;
}

function knownShare(successes: number, count: number): string {
	if (successes === 0) return "none was";
	if (successes === count) return "all were";
	return successes === 1 ? "one was" : `${successes} were`;
}

/** Phrase for a feature of `featuresOf`. */
function numbersWith(feature: string): string {
	const [kind, text = ""] = feature.split(":");
	return kind === "shape" ? `numbers of ${formWords(text)}` : `${text}…`;
}
