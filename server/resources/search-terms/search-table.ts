/** What a search can find. */
export type Entity = "shipment" | "cargo" | "tracking_request";

/** A term under which a search finds a record: a text of it in upper case without blanks and punctuation, or the end of one. */
export interface SearchTermTable {
	account_id: string;
	term: string;
	record_id: string;
	entity: Entity;
	/** How many characters of the text, or how many of its words, come before the term. */
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
