/** A company with which an account deals. */
export interface PartyTable {
	account_id: string;
	id: string;
	company_name: string;
	/** The name in lower case with single blanks, unique within the account. */
	name_key: string;
	created_at: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		parties: PartyTable;
	}
}
