import { RateLimiterMemory } from "rate-limiter-flexible";

/** How many requests a carrier takes from us in each of these spans. */
export interface RateLimits {
	readonly perSecond?: number;
	readonly perMinute?: number;
	readonly perHour?: number;
	readonly perDay?: number;
}

/** Why there is no request to take. */
export interface RateWait {
	/** Until there may be one (ms). */
	readonly waitMs: number;
	/** How far apart requests are within the limit that is used up (ms), were they sent evenly. */
	readonly intervalMs: number;
}

/** The requests that one carrier may still be sent. Each process counts for itself and begins anew when it starts. */
export interface RateBucket {
	/** Takes one request while more than `spare` of them are left. */
	take(spare: number): Promise<RateWait | undefined>;
	/** Gives back a request that is not sent. */
	giveBack(): Promise<void>;
	/** Gives out nothing for so long (ms): the carrier itself said that it had enough. */
	pause(durationMs: number): void;
}

const SPAN_SECONDS: Readonly<Record<keyof RateLimits, number>> = {
	perDay: 86_400,
	perHour: 3_600,
	perMinute: 60,
	perSecond: 1,
};

const KEY = "carrier";

/** How long to wait at least for what is kept for others (ms). */
const SHORTEST_LOOK_MS = 250;

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
	// What is kept for others may be free again long before the span is over.
	const keptMs = Math.max(intervalMs, SHORTEST_LOOK_MS);
	const waitMs = left > 0 ? Math.min(untilNextMs, keptMs) : untilNextMs;
	return { waitMs, intervalMs };
}

/** A full bucket. */
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
			// All are asked before one is taken from: a request that is not sent takes nothing.
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
