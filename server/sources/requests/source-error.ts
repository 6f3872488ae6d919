/** Why a source gives no answer. `transient`: a retry can succeed; `credential` and `blocked`: the operator must act. */
export type SourceFailure =
	| "transient"
	| "credential"
	| "blocked"
	| "unrecognized";

/** Details of a failure. */
export interface SourceErrorOptions {
	readonly cause?: unknown;
	readonly retryAfterMs?: number | undefined;
}

/** A failed query. `message` is for the operator's log and never contains a credential. */
export class SourceError extends Error {
	readonly reason: SourceFailure;
	/** The source's `Retry-After` in milliseconds. */
	readonly retryAfterMs: number | undefined;

	constructor(
		reason: SourceFailure,
		message: string,
		options: SourceErrorOptions = {},
	) {
		super(message, { cause: options.cause });
		this.reason = reason;
		this.retryAfterMs = options.retryAfterMs;
	}

	/** Whether a later retry can succeed. */
	get isTemporary(): boolean {
		return this.reason === "transient" || this.reason === "unrecognized";
	}
}

/** Whether the next query would fail as well. */
export function isLasting(reason: SourceFailure): boolean {
	return reason === "credential" || reason === "blocked";
}

const WRITTEN: Readonly<Record<string, SourceFailure>> = {
	transient: "transient",
	credential: "credential",
	blocked: "blocked",
	parse: "unrecognized",
};

/** The reason in our terms for the failure of a single look-up in our own contracts (openapi/upstream). */
export function readFailure(written: string | null): SourceFailure {
	return WRITTEN[written ?? ""] ?? "unrecognized";
}
