/** What came of a campaign. */
export interface Outcome {
	/** What was measured and counted, for people. */
	readonly figures: Readonly<Record<string, string | number>>;
	/** Guarantees that did not hold; none is how it should be. */
	readonly problems: readonly string[];
}

/** Is told how far a campaign is. */
export type Watch = (text: string) => void;
