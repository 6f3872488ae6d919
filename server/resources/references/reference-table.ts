/** What is found by references. */
export type ReferencedType = "shipment" | "tracking_request";

/** One reference of a record, by which the record is found. */
export interface ReferenceTable {
	account_id: string;
	record_type: ReferencedType;
	/** The reference as it is compared, see {@link referenceKey}. */
	reference_key: string;
	/** When the record was made: the latest records of a reference are found first. */
	created_at: string;
	record_id: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		record_references: ReferenceTable;
	}
}
