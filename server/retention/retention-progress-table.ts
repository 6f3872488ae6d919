/** The progress of removing a kind of data of an account, for kinds whose removal leaves no other trace. */
export interface RetentionProgressTable {
	account_id: string;
	kind: "raw_messages";
	/** When the tracking of the last shipment ended. */
	until: string;
	last_id: string;
}

declare module "../database/schema/schema.ts" {
	interface Schema {
		retention_progress: RetentionProgressTable;
	}
}
