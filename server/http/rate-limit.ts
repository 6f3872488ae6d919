import type { RequestHandler } from "express";
import type { Config } from "../settings/config.ts";
import { accountOf } from "./authenticate.ts";
import { operationIdOf } from "./contract/contract-validation.ts";
import { ApiError } from "./replies/api-error.ts";
import { type RollingLimit, rollingLimit } from "./rolling-limit.ts";

const MINUTE_MS = 60_000;

/** Requests that share a limit. */
interface Bucket {
	readonly wait: RollingLimit;
	/** Whether requests count per account or per key. */
	readonly owner: "id" | "keyId";
	readonly detail: string;
}

function bucket(
	perMinute: number,
	owner: Bucket["owner"],
	detail: string,
): Bucket {
	return { wait: rollingLimit(perMinute, MINUTE_MS), owner, detail };
}

/** Limits the requests of a bucket within any minute; the next one is a 429 with the exact waiting time. */
export function rateLimit({
	requestsPerMinute,
	inferencesPerMinute,
}: Pick<Config, "requestsPerMinute" | "inferencesPerMinute">): RequestHandler {
	const shared = bucket(
		requestsPerMinute,
		"id",
		"too many requests within a minute; webhooks tell of changes without asking",
	);
	const own: ReadonlyMap<string, Bucket> = new Map([
		[
			"createTrackingRequest",
			bucket(
				requestsPerMinute,
				"id",
				"too many tracking requests created within a minute",
			),
		],
		[
			"inferNumber",
			bucket(
				inferencesPerMinute,
				"keyId",
				"too many numbers inferred with this API key within a minute",
			),
		],
	]);
	return (request, response, next) => {
		const { wait, owner, detail } =
			own.get(operationIdOf(request) ?? "") ?? shared;
		const nowMs = Math.floor(performance.now());
		const waitMs = wait(accountOf(response)[owner], nowMs);
		if (waitMs === 0) return next();
		const seconds = Math.ceil(waitMs / 1_000);
		throw new ApiError(
			429,
			{ code: "rate_limited", detail: `${detail}; try again in ${seconds} s` },
			{ "retry-after": String(seconds) },
		);
	};
}
