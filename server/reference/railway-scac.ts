/** The SCAC of the railways whose reporting mark has two or three letters; terminals often write the mark. */
const SCAC_BY_MARK: ReadonlyMap<string, string> = new Map([
	["CN", "CNRU"],
	["CP", "CPRS"],
	["CSX", "CSXT"],
	["NS", "NSRR"],
	["UP", "UPRR"],
]);

/** The SCAC of a railway, in four capitals, from its SCAC or its reporting mark in capitals; undefined for any other text. */
export function railwayScac(code: string): string | undefined {
	return /^[A-Z]{4}$/.test(code) ? code : SCAC_BY_MARK.get(code);
}
