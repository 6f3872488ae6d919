/** The number that a line is queried for: a bill of lading or booking in all its forms, or a container. */
export interface RequestedNumber {
	readonly documents: readonly string[];
	/** ISO 6346; null when the request names no container. */
	readonly container: string | null;
}

/** Whether two numbers are equal, with or without the SCAC that some lines write in front. */
function isSameNumber(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	const surplus = long.length - short.length;
	return surplus === 0
		? one === other
		: surplus === 4 && /^[A-Z]{4}/.test(long) && long.endsWith(short);
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
			requested.some((other) => isSameNumber(number, other)),
	);
}
