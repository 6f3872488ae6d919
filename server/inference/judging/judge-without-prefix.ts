import type { FindLine, OutcomeCount } from "../vocabulary/inference.ts";
import {
	type RuleJudgement,
	WEIGHT_OF_GUESS,
} from "../vocabulary/judgement.ts";
import type { NumberRule, RuleMatch } from "../vocabulary/number-rule.ts";
import {
	formWords,
	kindWords,
	listed,
	sentence,
} from "../vocabulary/number-words.ts";
import { type LineMatch, linesOf } from "./line-matches.ts";
import { marketShareOf } from "./market-shares.ts";

/** Keeps numbers without prefix below the selection threshold: other lines can have the same numbers. */
export const BARE_CAP = 0.94;

/** Probability that a number of a known form is of a line with that form, by how distinctive the form is. */
const DISTINCTIVE_FORM = 0.85;
const USUAL_FORM = 0.8;
const LOOSE_FORM = 0.75;
/** Purchase orders and numbers of unknown forwarders and lines have such forms too. */
const COMMON_FORM = 0.5;
const SHORT_NUMBER = 8;

/** Number of shipments of an account that weighs as much as the lines' shares in the world's fleet. */
const WEIGHT_OF_FLEET = 20;

/** Judges a number without prefix by its form; undefined without a rule. `own` are the account's outcomes. */
export function judgeWithoutPrefix(
	key: string,
	matches: readonly RuleMatch[],
	own: readonly OutcomeCount[],
	findLine: FindLine,
): RuleJudgement | undefined {
	const lines = likeliestFirst(linesOf(matches, findLine), own);
	const [first] = lines;
	if (first === undefined) return undefined;
	const form = Math.max(...matches.map(({ rule }) => formShare(rule)));
	return {
		number_type: first.match.rule.kind,
		belief: {
			lines: lines.map(({ scac, part }) => ({ scac, share: form * part })),
			weight: WEIGHT_OF_GUESS,
			cap: BARE_CAP,
		},
		because: reasonFor(key, lines),
		remark: "A number without a prefix is never selected by itself.",
	};
}

interface LikelyLine extends LineMatch {
	/** Share of the numbers of this form, 0 to 1. */
	readonly part: number;
	/** Successful requests of the account at the line. */
	readonly known: number;
}

/** The lines with their shares: by the account's shipments, smoothed with the shares in the world's fleet. */
function likeliestFirst(
	lines: readonly LineMatch[],
	own: readonly OutcomeCount[],
): readonly LikelyLine[] {
	let allKnown = 0;
	let fleet = 0;
	for (const { scac } of lines) {
		allKnown += knownShipments(own, scac);
		fleet += marketShareOf(scac);
	}
	return lines
		.map((line) => {
			const known = knownShipments(own, line.scac);
			const weight =
				known + (WEIGHT_OF_FLEET * marketShareOf(line.scac)) / fleet;
			return { ...line, known, part: weight / (allKnown + WEIGHT_OF_FLEET) };
		})
		.sort((a, b) => b.part - a.part);
}

function knownShipments(own: readonly OutcomeCount[], scac: string): number {
	const count = own.find(
		(outcome) => outcome.feature === "any" && outcome.scac === scac,
	);
	return count?.successes ?? 0;
}

function formShare({ body }: NumberRule): number {
	const isShort = body.length <= SHORT_NUMBER;
	if (/^@@@@/.test(body)) return COMMON_FORM;
	if (isShort && body.startsWith("@")) return COMMON_FORM;
	if (isShort || body.includes("*")) return LOOSE_FORM;
	return /[^@#]/.test(body) ? DISTINCTIVE_FORM : USUAL_FORM;
}

function reasonFor(key: string, lines: readonly LikelyLine[]): string {
	const form = `${sentence(formWords(key))} without a prefix are a form of`;
	const [first, second] = lines;
	if (first !== undefined && second === undefined) {
		const { kind, evidence } = first.match.rule;
		return `${form} the ${kindWords(kind)} of ${first.name} (${evidence}).`;
	}
	const names = listed(lines.map(({ name }) => name));
	const shares = lines.some(({ known }) => known > 0)
		? "your shipments with them and their shares in the world's fleet"
		: "their shares in the world's fleet";
	return `${form} several lines: ${names}. They are ranked by ${shares}.`;
}
