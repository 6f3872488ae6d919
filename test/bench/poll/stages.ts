/** The stages measured: the first query of a shipment, a query with news, and one without. */
export const STAGES = [
	{ name: "first poll of a shipment" },
	{ name: "poll with news" },
	{ name: "poll without news" },
] as const;

/** The goal for all polls of a shipment together. */
export const LIFE_GOAL = 0.5;

/** Shipments that are polled in each stage. */
export const SHIPMENTS = 500;

/** Shipments that are polled before a stage is timed: a worker runs for weeks, with code that was compiled in its first minute. */
export const WARM_UP = 500;

/** Concurrent polls on each side. */
export const AT_ONCE = 8;

/** One side's result in each stage. */
export interface PollRates {
	readonly perSecond: readonly number[];
	/** Processor time of a poll, which other work on the machine hardly changes. */
	readonly cpuMs: readonly number[];
}

/** Measures the polls of one stage. */
export function pollMeter(): (polls: number) => {
	readonly perSecond: number;
	readonly cpuMs: number;
} {
	const startedAtMs = performance.now();
	const before = process.cpuUsage();
	return (polls) => {
		const { user, system } = process.cpuUsage(before);
		return {
			perSecond: (polls * 1_000) / (performance.now() - startedAtMs),
			cpuMs: (user + system) / 1_000 / polls,
		};
	};
}
