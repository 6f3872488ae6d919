import type { Inference } from "./inference.ts";

type Attributes = Inference["attributes"];

/** How probable a line is, of 1. */
export interface LineShare {
	/** SCAC of the line, never an alias, supported or not. */
	readonly scac: string;
	readonly share: number;
}

/** Which lines a number is believed to belong to by the rules, before any outcome. */
export interface Belief {
	readonly lines: readonly LineShare[];
	/** How many outcomes the belief is worth. */
	readonly weight: number;
	/** No line is more probable than this, whatever is learned. */
	readonly cap: number;
}

/** What the rules say of a number. */
export interface Judgement
	extends Pick<Attributes, "number_type">,
		Pick<
			Attributes["validation"],
			"is_valid" | "type" | "check_digit_passed" | "reason"
		> {
	readonly belief: Belief;
	/** Which rule speaks, in sentences. */
	readonly because: string;
	/** What else there is to say, in sentences; empty for nothing. */
	readonly remark: string;
}

/** What the rules for bills and bookings say. */
export type RuleJudgement = Pick<
	Judgement,
	"number_type" | "belief" | "because" | "remark"
>;

/** A rule by which lines can be selected: a hundred outcomes weigh as much. */
export const WEIGHT_OF_RULE = 100;
/** A guess by which lines are put up for confirmation. */
export const WEIGHT_OF_GUESS = 20;
/** Nothing is believed: each line that ever knew such a number starts with an even chance, Beta(1,1). */
export const NO_BELIEF: Belief = { lines: [], weight: 2, cap: 1 };
