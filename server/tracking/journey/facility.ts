/** A terminal or depot, by its code in a code list. */
export interface FacilityFacts {
	/** Null when the facility is known by name only. */
	readonly facilityCode: string | null;
	readonly facilityCodeList: "SMDG" | "BIC" | "FIRMS" | null;
	/** UN/LOCODE of the place it is in. */
	readonly locode: string | null;
	/** Its record in our tables or the configuration, when recognized. */
	readonly record?: {
		readonly type: "terminal" | "rail_terminal";
		readonly id: string;
	};
	/** Present when no line names the facility: it is the only configured one of its kind at the place. */
	readonly isAssumed?: true;
}
