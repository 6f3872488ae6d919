/** A vessel's position in one quarter of an hour. Shared by all accounts, without reference to any. */
export interface VesselPositionTable {
	vessel_id: string;
	/** The quarter of an hour, counted from 1970; each has at most one row. */
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
