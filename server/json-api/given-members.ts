/** What a list of members may be in a body, without null. */
type Given<Wanted> = { [Name in keyof Wanted]: Exclude<Wanted[Name], null> };

/** The members of a body that say something: a list that is null counts as absent. */
export function givenMembers<Wanted extends object>(
	wanted: Wanted,
): Given<Wanted> {
	const given = Object.entries(wanted).filter(([, value]) => value !== null);
	return Object.fromEntries(given) as Given<Wanted>;
}
