/** The form in which names of companies are compared: lower case, single blanks. */
export function partyNameKey(name: string): string {
	return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
