import { SourceError } from "../requests/source-error.ts";

/** A failed call to a terminal. */
export class TerminalError extends SourceError {
	override readonly name = "TerminalError";
}
