import type { FindLine, OutcomeCount } from "./inference.ts";
import { BARE_CAP, judgeBare } from "./judge-bare.ts";
import { judgePrefix } from "./judge-prefix.ts";
import { type Judgement, NO_BELIEF, type RuleJudgement } from "./judgement.ts";
import { isKnownForm, type RuleMatch } from "./number-rule.ts";
import { formWords } from "./number-words.ts";

/** What the rules for bills and bookings say of a number that is no container's. `own` are outcomes of the account. */
export function judgeShipment(
	key: string,
	matches: readonly RuleMatch[],
	own: readonly OutcomeCount[],
	findLine: FindLine,
): Judgement {
	const prefixed = matches.filter(({ prefix }) => prefix !== "");
	const judgement =
		judgePrefix(key, prefixed, findLine) ??
		judgeBare(key, matches, own, findLine) ??
		judgeUnknown(key);
	return {
		...judgement,
		is_valid: matches.some(isKnownForm) ? true : null,
		type: "shipment",
		check_digit_passed: null,
		reason: null,
	};
}

/** Only experience can tell, and select by a prefix alone. */
function judgeUnknown(key: string): RuleJudgement {
	const hasPrefix = /^[A-Z]{4}/.test(key);
	return {
		number_type: "bill_of_lading",
		belief: { ...NO_BELIEF, cap: hasPrefix ? 1 : BARE_CAP },
		because: hasPrefix
			? `No line is known here by the prefix ${key.slice(0, 4)} or for numbers of this form.`
			: `No line is known here that writes numbers of ${formWords(key)}.`,
		remark: "",
	};
}
