/**
 * Why an inquiry failed, as in `failed_reason` of a tracking request. The first two are temporary; the others are the
 * carrier's own answer.
 */
export type CarrierErrorCode =
	| "shipping_line_unreachable"
	| "unrecognized_response"
	| "not_found"
	| "invalid_number"
	| "booking_cancelled"
	| "data_unavailable";

const TEMPORARY: ReadonlySet<CarrierErrorCode> = new Set([
	"shipping_line_unreachable",
	"unrecognized_response",
]);

/** A failed inquiry. `message` is for the operator's log and never contains a credential. */
export class CarrierError extends Error {
	override readonly name = "CarrierError";
	readonly code: CarrierErrorCode;
	/** The carrier's `Retry-After` in milliseconds. */
	readonly retryAfterMs: number | undefined;
	/** HTTP status of the failure; undefined without a status, or after a 2xx. */
	readonly status: number | undefined;
	/** False when our own limits held the request back. */
	readonly wasAsked: boolean;

	constructor(
		code: CarrierErrorCode,
		message: string,
		options: {
			cause?: unknown;
			retryAfterMs?: number | undefined;
			status?: number;
			wasAsked?: boolean;
		} = {},
	) {
		super(message, { cause: options.cause });
		this.code = code;
		this.retryAfterMs = options.retryAfterMs;
		this.status = options.status;
		this.wasAsked = options.wasAsked ?? true;
	}

	/** Whether a later retry can succeed. */
	get isTemporary(): boolean {
		return TEMPORARY.has(this.code);
	}

	/** Whether the carrier does not know the number. */
	get isUnknownNumber(): boolean {
		return this.code === "not_found" || this.code === "invalid_number";
	}
}

/** The error for an answer that cannot be used. */
export function unrecognized(message: string): CarrierError {
	return new CarrierError("unrecognized_response", message);
}
