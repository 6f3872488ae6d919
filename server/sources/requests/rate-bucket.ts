import {
	add,
	type Counted,
	countOf,
	postpone,
	recent,
	remove,
} from "../../runtime/rolling-count.ts";
import {
	FRESH_MS,
	type SharedSource,
	type SourceState,
} from "./source-state.ts";

/** Most requests to a source within any time span. */
export interface RateLimits {
	readonly perSecond?: number;
	readonly perMinute?: number;
	readonly perHour?: number;
	readonly perDay?: number;
}

/** Requests that may be sent now. */
export interface RateGrant {
	readonly count: number;
	/** Remaining requests. */
	readonly left: number;
	/** When they were counted (epoch ms). */
	readonly atMs: number;
}

/** Refusal of a request by the limits. */
export interface RateWait {
	/** Wait until a request may be free (ms). */
	readonly waitMs: number;
	/** Average interval between requests within the exhausted limit (ms). */
	readonly intervalMs: number;
}

/** The remaining requests to one source, for all processes that share its state. */
export interface RateBucket {
	/** Takes up to `wanted` requests, and leaves `spare` of them. */
	take(spare: number, wanted: number): Promise<RateGrant | RateWait>;
	/** How many requests are left in this state, by the name of the limit. */
	left(state: SourceState, nowMs: number): Readonly<Record<string, number>>;
	/** Returns requests that were not sent. */
	giveBack(count: number): Promise<void>;
	/**
	 * Records the end of a request that was counted at this time (epoch ms). The source has received it by now. If that can be late,
	 * the request counts from now in spans of a minute or more.
	 */
	ended(atMs: number): Promise<void>;
	/** Blocks all requests for a time (ms), as the source demands. */
	pause(durationMs: number): Promise<void>;
}

/** The limits that run out for the longest time first. */
const SPANS: readonly [name: keyof RateLimits, spanMs: number][] = [
	["perDay", 86_400_000],
	["perHour", 3_600_000],
	["perMinute", 60_000],
	["perSecond", 1_000],
];

/** A minute (ms). In spans this long or longer, the time of an answer hardly matters. */
const LONG_SPAN_MS = 60_000;

/** Differences in transit times (ms): each request counts this much longer, because it can reach the source later. */
const ON_THE_WAY_MS = 100;
const ON_THE_WAY_IN_LONG_SPANS_MS = 1_000;

/** How long a request counts. */
function countedMs(spanMs: number): number {
	const isLong = spanMs >= LONG_SPAN_MS;
	return spanMs + (isLong ? ON_THE_WAY_IN_LONG_SPANS_MS : ON_THE_WAY_MS);
}

/** Requests whose count takes longer to store (ms) are counted again, up to a maximum number of times. */
const LATE_MS = 50;
const MOST_RECOUNTS = 3;

/** Shortest wait for requests reserved for others (ms). */
const SHORTEST_WAIT_MS = 250;

/** Why at most `spare` requests are left. */
function refusal(
	sent: readonly Counted[],
	limit: number,
	spanMs: number,
	nowMs: number,
): RateWait {
	const intervalMs = spanMs / limit;
	const [oldestMs = nowMs] = sent[0] ?? [];
	const untilNextMs = oldestMs + countedMs(spanMs) - nowMs;
	// Reserved requests can become free long before the span is over.
	const keptMs = Math.max(intervalMs, SHORTEST_WAIT_MS);
	const isUsedUp = countOf(sent) >= limit;
	const waitMs = isUsedUp ? untilNextMs : Math.min(untilNextMs, keptMs);
	return { waitMs, intervalMs };
}

/** Creates the bucket of a source. */
export function rateBucket(
	limits: RateLimits,
	shared: SharedSource,
): RateBucket {
	const spans = SPANS.flatMap(([name, spanMs]) => {
		const limit = limits[name];
		return limit === undefined ? [] : [{ name, spanMs, limit }];
	});

	/** Takes requests from a state. */
	function takeFrom(
		state: SourceState,
		spare: number,
		wanted: number,
		nowMs: number,
	): { state?: SourceState; result: RateGrant | RateWait } {
		const pauseMs = state.pausedUntilMs - nowMs;
		if (pauseMs > 0) return { result: { waitMs: pauseMs, intervalMs: 0 } };
		let left = Number.POSITIVE_INFINITY;
		// All limits are checked before one is charged.
		const counted = spans.map(({ name, spanMs, limit }) => {
			const sent = recent(state.sent[name] ?? [], countedMs(spanMs), nowMs);
			left = Math.min(left, limit - countOf(sent));
			return { name, spanMs, limit, sent };
		});
		const used = counted.find(
			({ limit, sent }) => limit - countOf(sent) <= spare,
		);
		if (used) {
			const { sent, limit, spanMs } = used;
			return { result: refusal(sent, limit, spanMs, nowMs) };
		}
		const count = Math.min(wanted, left - spare);
		const result = { count, left: left - count, atMs: nowMs };
		if (counted.length === 0) return { result };
		const sent = { ...state.sent };
		for (const span of counted) {
			sent[span.name] = add(span.sent, count, span.spanMs, nowMs);
		}
		return { state: { ...state, sent }, result };
	}

	/** Counts requests again with the current time. */
	function recount({ count, left, atMs }: RateGrant): Promise<RateGrant> {
		return shared.change((state, nowMs) => {
			const sent = { ...state.sent };
			for (const { name, spanMs } of spans) {
				const others = remove(sent[name] ?? [], count, atMs);
				sent[name] = add(others, count, spanMs, nowMs);
			}
			const result = { count, left, atMs: nowMs };
			return { state: { ...state, sent }, result };
		});
	}

	return {
		async take(spare, wanted) {
			// Even without limits the source can demand a pause.
			if (spans.length === 0) {
				const state = await shared.read(FRESH_MS);
				return takeFrom(state, spare, wanted, Date.now()).result;
			}
			let grant = await shared.change((state, nowMs) =>
				takeFrom(state, spare, wanted, nowMs),
			);
			for (let again = 0; again < MOST_RECOUNTS; again += 1) {
				if (!("atMs" in grant) || Date.now() - grant.atMs < LATE_MS) break;
				grant = await recount(grant);
			}
			return grant;
		},
		left: (state, nowMs) =>
			Object.fromEntries(
				spans.map(({ name, spanMs, limit }) => {
					const sent = state.sent[name] ?? [];
					const used = countOf(recent(sent, countedMs(spanMs), nowMs));
					return [name, state.pausedUntilMs > nowMs ? 0 : limit - used];
				}),
			),
		async giveBack(count) {
			if (spans.length === 0) return;
			await shared.change((state, nowMs) => {
				const sent = { ...state.sent };
				for (const { name } of spans) {
					sent[name] = remove(sent[name] ?? [], count, nowMs);
				}
				return { state: { ...state, sent }, result: undefined };
			});
		},
		async ended(atMs) {
			if (Date.now() - atMs <= ON_THE_WAY_IN_LONG_SPANS_MS) return;
			const long = spans.filter(({ spanMs }) => spanMs >= LONG_SPAN_MS);
			if (long.length === 0) return;
			await shared.change((state, nowMs) => {
				const sent = { ...state.sent };
				for (const { name, spanMs } of long) {
					sent[name] = postpone(sent[name] ?? [], spanMs, atMs, nowMs);
				}
				return { state: { ...state, sent }, result: undefined };
			});
		},
		async pause(durationMs) {
			await shared.change((state, nowMs) => {
				const pausedUntilMs = Math.max(state.pausedUntilMs, nowMs + durationMs);
				return { state: { ...state, pausedUntilMs }, result: undefined };
			});
		},
	};
}
