import { storedRequestType } from "../resources/tracking-requests/request-type.ts";
import {
	afterFailedTry,
	type RequestStep,
} from "../resources/tracking-requests/tracking-lifecycle.ts";
import type { RequestRules } from "../settings/tracking-rules/tracking-rules.ts";
import type { Inquiry } from "../sources/contracts/carrier.ts";
import type { CarrierError } from "../sources/requests/carrier-errors.ts";

/** What becomes of a new tracking request after a failed try. Members are named as `--json` prints them. */
export interface NextStep {
	readonly status: RequestStep["status"];
	/** As the request has it. */
	readonly failed_reason: RequestStep["failedReason"];
	/** When the line is asked again; null when it is not. */
	readonly retry_in_ms: number | null;
	/** How long the server waits for a manifest at the most; null when it waits for none. */
	readonly gives_up_after_ms: number | null;
	/** How often the server tries to reach the line at the most; null when there is no need to. */
	readonly most_tries: number | null;
}

/** What the server would do about a new request when its line answers so. The waits are those without their random part. */
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
	const step = afterFailedTry(request, code, rules, {
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

/** A time in the largest unit that it is a whole number of; seconds are rounded up. */
function inWords(ms: number): string {
	const [name, length] =
		UNITS.find(([, unit]) => ms >= unit && ms % unit === 0) ?? UNITS[3];
	const count = Math.ceil(ms / length);
	return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** The same as a sentence for people. */
export function nextStepInWords(step: NextStep): string {
	const { status, failed_reason, retry_in_ms, gives_up_after_ms } = step;
	if (retry_in_ms === null)
		return `The server would not ask for this number again: the request would be ${status} (${failed_reason}).`;
	const wait = inWords(retry_in_ms);
	return gives_up_after_ms === null
		? `The server would try again in ${wait}, and make ${step.most_tries} tries before it gives up.`
		: `The server would wait for the manifest (${status}): it would ask again in ${wait}, and give up after ${inWords(gives_up_after_ms)}.`;
}
