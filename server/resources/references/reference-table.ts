/** The record types that have references. */
export type ReferencedType = "shipment" | "container" | "tracking_request";

/** The type of an entry: a reference of a record, or a tag. */
export type IndexedType = ReferencedType | `${ReferencedType}_tag`;

/** A reference number or a tag of a record, for look-ups. */
export interface ReferenceTable {
	account_id: string;
	record_type: IndexedType;
	/** The normalized reference or tag, see {@link referenceKey} and {@link tagKey}. */
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
