import { CarrierError, type CarrierErrorCode } from "./carrier-errors.ts";
import { retryAfterMs } from "./retry-after.ts";

/** The error for an HTTP status; undefined for 2xx. */
export function errorForStatus(
	status: number,
	retryAfter: string | undefined,
	nowMs: number,
): CarrierError | undefined {
	if (status >= 200 && status < 300) return undefined;
	const wait = retryAfterMs(retryAfter, nowMs);
	const [code, message] = meaningOf(status);
	return new CarrierError(code, message, {
		status,
		...(wait !== undefined && { retryAfterMs: wait }),
	});
}

function meaningOf(status: number): [CarrierErrorCode, string] {
	if (status === 401 || status === 403) {
		return [
			"shipping_line_unreachable",
			`the carrier refuses our credentials (${status}): check its entry in the carriers file`,
		];
	}
	if (status === 404) return ["not_found", "the carrier has no such number"];
	if (status === 400 || status === 422)
		return ["invalid_number", `the carrier rejects the number (${status})`];
	if (status === 408 || status === 429 || status >= 500)
		return ["shipping_line_unreachable", `the carrier answers ${status}`];
	return [
		"unrecognized_response",
		status < 400
			? `the carrier redirects (${status}), which is not followed`
			: `the carrier answers ${status}`,
	];
}

/** Name of a failure: its code, or otherwise its class. */
function nameOf(failure: unknown): string {
	if (!(failure instanceof Error)) return "unknown failure";
	const code = "code" in failure ? failure.code : undefined;
	return typeof code === "string" ? code : failure.name;
}

/** The source error for a failure below HTTP; `signal` may have aborted the request. */
export function errorForFailure(
	error: unknown,
	signal: AbortSignal,
): CarrierError {
	if (error instanceof CarrierError) return error;
	if (signal.aborted) {
		const { reason } = signal;
		const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
		return new CarrierError(
			"shipping_line_unreachable",
			isTimeout
				? "the carrier did not answer in time"
				: "the inquiry was given up",
			{ cause: reason },
		);
	}
	const name = nameOf(error);
	// zlib and the HTTP parser: the peer answered, but with an invalid message.
	const isGarbled = name.startsWith("Z_") || name === "HTTPParserError";
	return new CarrierError(
		isGarbled ? "unrecognized_response" : "shipping_line_unreachable",
		`the carrier ${isGarbled ? "answers something garbled" : "cannot be reached"} (${name})`,
		{ cause: error },
	);
}
