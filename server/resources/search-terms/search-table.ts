/** The types of record that a search can find. */
export type Entity = "shipment" | "cargo" | "tracking_request";

/** A search term of a record: a text in upper case without blanks and punctuation, or the end of one. */
export interface SearchTermTable {
	account_id: string;
	term: string;
	record_id: string;
	entity: Entity;
	/** The number of characters, or of words, before the term in its text. */
	place: number;
}

/** A record that a search can find. */
export interface Searched {
	readonly entity: Entity;
	readonly id: string;
}

/** A term that a search has found. */
export type FoundTerm = Omit<SearchTermTable, "account_id">;

declare module "../../database/schema/schema.ts" {
	interface Schema {
		search_terms: SearchTermTable;
	}
}
