/** The number that a line is queried for: a bill of lading or booking in all its forms, or a container. */
export interface RequestedNumber {
	readonly documents: readonly string[];
	/** ISO 6346; null when the request names no container. */
	readonly container: string | null;
}

/** Whether one of two numbers is the other one with a SCAC, which some lines write in front. */
function isSameButScac(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return (
		long.length - short.length === 4 &&
		/^[A-Z]{4}/.test(long) &&
		long.endsWith(short)
	);
}

/** The requested numbers among those that messages name, in the form of the messages. */
export function requestedAmong(
	named: Iterable<string>,
	requested: readonly string[],
): string[] {
	const exact = new Set(requested);
	return [...named].filter(
		(number) =>
			exact.has(number) ||
			requested.some((other) => isSameButScac(number, other)),
	);
}
