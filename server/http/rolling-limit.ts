/**
 * Counts one more event under a name and returns 0, or returns the milliseconds to wait. Refused events do not count.
 */
export type RollingLimit = (name: string, nowMs: number) => number;

/** The events within the window, counted per millisecond, oldest first. */
interface Passed {
	readonly atMs: number[];
	readonly counts: number[];
	/** Index of the oldest; earlier ones have left the window. */
	first: number;
	/** Number of events within the window. */
	total: number;
}

/** Drops events that have left the window. The list is cut when they are its larger part, so each is moved at most once. */
function forget(passed: Passed, untilMs: number): void {
	const { atMs, counts } = passed;
	while ((atMs[passed.first] ?? Number.POSITIVE_INFINITY) <= untilMs) {
		passed.total -= counts[passed.first] ?? 0;
		passed.first += 1;
	}
	if (passed.first * 2 > atMs.length) {
		atMs.splice(0, passed.first);
		counts.splice(0, passed.first);
		passed.first = 0;
	}
}

function add({ atMs, counts }: Passed, nowMs: number): void {
	const last = atMs.length - 1;
	if (atMs[last] === nowMs) counts[last] = (counts[last] ?? 0) + 1;
	else {
		atMs.push(nowMs);
		counts.push(1);
	}
}

/**
 * Allows at most `limit` events per name within any window of `windowMs`. It keeps their times in whole milliseconds, so
 * that the wait is exact: until the oldest leaves the window.
 */
export function rollingLimit(limit: number, windowMs: number): RollingLimit {
	const byName = new Map<string, Passed>();
	let sweepAtMs = Number.NEGATIVE_INFINITY;

	const sweep = (nowMs: number) => {
		for (const [name, { atMs }] of byName) {
			if ((atMs.at(-1) ?? 0) <= nowMs - windowMs) byName.delete(name);
		}
		sweepAtMs = nowMs + windowMs;
	};

	return (name, nowMs) => {
		if (nowMs >= sweepAtMs) sweep(nowMs);
		let passed = byName.get(name);
		if (!passed) {
			passed = { atMs: [], counts: [], first: 0, total: 0 };
			byName.set(name, passed);
		}
		forget(passed, nowMs - windowMs);
		if (passed.total < limit) {
			add(passed, nowMs);
			passed.total += 1;
			return 0;
		}
		return (passed.atMs[passed.first] ?? nowMs) + windowMs - nowMs;
	};
}
