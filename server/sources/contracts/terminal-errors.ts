import { SourceError } from "../asking/source-error.ts";

/** A call to a terminal that failed as a whole. */
export class TerminalError extends SourceError {
	override readonly name = "TerminalError";
}
