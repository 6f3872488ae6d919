import type { MockOperation } from "../contract.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { Situation } from "../records/situation.ts";

/** A valid request, and the situation whose records answer it. */
export interface MockRequest {
	readonly operation: MockOperation;
	readonly situation: Situation;
	/** The record that the path names, if any. */
	readonly pathRecord: MockRecord | undefined;
	/** The id or slug of a record below it, if the path has one. */
	readonly part: string | undefined;
	/** Validated parameters of the query. */
	readonly query: Readonly<Record<string, unknown>>;
	readonly body: unknown;
	/** The paths of `include`. */
	readonly include: readonly string[];
	/** The URL with its query, as the client sees it. */
	readonly url: string;
	/** Whether the contract allows this body for the operation's success. */
	isAllowed(body: unknown): boolean;
}
