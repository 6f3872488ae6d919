/** Accounts, and webhooks of each; every webhook has a receiver at an address of its own. */
export const ACCOUNTS = 8;
export const WEBHOOKS = 8;

/** Notifications for each webhook: those that are delivered before anything is timed, and those that are. */
export const WARM_UP = 300;
export const EVENTS = 500;

/** Bytes of the records that travel with a notification. */
export const BODY_BYTES = 4_000;

/** Rate and number of events in measurements of latency. */
export const EVENTS_PER_SECOND = 100;
export const TIMED_EVENTS = 1_000;

/** The resources that one side used for the timed deliveries. */
export interface Used {
	readonly wallMs: number;
	readonly processorMs: number;
}

/** Measures resources until the returned function is called. */
export function startMeasuring(): () => Used {
	const wallMs = performance.now();
	const before = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(before);
		return {
			wallMs: performance.now() - wallMs,
			processorMs: (user + system) / 1_000,
		};
	};
}

/** When each notification came first, in epoch milliseconds with a fraction, by its id. */
export type Arrivals = Readonly<Record<string, number>>;

/** The present in epoch milliseconds, with a fraction: all processes of a machine agree on it. */
export function nowMs(): number {
	return performance.timeOrigin + performance.now();
}
