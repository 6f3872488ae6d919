import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How many requests a carrier takes from us in each of these spans. */
export interface RateLimits {
	readonly perSecond?: number;
	readonly perMinute?: number;
	readonly perHour?: number;
	readonly perDay?: number;
}

/** The requests that one carrier may still be sent. Each process counts for itself and begins anew when it starts. */
export interface RateBucket {
	/** Takes one request. Answers 0, or how long (ms) until there is one to take. */
	take(): Promise<number>;
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

async function waitFor(limiter: RateLimiterMemory): Promise<number> {
	try {
		await limiter.consume(KEY);
		return 0;
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		return Math.max(refusal.msBeforeNext, 1);
	}
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
		async take() {
			const pauseMs = pausedUntilMs - Date.now();
			if (pauseMs > 0) return pauseMs;
			for (const [index, limiter] of limiters.entries()) {
				const waitMs = await waitFor(limiter);
				if (waitMs === 0) continue;
				// What the longer spans gave is given back: the request is not sent.
				for (const taken of limiters.slice(0, index)) await taken.reward(KEY);
				return waitMs;
			}
			return 0;
		},
		pause(durationMs) {
			pausedUntilMs = Math.max(pausedUntilMs, Date.now() + durationMs);
		},
	};
}
