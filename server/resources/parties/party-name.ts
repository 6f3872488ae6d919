/**
 * The form in which names of companies are compared: lower case, single blanks, and without differences that cannot be seen (Unicode
 * NFKC; characters of no width).
 */
export function partyNameKey(name: string): string {
	return name
		.normalize("NFKC")
		.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
		.replaceAll(/\s+/g, " ")
		.trim()
		.toLowerCase();
}
