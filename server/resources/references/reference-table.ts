/** The record types that have references. */
export type ReferencedType = "shipment" | "tracking_request";

/** A reference number of a record, for look-ups. */
export interface ReferenceTable {
	account_id: string;
	record_type: ReferencedType;
	/** The normalized reference, see {@link referenceKey}. */
	reference_key: string;
	/** Creation time of the record; look-ups return the latest records first. */
	created_at: string;
	record_id: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		record_references: ReferenceTable;
	}
}
