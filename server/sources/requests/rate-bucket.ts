import { RateLimiterMemory } from "rate-limiter-flexible";

/** Most requests to a carrier per time span. */
export interface RateLimits {
	readonly perSecond?: number;
	readonly perMinute?: number;
	readonly perHour?: number;
	readonly perDay?: number;
}

/** Refusal of a request by the limits. */
export interface RateWait {
	/** Wait until a request may be free (ms). */
	readonly waitMs: number;
	/** Average interval between requests within the exhausted limit (ms). */
	readonly intervalMs: number;
}

/** The remaining requests to one carrier. Each process counts for itself, from zero at its start. */
export interface RateBucket {
	/** Takes one request while more than `spare` of them are left. */
	take(spare: number): Promise<RateWait | undefined>;
	/** Returns a request that was not sent. */
	giveBack(): Promise<void>;
	/** Blocks all requests for so long (ms), as the carrier demands. */
	pause(durationMs: number): void;
}

const SPAN_SECONDS: Readonly<Record<keyof RateLimits, number>> = {
	perDay: 86_400,
	perHour: 3_600,
	perMinute: 60,
	perSecond: 1,
};

const KEY = "carrier";

/** Shortest wait for requests reserved for others (ms). */
const SHORTEST_WAIT_MS = 250;

/** Why a limiter has no more than `spare` requests left. */
async function refusalOf(
	limiter: RateLimiterMemory,
	spare: number,
): Promise<RateWait | undefined> {
	const used = await limiter.get(KEY);
	const left = limiter.points - (used?.consumedPoints ?? 0);
	if (left > spare) return undefined;
	const spanMs = limiter.duration * 1_000;
	const intervalMs = spanMs / limiter.points;
	const untilNextMs = Math.max(used?.msBeforeNext ?? spanMs, 1);
	// Reserved requests can become free long before the span is over.
	const keptMs = Math.max(intervalMs, SHORTEST_WAIT_MS);
	const waitMs = left > 0 ? Math.min(untilNextMs, keptMs) : untilNextMs;
	return { waitMs, intervalMs };
}

/** Makes a full bucket. */
export function rateBucket(limits: RateLimits): RateBucket {
	const limiters = Object.entries(SPAN_SECONDS).flatMap(([span, duration]) => {
		const points = limits[span as keyof RateLimits];
		return points === undefined
			? []
			: [new RateLimiterMemory({ points, duration, keyPrefix: span })];
	});
	let pausedUntilMs = 0;
	return {
		async take(spare) {
			const pauseMs = pausedUntilMs - Date.now();
			if (pauseMs > 0) return { waitMs: pauseMs, intervalMs: 0 };
			// All limits are checked before one is charged.
			for (const limiter of limiters) {
				const refusal = await refusalOf(limiter, spare);
				if (refusal) return refusal;
			}
			for (const limiter of limiters) await limiter.consume(KEY);
			return undefined;
		},
		async giveBack() {
			for (const limiter of limiters) await limiter.reward(KEY);
		},
		pause(durationMs) {
			pausedUntilMs = Math.max(pausedUntilMs, Date.now() + durationMs);
		},
	};
}
