import { RefusedRequest } from "./answer.ts";

/** Where a page of an answer starts. */
export interface Cursor {
	/** The parameters of the first request, as a query string. */
	readonly question: string;
	/** Milliseconds. All pages of an answer show the world at this instant. */
	readonly asOf: number;
	readonly offset: number;
}

/** Encodes a cursor as an opaque text. */
function writeCursor(cursor: Cursor): string {
	return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** Decodes a cursor; throws {@link RefusedRequest} with status 400 for an invalid one. */
export function readCursor(text: string): Cursor {
	try {
		const value: unknown = JSON.parse(
			Buffer.from(text, "base64url").toString("utf8"),
		);
		if (isCursor(value)) return value;
	} catch {
		// Not base64 of JSON: refused below.
	}
	throw new RefusedRequest(400, "the cursor is not one of this line");
}

function isCursor(value: unknown): value is Cursor {
	if (typeof value !== "object" || value === null) return false;
	const { question, asOf, offset } = value as Record<string, unknown>;
	return (
		typeof question === "string" &&
		Number.isSafeInteger(asOf) &&
		Number.isSafeInteger(offset) &&
		Number(offset) >= 0
	);
}

/** One page of a list, with the page headers that apply. */
export function cutPage<Item>(
	items: readonly Item[],
	limit: number,
	at: Cursor,
	reference: (cursor: string) => string,
): { items: readonly Item[]; headers: Record<string, string> } {
	const page = (offset: number) => reference(writeCursor({ ...at, offset }));
	const lastOffset = Math.max(0, Math.ceil(items.length / limit) - 1) * limit;
	const headers: Record<string, string> = {
		"Current-Page": page(at.offset),
		"First-Page": page(0),
		"Last-Page": page(lastOffset),
	};
	if (at.offset > 0) {
		headers["Prev-Page"] = page(Math.max(0, at.offset - limit));
	}
	if (at.offset + limit < items.length) {
		headers["Next-Page"] = page(at.offset + limit);
	}
	return { items: items.slice(at.offset, at.offset + limit), headers };
}
