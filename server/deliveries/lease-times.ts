/** The length of a queue's lease and the interval of its extensions, in milliseconds. */
export interface LeaseTimes {
	readonly leaseMs: number;
	readonly extendMs: number;
}

/** Default lease times. */
export const LEASE_TIMES: LeaseTimes = { leaseMs: 30_000, extendMs: 10_000 };
