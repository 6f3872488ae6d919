import type { TrackingRequest } from "../../../generated/openapi.ts";
import { retryDelayMs } from "../../runtime/retry-delay.ts";
import type { RequestRules } from "../../settings/tracking-rules/tracking-rules.ts";
import type { CarrierErrorCode } from "../../sources/requests/carrier-errors.ts";

type Attributes = TrackingRequest["attributes"];

/** Why an attempt gave no shipment: the carrier's failure or answer, a duplicate, no carrier, or an internal error. */
export type AttemptFailure =
	| CarrierErrorCode
	| "duplicate"
	| "scac_auto_detect_failed"
	| "internal_processing_error";

const TEMPORARY: ReadonlySet<AttemptFailure> = new Set([
	"shipping_line_unreachable",
	"unrecognized_response",
	"internal_processing_error",
]);

/** Whether an attempt failed without an answer of the carrier, so that a later one can succeed. */
export function isTemporary(failure: AttemptFailure): boolean {
	return TEMPORARY.has(failure);
}

/** A request that has no shipment yet. */
export interface OpenRequest {
	readonly status: "pending" | "awaiting_manifest";
	readonly requestType: Attributes["request_type"];
	readonly createdAt: Date;
	readonly retryCount: number | null;
}

/** The next step of a request after a failed attempt. */
export interface RequestStep {
	readonly status: Attributes["status"];
	readonly failedReason: Attributes["failed_reason"];
	readonly isRetrying: boolean;
	readonly retryCount: number | null;
	/** Milliseconds until the retry; undefined when the request has failed for good. */
	readonly retryInMs: number | undefined;
	/** The event for the account, the first time a request reaches this state. */
	readonly event:
		| "tracking_request.failed"
		| "tracking_request.awaiting_manifest"
		| undefined;
}

function failed(
	reason: NonNullable<Attributes["failed_reason"]>,
	retryCount: number | null,
): RequestStep {
	return {
		status: "failed",
		failedReason: reason,
		isRetrying: false,
		retryCount,
		retryInMs: undefined,
		event: "tracking_request.failed",
	};
}

/** The next step for a number that the carrier does not know: a container number is wrong, and a bill or booking may be too new. */
function afterNotFound(
	{ status, requestType, createdAt, retryCount }: OpenRequest,
	{ askEveryMs, giveUpAfterMs }: RequestRules["manifest"],
	now: Date,
): RequestStep {
	if (requestType === "container") return failed("not_found", retryCount);
	const ageMs = now.getTime() - createdAt.getTime();
	if (ageMs >= giveUpAfterMs) return failed("expired", retryCount);
	return {
		status: "awaiting_manifest",
		failedReason: null,
		isRetrying: false,
		// The line has answered, so the count of attempts to reach it starts again.
		retryCount: null,
		// The last poll is at the end of the wait.
		retryInMs: Math.min(askEveryMs, giveUpAfterMs - ageMs),
		event:
			status === "pending" ? "tracking_request.awaiting_manifest" : undefined,
	};
}

/**
 * The next step of a request after a failed attempt. A temporary failure is retried, by default thirteen times within a
 * day; a number that is not found waits for its manifest, with daily polls for a week; every other answer is final.
 * `retryAfterMs` is the carrier's `Retry-After`, `random` a number from 0 to 1.
 */
export function afterFailedAttempt(
	request: OpenRequest,
	failure: AttemptFailure,
	rules: RequestRules,
	context: {
		readonly now: Date;
		readonly random: number;
		readonly retryAfterMs?: number | undefined;
	},
): RequestStep {
	if (failure === "not_found")
		return afterNotFound(request, rules.manifest, context.now);
	if (!isTemporary(failure)) return failed(failure, request.retryCount);
	const tries = (request.retryCount ?? 0) + 1;
	const delayMs = retryDelayMs(rules.retries, tries, context.random);
	if (delayMs === undefined) return failed("retries_exhausted", tries);
	return {
		status: request.status,
		failedReason: failure,
		isRetrying: true,
		retryCount: tries,
		retryInMs: Math.max(delayMs, context.retryAfterMs ?? 0),
		event: undefined,
	};
}

/**
 * The next step of a request that our own limits keep from the line. Undefined while it can go on waiting. It expires after the
 * longest wait for a manifest, so that no request waits forever.
 */
export function afterNoTurn(
	{ createdAt, retryCount }: Pick<OpenRequest, "createdAt" | "retryCount">,
	{ manifest }: RequestRules,
	now: Date,
): RequestStep | undefined {
	const ageMs = now.getTime() - createdAt.getTime();
	return ageMs < manifest.giveUpAfterMs
		? undefined
		: failed("expired", retryCount);
}
