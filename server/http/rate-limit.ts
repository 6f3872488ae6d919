import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./api-error.ts";
import { accountOf } from "./authenticate.ts";
import { operationIdOf } from "./contract-validation.ts";

const WINDOW_SECONDS = 60;

/** Operations with a bucket of their own; everything else shares the default one. */
const OWN_BUCKETS: ReadonlySet<string> = new Set(["createTrackingRequest"]);

const DETAILS: Readonly<Record<string, string>> = {
	default:
		"too many requests within a minute; webhooks tell of changes without asking",
	createTrackingRequest: "too many tracking requests created within a minute",
};

/** Lets `requestsPerMinute` requests of an account pass per bucket and minute; the next one is a 429 with the true waiting time. */
export function rateLimit(requestsPerMinute: number): RequestHandler {
	const limiter = new RateLimiterMemory({
		points: requestsPerMinute,
		duration: WINDOW_SECONDS,
	});
	return async (request, response, next) => {
		const operationId = operationIdOf(request) ?? "";
		const bucket = OWN_BUCKETS.has(operationId) ? operationId : "default";
		try {
			await limiter.consume(`${bucket} ${accountOf(response).id}`);
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
			const detail = `${DETAILS[bucket]}; try again in ${seconds} s`;
			throw new ApiError(
				429,
				{ code: "rate_limited", detail },
				{ "retry-after": String(seconds) },
			);
		}
		next();
	};
}
