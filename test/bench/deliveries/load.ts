/** Accounts, and webhooks of each account; every webhook has its own receiver address. */
export const ACCOUNTS = 8;
export const WEBHOOKS = 8;

/** Notifications for each webhook: untimed ones to warm up, and timed ones. */
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

/** The first arrival of each notification by its id, in epoch milliseconds with a fraction. */
export type Arrivals = Readonly<Record<string, number>>;

/** The current time in epoch milliseconds with a fraction; the processes of a machine share this clock. */
export function nowMs(): number {
	return performance.timeOrigin + performance.now();
}
