import type { NumberType } from "./inference.ts";

/**
 * The body of a rule for a line whose forms are not known, or too many: `isPlausibleBody` judges what follows the prefix.
 */
export const ANY_BODY = "any";

/** One form that a line writes its bills of lading or bookings in: one row of knowledge, with its evidence. */
export interface NumberRule {
	/** SCAC of the line, supported or not. */
	readonly line: string;
	readonly kind: Exclude<NumberType, "container">;
	/** What the number can begin with, SCACs and aliases; none for a form without prefix. */
	readonly prefixes: readonly string[];
	/** What follows: `#` a digit, `@` a letter, `*` either, anything else itself; or `ANY_BODY`. */
	readonly body: string;
	/** Where it is known from, in a few words. */
	readonly evidence: string;
	/** How probable the line is for a number that obeys the rule, where its prefix says less than a prefix usually does. */
	readonly confidence?: number;
}

/** A rule that a number obeys. */
export interface RuleMatch {
	readonly rule: NumberRule;
	/** The prefix that was found; empty for a form without prefix. */
	readonly prefix: string;
	/** False when only the prefix is the line's and the rest has none of the forms known of it. */
	readonly isExact: boolean;
}

/** Whether a number begins as the line's do and goes on in a form that is known of it. */
export function isKnownForm({ rule, prefix, isExact }: RuleMatch): boolean {
	return isExact && prefix !== "" && rule.body !== ANY_BODY;
}
