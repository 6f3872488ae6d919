import { hasKnownForm } from "../reading/match-rules.ts";
import type { FindLine } from "../vocabulary/inference.ts";
import {
	type RuleJudgement,
	WEIGHT_OF_GUESS,
	WEIGHT_OF_RULE,
} from "../vocabulary/judgement.ts";
import { ANY_BODY, type RuleMatch } from "../vocabulary/number-rule.ts";
import { kindWords, listed } from "../vocabulary/number-words.ts";
import { type LineMatch, linesOf } from "./line-matches.ts";

/** Probability of the line with the number's prefix: where the form is known, and where the line has no known form. */
const KNOWN_FORM = 0.985;
const UNKNOWN_FORM = 0.96;
/** Factors where the number has none of the line's known forms, and where it is too short for a form. */
const ODD_FORM = 0.8;
const SHORT_ODD_FORM = 0.6;
const SHORT_BODY = 6;

/** Judges a number by its prefix; undefined without a rule. All `matches` have the same prefix. */
export function judgePrefix(
	key: string,
	matches: readonly RuleMatch[],
	findLine: FindLine,
): RuleJudgement | undefined {
	const lines = linesOf(matches, findLine);
	const [first, ...more] = lines;
	if (first === undefined) return undefined;
	const isRule = more.length === 0 && shareOf(key, first.match) >= UNKNOWN_FORM;
	const mayBe = more.filter(({ isTrackable }) => isTrackable);
	return {
		number_type: first.match.rule.kind,
		belief: {
			lines: lines.map(({ scac, match }) => ({
				scac,
				share: shareOf(key, match),
			})),
			weight: isRule ? WEIGHT_OF_RULE : WEIGHT_OF_GUESS,
			cap: 1,
		},
		because: first.isTrackable ? reasonFor(first, mayBe) : noLine(first),
		remark: "",
	};
}

function shareOf(key: string, { rule, prefix, isExact }: RuleMatch): number {
	const { body, confidence } = rule;
	if (isExact) {
		return confidence ?? (body === ANY_BODY ? UNKNOWN_FORM : KNOWN_FORM);
	}
	const isShort = key.length - prefix.length < SHORT_BODY;
	return (confidence ?? 1) * (isShort ? SHORT_ODD_FORM : ODD_FORM);
}

function reasonFor(
	{ name, match }: LineMatch,
	mayBe: readonly LineMatch[],
): string {
	const { prefix, rule, isExact } = match;
	const stands = `The prefix ${prefix} stands for ${name}`;
	const others =
		mayBe.length === 0
			? ""
			: ` ${listed(mayBe.map((line) => line.name))} may know it instead.`;
	if (!isExact) {
		return `${stands}, but what follows has none of the forms known of its numbers.${others}`;
	}
	if (rule.body !== ANY_BODY) {
		return `${stands}, and what follows has a form of its ${kindWords(rule.kind)} (${rule.evidence}).${others}`;
	}
	return hasKnownForm(prefix)
		? `${stands}, whose numbers have more forms than are known here (${rule.evidence}).${others}`
		: `${stands} (${rule.evidence}).${others}`;
}

function noLine({ match }: LineMatch): string {
	return `The prefix ${match.prefix} is not of a line that can be tracked here (${match.rule.evidence}).`;
}
