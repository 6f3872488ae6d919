import type { TerminalFacts } from "../../reference-types.ts";

/** The states and provinces that have a terminal in the tables. */
const STATE_NAMES = {
	AK: "Alaska",
	AL: "Alabama",
	BC: "British Columbia",
	BCN: "Baja California",
	CA: "California",
	COL: "Colima",
	DE: "Delaware",
	FL: "Florida",
	GA: "Georgia",
	HI: "Hawaii",
	LA: "Louisiana",
	MA: "Massachusetts",
	MD: "Maryland",
	ME: "Maine",
	MIC: "Michoacan",
	MS: "Mississippi",
	NB: "New Brunswick",
	NC: "North Carolina",
	NJ: "New Jersey",
	NS: "Nova Scotia",
	NY: "New York",
	OR: "Oregon",
	PA: "Pennsylvania",
	QC: "Quebec",
	SC: "South Carolina",
	TAM: "Tamaulipas",
	TX: "Texas",
	VA: "Virginia",
	VER: "Veracruz",
	WA: "Washington",
	YUC: "Yucatan",
} as const;

const COUNTRY_NAMES: Readonly<Record<string, string>> = {
	CA: "Canada",
	MX: "Mexico",
	US: "United States",
};

type StateAbbr = keyof typeof STATE_NAMES;

/** Street, city, state and postal code; null for what is not known. */
type Address = readonly [
	street: string | null,
	city: string,
	stateAbbr: StateAbbr,
	zip: string | null,
];

/** One row of the terminal tables. A code that is left out is not known. Throws for a port outside North America. */
export function terminal(
	portCode: string,
	nickname: string,
	facts: {
		name: string;
		firms?: string;
		smdg?: string;
		address: Address;
	},
): TerminalFacts {
	const [street, city, stateAbbr, zip] = facts.address;
	const country = COUNTRY_NAMES[portCode.slice(0, 2)];
	if (country === undefined) {
		throw new Error(`no country name for the port ${portCode}`);
	}
	return {
		portCode,
		name: facts.name,
		nickname,
		firmsCode: facts.firms ?? null,
		smdgCode: facts.smdg ?? null,
		bicFacilityCode: null,
		street,
		city,
		state: STATE_NAMES[stateAbbr],
		stateAbbr,
		zip,
		country,
	};
}
