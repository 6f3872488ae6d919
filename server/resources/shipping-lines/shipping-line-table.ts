/** A shipping line. Shared by all accounts and seeded by a migration. */
export interface ShippingLineTable {
	id: string;
	scac: string;
	name: string;
	short_name: string;
}
