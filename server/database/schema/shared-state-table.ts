/** A small state that processes share; each change replaces it as a whole. */
export interface SharedStateTable {
	/** Empty when the state belongs to no account. */
	account_id: string;
	/** Its subject, such as `carrier MAEU`. */
	name: string;
	/** JSON text. */
	state: string;
}
