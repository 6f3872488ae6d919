/** The decaying counts of an account's tracking requests for numbers with one feature at one line. */
export interface OutcomeTable {
	account_id: string;
	/** Name of the feature in `featuresOf`. */
	feature: string;
	/** SCAC of the line, never an alias. */
	scac: string;
	/** Requests for which the line knew the number. */
	successes: number;
	/** Requests for which the line did not know it. */
	failures: number;
	updated_at: string;
}

/** The outcome of a tracking request that is not counted yet. */
export interface NewOutcomeTable {
	account_id: string;
	id: string;
	/** The key of the number. */
	number_key: string;
	/** SCAC of the line, never an alias. */
	scac: string;
	/** Whether the line knew the number, 1 or 0. */
	is_known: 0 | 1;
	created_at: string;
}

/** The contributions of all accounts for one feature at one line, as sums that reveal no single account. */
export interface OutcomeTotalTable {
	feature: string;
	scac: string;
	/** Number of contributing accounts. */
	accounts: number;
	successes: number;
	failures: number;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		new_outcomes: NewOutcomeTable;
		outcome_totals: OutcomeTotalTable;
		outcomes: OutcomeTable;
	}
}
