/** The period for which a vessel's positions have been fetched, without a gap; null before the first query. ISO 8601 UTC. */
export interface QueriedPeriod {
	readonly followed_from: string | null;
	readonly asked_until: string | null;
}

/** Whether the period includes an interval. */
export function covers(
	{ followed_from: from, asked_until: until }: QueriedPeriod,
	since: string,
	to: string,
): boolean {
	return from !== null && until !== null && from <= since && until >= to;
}

/**
 * The period after a query `since`, whose answer is complete until `wholeUntil`. Of two periods with a gap, the later one is
 * kept.
 */
export function extended(
	known: QueriedPeriod,
	since: string,
	wholeUntil: string,
): QueriedPeriod {
	const { followed_from: from, asked_until: until } = known;
	const isFirst = from === null || until === null || since > until;
	if (isFirst) return { followed_from: since, asked_until: wholeUntil };
	if (wholeUntil < from) return known;
	return {
		followed_from: since < from ? since : from,
		asked_until: wholeUntil > until ? wholeUntil : until,
	};
}
