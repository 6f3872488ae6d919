/** Members of a body without null. */
type Given<Wanted> = { [Name in keyof Wanted]: Exclude<Wanted[Name], null> };

/** The given members of a body; null counts as absent. */
export function givenMembers<Wanted extends object>(
	wanted: Wanted,
): Given<Wanted> {
	const given = Object.entries(wanted).filter(([, value]) => value !== null);
	return Object.fromEntries(given) as Given<Wanted>;
}
