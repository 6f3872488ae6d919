/** How the requests of an account to track numbers with one feature came out at one line, as far as it remembers. */
export interface OutcomeTable {
	account_id: string;
	/** As `featuresOf` names it. */
	feature: string;
	/** SCAC of the line, never an alias. */
	scac: string;
	/** Requests for which the line knew the number. */
	successes: number;
	/** Requests for which the line did not know it. */
	failures: number;
	updated_at: string;
}

/** What all accounts contribute to what is known of one feature at one line: sums, in which no account can be told. */
export interface OutcomeTotalTable {
	feature: string;
	scac: string;
	/** Accounts that contribute anything. */
	accounts: number;
	successes: number;
	failures: number;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		outcome_totals: OutcomeTotalTable;
		outcomes: OutcomeTable;
	}
}
