import { createHmac, timingSafeEqual } from "node:crypto";
import { badParameter } from "../http/replies/api-error.ts";
import type { Account } from "../services/account.ts";
import type { FoundPage } from "./find-list-page.ts";
import {
	describePage,
	type Page,
	type PageQuery,
	type Position,
	readPage,
} from "./page.ts";

/** Bytes of a cursor's signature: too many to guess. */
const SIGNATURE_BYTES = 16;

const PARAMETER = "page[after]";

/** The parts of a list request on which its cursors depend. */
interface ListRequest {
	readonly account: Pick<Account, "id">;
	readonly requestUrl: string;
}

/** Identifies the list of a request: its path and the parameters that select and order its records. */
function listOf(requestUrl: string): string {
	const { pathname, searchParams } = new URL(requestUrl);
	const chosenBy = [...searchParams]
		.filter(([name]) =>
			/^(number|request_number|q|search|sort|filter\b.*)$/.test(name),
		)
		.map((pair) => JSON.stringify(pair))
		.sort();
	return [pathname, ...chosenBy].join("\n");
}

/** Signs a position for one list of one account. The account id is never in a reply, so it serves as the key. */
function sign(position: string, { account, requestUrl }: ListRequest): Buffer {
	return createHmac("sha256", account.id)
		.update(`${listOf(requestUrl)}\n${position}`)
		.digest()
		.subarray(0, SIGNATURE_BYTES);
}

/** The value of `page[after]` for the page after a position. */
export function writeCursor(
	{ at, id }: Position,
	request: ListRequest,
): string {
	const position = `${at} ${id}`;
	const signature = sign(position, request).toString("base64url");
	return `${Buffer.from(position).toString("base64url")}.${signature}`;
}

/** Decodes a `page[after]` of this list; any other text is a 400. */
function readCursor(text: string, request: ListRequest): Position {
	const [encoded = "", signature = ""] = text.split(".");
	const position = Buffer.from(encoded, "base64url").toString();
	const given = Buffer.from(signature, "base64url");
	const want = sign(position, request);
	if (given.length !== want.length || !timingSafeEqual(given, want)) {
		const detail = `${PARAMETER} is of no link of this list: follow links.next, with the filters that it has`;
		throw badParameter(PARAMETER, "invalid", detail);
	}
	const [at = "", id = ""] = position.split(" ");
	return { at, id };
}

/** The parameter that selects a page by the record before it. */
export interface CursorQuery {
	readonly "page[after]"?: string;
}

/** Reads the position of `page[after]`; undefined without it. */
export function readAfter(
	query: CursorQuery,
	request: ListRequest,
): Position | undefined {
	const after = query[PARAMETER];
	return after === undefined ? undefined : readCursor(after, request);
}

/** Reads the page of a list with cursors. */
export function readListPage(
	query: PageQuery & CursorQuery,
	request: ListRequest,
): Page {
	const after = readAfter(query, request);
	return { ...readPage(query), ...(after && { after }) };
}

/** Links and meta of a page of a list with cursors. */
export function describeList(
	request: ListRequest,
	page: Page,
	{ rows, total, isLonger, next }: FoundPage<unknown>,
) {
	return describePage(request.requestUrl, page, rows.length, total, {
		isLonger,
		isMore: next !== undefined,
		cursor: next && writeCursor(next, request),
	});
}
