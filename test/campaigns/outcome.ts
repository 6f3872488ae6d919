/** What came of a campaign. */
export interface Outcome {
	/** What was measured and counted, for people. */
	readonly figures: Readonly<Record<string, string | number>>;
	/** What is to be read beside the figures, however much it is. */
	readonly remarks?: readonly string[];
	/** Guarantees that did not hold; none is how it should be. */
	readonly problems: readonly string[];
}

/** Is told how far a campaign is. */
export type Watch = (text: string) => void;
