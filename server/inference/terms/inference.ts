import type {
	InferNumberResult,
	LineCandidate,
} from "../../../generated/openapi.ts";

type Attributes = InferNumberResult["attributes"];

/** What kind of number it is. */
export type NumberType = Attributes["number_type"];

/** What could be inferred of a number, and in a few sentences for people why. */
export interface Inference {
	readonly attributes: Attributes;
	readonly explanation: string;
}

/** A shipping line that can be tracked here. */
export type TrackableLine = Pick<LineCandidate, "scac" | "name">;

/** The line that a SCAC or an alias stands for; undefined when it cannot be tracked here. */
export type FindLine = (scac: string) => TrackableLine | undefined;

/** How requests to track numbers with a feature at a line came out. */
export interface OutcomeCount {
	/** As `featuresOf` names it. */
	readonly feature: string;
	/** SCAC of the line, never an alias. */
	readonly scac: string;
	/** Requests for which the line knew the number. */
	readonly successes: number;
	/** Requests for which the line did not know it. */
	readonly failures: number;
}

/** What the outcomes of tracking requests teach about the features of one number. */
export interface Experience {
	/** Of the account that asks. */
	readonly own: readonly OutcomeCount[];
	/** Of all other accounts together, where there are enough of them to hide each. */
	readonly others: readonly OutcomeCount[];
}

/** What is known before any outcome. */
export const NO_EXPERIENCE: Experience = { own: [], others: [] };
