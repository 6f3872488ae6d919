import type { NumberType } from "../../../server/inference/vocabulary/inference.ts";

/** The facts about a number before people or programs change it. */
export type Part =
	| "own box"
	| "box of a group"
	| "box own or leased out"
	| "lessor's box"
	| "box of another line"
	| "chassis or generator"
	| "bill with prefix"
	| "bare bill or booking"
	| "bill of another line"
	| "no number of a line";

/** The changes that people and programs make to numbers; the last six damage them. */
export type Mutation =
	| "none"
	| "lower case"
	| "blanks"
	| "dashes"
	| "dots"
	| "full width"
	| "wrong digit"
	| "transposed digits"
	| "digit missing"
	| "digit extra"
	| "lookalike"
	| "prefix dropped";

/** A number as people could submit it, and the truth about it. */
export interface LabelledNumber {
	readonly text: string;
	readonly part: Part;
	/** The name under which results are printed. */
	readonly group: string;
	/** Null where the number alone does not tell. */
	readonly type: NumberType | null;
	/**
	 * The right SCACs, the line itself first. Others are brands of its group, of which any accepts queries for the number. Empty where
	 * no line should be selected: for lessors, lines that cannot be tracked, and texts that are no line's number.
	 */
	readonly lines: readonly string[];
	/** Whether it is a bill with a prefix and a form of its line. */
	readonly isPrefixed: boolean;
	/** Null where nothing in the number can be checked. */
	readonly isValid: boolean | null;
	readonly mutation: Mutation;
}
