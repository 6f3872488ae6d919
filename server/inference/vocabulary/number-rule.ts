import type { NumberType } from "./inference.ts";

/**
 * Body of a rule for a line with unknown or too many forms: `isPlausibleBody` checks what follows the prefix.
 */
export const ANY_BODY = "any";

/** One form of a line's bills of lading or bookings, with its evidence. */
export interface NumberRule {
	/** SCAC of the line, supported or not. */
	readonly line: string;
	readonly kind: Exclude<NumberType, "container">;
	/** Prefixes: SCACs and aliases; none for a form without prefix. */
	readonly prefixes: readonly string[];
	/** The body: `#` is a digit, `@` a letter, `*` either, and any other character itself; or `ANY_BODY`. */
	readonly body: string;
	/** Evidence, in a few words. */
	readonly evidence: string;
	/** Probability of the line, where it is lower than usual for a prefix. */
	readonly confidence?: number;
}

/** A rule that matches a number. */
export interface RuleMatch {
	readonly rule: NumberRule;
	/** The matched prefix; empty for a form without prefix. */
	readonly prefix: string;
	/** False when only the prefix matches. */
	readonly isExact: boolean;
}

/** Whether both prefix and body match a known form. */
export function isKnownForm({ rule, prefix, isExact }: RuleMatch): boolean {
	return isExact && prefix !== "" && rule.body !== ANY_BODY;
}
