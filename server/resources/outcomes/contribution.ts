/** Outcomes of one feature at one line. */
export interface Counts {
	readonly successes: number;
	readonly failures: number;
}

/** No account weighs more than so many outcomes in what others see: neither its size nor its single requests show. */
const MOST = 10;

/** Whether there is anything to count. */
export function hasOutcomes({ successes, failures }: Counts): boolean {
	return successes + failures > 0;
}

/** What an account contributes to the totals: its counts, of more than ten their share of ten in whole numbers. */
export function contribution(own: Counts): Counts {
	const { successes, failures } = own;
	const count = successes + failures;
	if (count <= MOST) return { successes, failures };
	const shared = Math.round((MOST * successes) / count);
	return { successes: shared, failures: MOST - shared };
}
