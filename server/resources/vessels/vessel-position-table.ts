/** Where a vessel was in one quarter of an hour. Shared by all accounts: it says nothing about who tracks what. */
export interface VesselPositionTable {
	vessel_id: string;
	/** The quarter of an hour, counted from 1970: there is one row for each. */
	quarter: number;
	at: string;
	latitude: number;
	longitude: number;
	heading_degrees: number | null;
	speed_knots: number | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		vessel_positions: VesselPositionTable;
	}
}
