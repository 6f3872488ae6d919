import type { Inference } from "./inference.ts";

type Attributes = Inference["attributes"];

/** Probability of a line, 0 to 1. */
export interface LineShare {
	/** SCAC of the line, never an alias, supported or not. */
	readonly scac: string;
	readonly share: number;
}

/** The probable lines of a number by the rules, before any outcome. */
export interface Belief {
	readonly lines: readonly LineShare[];
	/** Weight of the belief, as a number of outcomes. */
	readonly weight: number;
	/** Upper limit of every line's probability. */
	readonly cap: number;
}

/** Judgement of a number by the rules. */
export interface Judgement
	extends Pick<Attributes, "number_type">,
		Pick<
			Attributes["validation"],
			"is_valid" | "type" | "check_digit_passed" | "reason"
		> {
	readonly belief: Belief;
	/** The deciding rule, in sentences. */
	readonly because: string;
	/** Further remarks, in sentences; may be empty. */
	readonly remark: string;
}

/** Judgement by the rules of bills and bookings. */
export type RuleJudgement = Pick<
	Judgement,
	"number_type" | "belief" | "because" | "remark"
>;

/** Weight of a rule that can select a line, in outcomes. */
export const WEIGHT_OF_RULE = 100;
/** Weight of a guess for confirmation, in outcomes. */
export const WEIGHT_OF_GUESS = 20;
/** No belief: each line with a success starts with an even chance, Beta(1,1). */
export const NO_BELIEF: Belief = { lines: [], weight: 2, cap: 1 };
