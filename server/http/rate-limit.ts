import type { RequestHandler } from "express";
import type { Config } from "../settings/config.ts";
import { accountOf } from "./authenticate.ts";
import { operationIdOf } from "./contract/contract-validation.ts";
import { ApiError } from "./replies/api-error.ts";
import { type RollingLimit, rollingLimit } from "./rolling-limit.ts";

const MINUTE_MS = 60_000;

/** What is counted together. */
interface Bucket {
	readonly wait: RollingLimit;
	/** Whose requests are: those of an account, or those made with one key. */
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

/** Lets so many requests of a bucket pass within any minute; the next one is a 429 with the true waiting time. */
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
