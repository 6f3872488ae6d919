/** Events close together: the time of the last one (epoch ms) and their number. */
export type Counted = readonly [lastMs: number, count: number];

/** Parts of a span; events within the same part are one entry. */
const PARTS = 60;

/** The events within a span until now. */
export function recent(
	counted: readonly Counted[],
	spanMs: number,
	nowMs: number,
): readonly Counted[] {
	return counted.filter(([lastMs]) => lastMs > nowMs - spanMs);
}

/** The number of events. */
export function countOf(counted: readonly Counted[]): number {
	return counted.reduce((sum, [, count]) => sum + count, 0);
}

/** The part of a span that a time is in. */
const partOf = (ms: number, spanMs: number) =>
	Math.floor((ms * PARTS) / spanMs);

/** Adds events. All events in the same part of the span count as long as the last of them. */
export function add(
	counted: readonly Counted[],
	count: number,
	spanMs: number,
	atMs: number,
): readonly Counted[] {
	const [lastMs, lastCount] = counted.at(-1) ?? [0, 0];
	return partOf(lastMs, spanMs) === partOf(atMs, spanMs)
		? [...counted.slice(0, -1), [Math.max(lastMs, atMs), lastCount + count]]
		: [...counted, [atMs, count]];
}

/**
 * Removes events that were added for `atMs` or before, latest first. Events that were merged into a later entry stay, so that no other
 * event is removed too early.
 */
export function remove(
	counted: readonly Counted[],
	count: number,
	atMs: number,
): readonly Counted[] {
	let left = count;
	const kept: Counted[] = [];
	for (const [lastMs, lastCount] of counted.toReversed()) {
		const gone = lastMs <= atMs ? Math.min(left, lastCount) : 0;
		left -= gone;
		if (gone < lastCount) kept.unshift([lastMs, lastCount - gone]);
	}
	return kept;
}

/** Makes an event that was added for `fromMs` count from `toMs` on. */
export function postpone(
	counted: readonly Counted[],
	spanMs: number,
	fromMs: number,
	toMs: number,
): readonly Counted[] {
	const part = partOf(fromMs, spanMs);
	const index = counted.findLastIndex(
		([lastMs]) => partOf(lastMs, spanMs) === part,
	);
	const others = counted.flatMap(([lastMs, count], at): Counted[] => {
		const left = at === index ? count - 1 : count;
		return left > 0 ? [[lastMs, left]] : [];
	});
	return add(others, 1, spanMs, toMs);
}

/** Clocks of machines may differ by this much (ms). */
const CLOCK_DIFFERENCE_MS = 5_000;

/** Replaces times in the far future, left by a clock that was set back, by the current time. */
export function notInFuture(
	counted: readonly Counted[],
	nowMs: number,
): readonly Counted[] {
	return counted.map(([lastMs, count]) => [
		lastMs > nowMs + CLOCK_DIFFERENCE_MS ? nowMs : lastMs,
		count,
	]);
}
