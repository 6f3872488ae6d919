/** A container port of the world. Coordinates are at its container terminals, in degrees (WGS84). */
export interface PortFacts {
	/** UN/LOCODE. */
	readonly code: string;
	readonly name: string;
	/** The city, when its name differs from the port's. */
	readonly city: string | null;
	/** State or province in its usual abbreviation, where the country uses one. */
	readonly stateAbbr: string | null;
	/** ISO 3166-1 alpha-2. */
	readonly countryCode: string;
	readonly latitude: number;
	readonly longitude: number;
	/** IANA zone. */
	readonly timeZone: string;
}

/** An inland city that carriers name as a destination. Same members as a port. */
export type MetroAreaFacts = Omit<PortFacts, "city">;

/** An ocean container terminal. */
export interface TerminalFacts {
	/** UN/LOCODE of its port. */
	readonly portCode: string;
	readonly name: string;
	readonly nickname: string;
	/** Four-character code of US customs (FIRMS), or the Canadian sublocation code. */
	readonly firmsCode: string | null;
	readonly smdgCode: string | null;
	readonly bicFacilityCode: string | null;
	readonly street: string | null;
	readonly city: string;
	readonly state: string | null;
	readonly stateAbbr: string | null;
	readonly zip: string | null;
	readonly country: string;
}

/** An inland rail ramp. */
export interface RailTerminalFacts {
	readonly name: string;
	readonly nickname: string;
	/** UN/LOCODE of its metro area. */
	readonly metroAreaCode: string;
	readonly firmsCode: string | null;
	/** SCAC of the railway that runs it. */
	readonly railCarrierScac: string;
	readonly city: string;
	readonly latitude: number;
	readonly longitude: number;
}

/** A shipping line. */
export interface ShippingLineFacts {
	readonly scac: string;
	readonly alternativeScacs: readonly string[];
	readonly name: string;
	readonly shortName: string;
	readonly billOfLadingTrackingSupport: boolean;
	readonly bookingNumberTrackingSupport: boolean;
	readonly containerNumberTrackingSupport: boolean;
	/** Whether the line's own systems expect the number without the SCAC in front. */
	readonly stripsScacPrefix: boolean;
}
