import type {
	InferNumberResult,
	LineCandidate,
} from "../../../generated/openapi.ts";

type Attributes = InferNumberResult["attributes"];

/** Type of a number. */
export type NumberType = Attributes["number_type"];

/** An inference about a number, with its explanation in sentences. */
export interface Inference {
	readonly attributes: Attributes;
	readonly explanation: string;
}

/** A supported shipping line. */
export type TrackableLine = Pick<LineCandidate, "scac" | "name">;

/** Finds the line of a SCAC or an alias; undefined when it is not supported. */
export type FindLine = (scac: string) => TrackableLine | undefined;

/** Outcomes of tracking requests for numbers with a feature at a line. */
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

/** Outcomes of tracking requests for the features of one number. */
export interface Experience {
	/** Outcomes of the requesting account. */
	readonly own: readonly OutcomeCount[];
	/** Outcomes of all other accounts, where there are enough accounts for anonymity. */
	readonly others: readonly OutcomeCount[];
}

/** No outcomes. */
export const NO_EXPERIENCE: Experience = { own: [], others: [] };
