import { isPlausibleBody } from "../reading/match-rules.ts";
import type { FindLine, OutcomeCount } from "../vocabulary/inference.ts";
import {
	type Judgement,
	NO_BELIEF,
	type RuleJudgement,
} from "../vocabulary/judgement.ts";
import {
	ANY_BODY,
	isKnownForm,
	type NumberRule,
	type RuleMatch,
} from "../vocabulary/number-rule.ts";
import { formWords } from "../vocabulary/number-words.ts";
import { judgePrefix } from "./judge-prefix.ts";
import { BARE_CAP, judgeWithoutPrefix } from "./judge-without-prefix.ts";

const SCAC_LENGTH = 4;

/** Judges a number that is not a container number by the rules of bills and bookings. `own` are the account's outcomes. */
export function judgeShipment(
	key: string,
	matches: readonly RuleMatch[],
	own: readonly OutcomeCount[],
	findLine: FindLine,
): Judgement {
	const prefixed = matches.filter(({ prefix }) => prefix !== "");
	const named = prefixed.length > 0 ? prefixed : matchName(key, findLine);
	const judgement =
		judgePrefix(key, named, findLine) ??
		judgeWithoutPrefix(key, matches, own, findLine) ??
		judgeUnknown(key, findLine);
	return {
		...judgement,
		is_valid: matches.some(isKnownForm) ? true : null,
		type: "shipment",
		check_digit_passed: null,
		reason: null,
	};
}

/** Matches the SCAC of lines without rules, which an operator has added. */
function matchName(key: string, findLine: FindLine): readonly RuleMatch[] {
	const prefix = key.slice(0, SCAC_LENGTH);
	const line = findLine(prefix);
	if (line === undefined) return [];
	if (!isPlausibleBody(key.slice(SCAC_LENGTH), prefix)) return [];
	const rule: NumberRule = {
		line: line.scac,
		kind: "bill_of_lading",
		prefixes: [prefix],
		body: ANY_BODY,
		evidence: "the forms of its numbers are not known",
	};
	return [{ rule, prefix, isExact: true }];
}

/** The judgement without a rule: only experience can select a line, by the prefix alone. */
function judgeUnknown(key: string, findLine: FindLine): RuleJudgement {
	const prefix = /^[A-Z]{4}/.exec(key)?.[0];
	return {
		number_type: "bill_of_lading",
		belief: { ...NO_BELIEF, cap: prefix === undefined ? BARE_CAP : 1 },
		because: unknown(key, prefix, findLine),
		remark: "",
	};
}

function unknown(
	key: string,
	prefix: string | undefined,
	findLine: FindLine,
): string {
	if (prefix === undefined) {
		return `No line is known here that writes numbers of ${formWords(key)}.`;
	}
	const line = findLine(prefix);
	return line === undefined
		? `Neither the prefix ${prefix} nor a form like this is known here.`
		: `The prefix ${prefix} stands for ${line.name}, but what follows cannot be one of its numbers.`;
}
