/**
 * Lets one more pass under a name, or answers how many milliseconds it has to wait: 0 when it may pass. What is refused does
 * not count.
 */
export type RollingLimit = (name: string, nowMs: number) => number;

/** What passed within the window, oldest first. */
interface Passed {
	readonly atMs: number[];
	/** Index of the oldest; those before it have left the window. */
	first: number;
}

/** Those that have left are cut off when they are most of the list, so that each is moved once at most. */
function forget(passed: Passed, untilMs: number): void {
	const { atMs } = passed;
	while ((atMs[passed.first] ?? Number.POSITIVE_INFINITY) <= untilMs)
		passed.first += 1;
	if (passed.first * 2 > atMs.length) {
		atMs.splice(0, passed.first);
		passed.first = 0;
	}
}

/**
 * Within any `windowMs` at most `limit` pass under a name, wherever it begins. Times are kept, so that the wait is the true
 * one: until the oldest of them leaves the window.
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
			passed = { atMs: [], first: 0 };
			byName.set(name, passed);
		}
		forget(passed, nowMs - windowMs);
		const { atMs, first } = passed;
		if (atMs.length - first < limit) {
			atMs.push(nowMs);
			return 0;
		}
		return (atMs[first] ?? nowMs) + windowMs - nowMs;
	};
}
