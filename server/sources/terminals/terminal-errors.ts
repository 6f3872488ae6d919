import type { TerminalFailure } from "./terminal.ts";

/** A call that failed as a whole. `message` is for the operator's log and never contains a credential. */
export class TerminalError extends Error {
	override readonly name = "TerminalError";
	readonly reason: TerminalFailure;
	/** How long the source asked to be left alone (its `Retry-After`), in milliseconds. */
	readonly retryAfterMs: number | undefined;

	constructor(
		reason: TerminalFailure,
		message: string,
		options: { cause?: unknown; retryAfterMs?: number | undefined } = {},
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
