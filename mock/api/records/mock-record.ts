import type { LinkedResource } from "../../../server/json-api/linkage.ts";

/** A record of the examples. */
export interface MockRecord extends LinkedResource {
	readonly attributes?: Readonly<Record<string, unknown>>;
	readonly links?: Readonly<Record<string, string>>;
}

/** An example that holds records in `data`. Other examples, such as maps, have no `data`. */
export interface MockDocument {
	readonly data?: MockRecord | readonly MockRecord[];
	readonly included?: readonly MockRecord[];
	readonly links?: Readonly<Record<string, string>>;
	readonly meta?: unknown;
}

/** Whether an example holds records. */
export function hasRecords(
	document: MockDocument,
): document is MockDocument & Required<Pick<MockDocument, "data">> {
	return [document.data ?? []].flat().some(({ type }) => type !== undefined);
}
