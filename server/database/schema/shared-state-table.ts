/** A small state that processes share, and each of them replaces as a whole. */
export interface SharedStateTable {
	/** Empty when the state belongs to no account. */
	account_id: string;
	/** What it is about, such as `carrier MAEU`. */
	name: string;
	/** JSON text. */
	state: string;
}
