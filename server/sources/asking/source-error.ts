/** Why a source gives no answer. `transient`: asking again can help; `credential` and `blocked`: the operator has to do something. */
export type SourceFailure =
	| "transient"
	| "credential"
	| "blocked"
	| "unrecognized";

/** What else is known of a failure. */
export interface SourceErrorOptions {
	readonly cause?: unknown;
	readonly retryAfterMs?: number | undefined;
}

/** A question that failed as a whole. `message` is for the operator's log and never contains a credential. */
export class SourceError extends Error {
	readonly reason: SourceFailure;
	/** How long the source asked to be left alone (its `Retry-After`), in milliseconds. */
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

	/** Whether asking again later can help. */
	get isTemporary(): boolean {
		return this.reason === "transient" || this.reason === "unrecognized";
	}
}

/** Whether the next question would fail as well. */
export function isLasting(reason: SourceFailure): boolean {
	return reason === "credential" || reason === "blocked";
}

const WRITTEN: Readonly<Record<string, SourceFailure>> = {
	transient: "transient",
	credential: "credential",
	blocked: "blocked",
	parse: "unrecognized",
};

/** The reason that a source of one of our own contracts gives for a single failed look-up (openapi/upstream), in our words. */
export function readFailure(written: string | null): SourceFailure {
	return WRITTEN[written ?? ""] ?? "unrecognized";
}
