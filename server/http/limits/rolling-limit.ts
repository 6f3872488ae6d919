import type { RemainingQuota } from "./remaining-quota.ts";

/** Counts events by name. */
export interface RollingLimit {
	/** Counts one more event under a name, if it may pass. Refused events do not count. */
	take(name: string, nowMs: number): RemainingQuota;
	/** Notes that others count the events of a name until now too. */
	share(name: string, nowMs: number): void;
	/** The times of the events of each name that still count, and that only this process counts. */
	unshared(nowMs: number): Iterable<readonly [name: string, atMs: number[]]>;
}

/** The times of the events of a name, oldest first. */
interface Passed {
	readonly atMs: number[];
	/** Index of the oldest within the window. */
	first: number;
	/** The events until then are counted by others too. */
	sharedMs: number;
}

const NONE: Passed = { atMs: [], first: 0, sharedMs: Number.NEGATIVE_INFINITY };

/**
 * Allows at most `limit` events per name within any window of `windowMs`. Stores their times, so that the wait is exact: until
 * the oldest event leaves the window.
 */
export function rollingLimit(limit: number, windowMs: number): RollingLimit {
	// Two generations of names. Once per window the recent names become old, and a name that is used moves back with its events. Unused
	// names are dropped.
	let recent = new Map<string, Passed>();
	let before = recent;
	let moveAtMs = Number.NEGATIVE_INFINITY;

	const take = (name: string, nowMs: number): RemainingQuota => {
		if (nowMs >= moveAtMs) {
			before = recent;
			recent = new Map();
			moveAtMs = nowMs + windowMs;
		}
		let passed = recent.get(name);
		if (!passed) {
			const { atMs, first, sharedMs } = before.get(name) ?? NONE;
			passed = { atMs: atMs.slice(first), first: 0, sharedMs };
			recent.set(name, passed);
		}
		const { atMs } = passed;
		const startMs = nowMs - windowMs;
		while ((atMs[passed.first] ?? nowMs) <= startMs) passed.first += 1;
		const isPassing = atMs.length - passed.first < limit;
		if (isPassing) atMs.push(nowMs);
		const growsInMs = (atMs[passed.first] ?? nowMs) - startMs;
		return {
			waitMs: isPassing ? 0 : growsInMs,
			left: limit - (atMs.length - passed.first),
			growsInMs,
		};
	};

	return {
		take,
		share(name, nowMs) {
			const passed = recent.get(name) ?? before.get(name);
			if (passed) passed.sharedMs = nowMs;
		},
		*unshared(nowMs) {
			for (const [name, { atMs, sharedMs }] of new Map([
				...before,
				...recent,
			])) {
				const afterMs = Math.max(nowMs - windowMs, sharedMs);
				const own = atMs.filter((at) => at > afterMs);
				if (own.length > 0) yield [name, own];
			}
		},
	};
}
