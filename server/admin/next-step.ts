import {
	afterFailedAttempt,
	type RequestStep,
} from "../resources/tracking-requests/after-failed-attempt.ts";
import { storedRequestType } from "../resources/tracking-requests/request-type.ts";
import type { RequestRules } from "../settings/tracking-rules/tracking-rules.ts";
import type { Inquiry } from "../sources/contracts/carrier.ts";
import type { CarrierError } from "../sources/requests/carrier-errors.ts";

/** The next step of a new tracking request after a failed attempt, with the member names of `--json`. */
export interface NextStep {
	readonly status: RequestStep["status"];
	/** The request's `failed_reason`. */
	readonly failed_reason: RequestStep["failedReason"];
	/** Milliseconds until the next attempt; null without a retry. */
	readonly retry_in_ms: number | null;
	/** Longest wait for a manifest; null when the server does not wait for one. */
	readonly gives_up_after_ms: number | null;
	/** Maximum number of attempts to reach the line; null when retries do not apply. */
	readonly most_tries: number | null;
}

/** The next step of a new request after an answer of its line. Waits are without jitter. */
export function nextStepAfter(
	{ code, retryAfterMs }: CarrierError,
	requestType: Inquiry["requestType"],
	rules: RequestRules,
): NextStep {
	const now = new Date();
	const request = {
		status: "pending",
		requestType: storedRequestType(requestType),
		createdAt: now,
		retryCount: null,
	} as const;
	const step = afterFailedAttempt(request, code, rules, {
		now,
		random: 0.5,
		retryAfterMs,
	});
	const isWaiting = step.status === "awaiting_manifest";
	return {
		status: step.status,
		failed_reason: step.failedReason,
		retry_in_ms: step.retryInMs ?? null,
		gives_up_after_ms: isWaiting ? rules.manifest.giveUpAfterMs : null,
		most_tries: step.isRetrying ? rules.retries.delaysMs.length + 1 : null,
	};
}

const UNITS = [
	["day", 86_400_000],
	["hour", 3_600_000],
	["minute", 60_000],
	["second", 1_000],
] as const;

/** A duration in its largest whole unit; seconds are rounded up. */
function inWords(ms: number): string {
	const [name, length] =
		UNITS.find(([, unit]) => ms >= unit && ms % unit === 0) ?? UNITS[3];
	const count = Math.ceil(ms / length);
	return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** The next step as a sentence. */
export function nextStepInWords(step: NextStep): string {
	const { status, failed_reason, retry_in_ms, gives_up_after_ms } = step;
	if (retry_in_ms === null)
		return `The server would not retry: the request would be ${status} (${failed_reason}).`;
	const wait = inWords(retry_in_ms);
	return gives_up_after_ms === null
		? `The server would try again in ${wait}, and give up after ${step.most_tries} attempts.`
		: `The server would wait for the manifest (${status}): it would ask again in ${wait}, and give up after ${inWords(gives_up_after_ms)}.`;
}
