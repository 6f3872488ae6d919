/** Accounts, and webhooks of each; every webhook has a receiver at an address of its own. */
export const ACCOUNTS = 8;
export const WEBHOOKS = 8;

/** Notifications for each webhook. */
export const EVENTS = 400;

/** Notifications that are delivered before anything is timed. */
export const WARM_UP = 5_000;

/** Bytes of the records that travel with a notification. */
export const BODY_BYTES = 4_000;

/** Events a second when what is measured is how soon each is attempted, and how many there are. */
export const EVENTS_PER_SECOND = 100;
export const TIMED_EVENTS = 1_000;

/** What a receiver can be asked for at its control address. */
export interface Arrivals {
	/** Deliveries a second from the one after the warm-up to the last. */
	readonly perSecond: number;
	/** When each notification came first, in epoch milliseconds with a fraction, by its id. */
	readonly atMs: Readonly<Record<string, number>>;
}

/** The present in epoch milliseconds, with a fraction: all processes of a machine agree on it. */
export function nowMs(): number {
	return performance.timeOrigin + performance.now();
}
