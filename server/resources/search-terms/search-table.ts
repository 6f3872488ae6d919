/** The types of record that a search can find. */
export type Entity = "shipment" | "cargo" | "tracking_request";

/** The owner of search terms: a record, a value of its custom fields, or an option that fields can have as their value. */
export type TermOwner = Entity | "custom_field" | "custom_field_option";

/** A search term of a record: a text in upper case without blanks and punctuation, or the end of one. */
export interface SearchTermTable {
	account_id: string;
	term: string;
	/** Id of the record, value or option. */
	record_id: string;
	entity: TermOwner;
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

/** A term of a record. */
export interface RecordTerm extends FoundTerm {
	readonly entity: Entity;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		search_terms: SearchTermTable;
	}
}
