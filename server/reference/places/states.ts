/** Names of the states and provinces in the tables of ports, by country (ISO 3166-1 alpha-2) and abbreviation. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	AU: {
		NSW: "New South Wales",
		NT: "Northern Territory",
		QLD: "Queensland",
		SA: "South Australia",
		TAS: "Tasmania",
		VIC: "Victoria",
		WA: "Western Australia",
	},
	BR: {
		AM: "Amazonas",
		BA: "Bahia",
		CE: "Ceará",
		ES: "Espírito Santo",
		PA: "Pará",
		PE: "Pernambuco",
		PR: "Paraná",
		RJ: "Rio de Janeiro",
		RS: "Rio Grande do Sul",
		SC: "Santa Catarina",
		SP: "São Paulo",
	},
	CA: {
		BC: "British Columbia",
		NB: "New Brunswick",
		NL: "Newfoundland and Labrador",
		NS: "Nova Scotia",
		QC: "Quebec",
	},
	MX: {
		BCN: "Baja California",
		COL: "Colima",
		MIC: "Michoacán",
		ROO: "Quintana Roo",
		SIN: "Sinaloa",
		SON: "Sonora",
		TAM: "Tamaulipas",
		VER: "Veracruz",
		YUC: "Yucatán",
	},
	US: {
		AK: "Alaska",
		AL: "Alabama",
		CA: "California",
		DE: "Delaware",
		FL: "Florida",
		GA: "Georgia",
		HI: "Hawaii",
		LA: "Louisiana",
		MA: "Massachusetts",
		MD: "Maryland",
		ME: "Maine",
		MS: "Mississippi",
		NC: "North Carolina",
		NY: "New York",
		OR: "Oregon",
		PA: "Pennsylvania",
		SC: "South Carolina",
		TX: "Texas",
		VA: "Virginia",
		WA: "Washington",
	},
};

/** The name of a state or province; undefined when the tables have no port there. */
export function stateName(
	countryCode: string,
	stateAbbr: string,
): string | undefined {
	return STATES[countryCode]?.[stateAbbr];
}
