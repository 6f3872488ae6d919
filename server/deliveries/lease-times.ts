/** How long a queue may be kept, in milliseconds, and how often that is said again. */
export interface LeaseTimes {
	readonly leaseMs: number;
	readonly prolongMs: number;
}

/** The usual ones. */
export const LEASE_TIMES: LeaseTimes = { leaseMs: 30_000, prolongMs: 10_000 };
