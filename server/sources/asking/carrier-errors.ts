/**
 * Why a carrier could not answer, in the words of a tracking request's `failed_reason`.
 * The first two are temporary: asking again can help. The others are the carrier's own answer.
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
	/** How long the carrier asked to be left alone (its `Retry-After`), in milliseconds. */
	readonly retryAfterMs: number | undefined;
	/** The HTTP status that it comes from; undefined when there was none, or a good one. */
	readonly status: number | undefined;
	/** False when our own limits kept the question from the carrier: nothing is known about it then. */
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

	/** Whether asking again later can help. */
	get isTemporary(): boolean {
		return TEMPORARY.has(this.code);
	}

	/** Whether the carrier says that it has no such number. */
	get isUnknownNumber(): boolean {
		return this.code === "not_found" || this.code === "invalid_number";
	}
}
