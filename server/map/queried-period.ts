/** The time of which a vessel's positions have been asked for, without a gap; null while nobody has. ISO 8601 UTC. */
export interface QueriedPeriod {
	readonly followed_from: string | null;
	readonly asked_until: string | null;
}

/** Whether positions have been asked for from one instant to another. */
export function covers(
	{ followed_from: from, asked_until: until }: QueriedPeriod,
	since: string,
	to: string,
): boolean {
	return from !== null && until !== null && from <= since && until >= to;
}

/**
 * The period after an answer to a question `since`, which is whole until `wholeUntil`. Of two with a gap between them the later
 * one is kept.
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
