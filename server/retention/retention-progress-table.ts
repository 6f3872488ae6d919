/** How far the removal of a kind of data has come in an account, where the removed leaves no trace. */
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
