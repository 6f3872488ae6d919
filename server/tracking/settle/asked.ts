/** What a line was asked for: a bill of lading or booking in all its forms, or a container. */
export interface Asked {
	readonly documents: readonly string[];
	/** ISO 6346; null when no container was asked for. */
	readonly container: string | null;
}

/** Whether two forms of one number differ by no more than the SCAC in front, which some write and some leave out. */
function isSame(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	const surplus = long.length - short.length;
	return surplus === 0
		? one === other
		: surplus === 4 && /^[A-Z]{4}/.test(long) && long.endsWith(short);
}

/** Those of the numbers that messages name which were asked for, in whatever form. */
export function askedAmong(
	named: Iterable<string>,
	asked: readonly string[],
): string[] {
	const exact = new Set(asked);
	return [...named].filter(
		(number) =>
			exact.has(number) || asked.some((other) => isSame(number, other)),
	);
}
