/** The result of a campaign. */
export interface Outcome {
	/** Measurements and counts, ready to print. */
	readonly figures: Readonly<Record<string, string | number>>;
	/** Lines printed below the figures. */
	readonly remarks?: readonly string[];
	/** Violations of guarantees; empty when all hold. */
	readonly problems: readonly string[];
}

/** Shows the progress of a campaign. */
export type Watch = (text: string) => void;
