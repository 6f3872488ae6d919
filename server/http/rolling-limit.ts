/**
 * Lets one more pass under a name, or answers how many milliseconds it has to wait: 0 when it may pass. What is refused does
 * not count.
 */
export type RollingLimit = (name: string, nowMs: number) => number;

/** What passed within the window, oldest first: how many in each millisecond in which any did. */
interface Passed {
	readonly atMs: number[];
	readonly counts: number[];
	/** Index of the oldest; those before it have left the window. */
	first: number;
	/** How many are within the window. */
	total: number;
}

/** Those that have left are cut off when they are most of the list, so that each is moved once at most. */
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
 * Within any `windowMs` at most `limit` pass under a name, wherever it begins. Times, whole milliseconds, are kept, so that the
 * wait is the true one: until the oldest of them leaves the window.
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
