import { unrecognized } from "../../requests/carrier-errors.ts";
import type { SourceReply } from "../../requests/source-http.ts";
import type { PageReader } from "./dcsa-page-reader.ts";

/**
 * The address of the page after `current`, from `Next-Page` (2.x) or `Next-Page-Cursor` (3.0); null on the last page. The standard's
 * text calls the header a link, and its examples are bare cursors. Therefore an absolute URL, a path with a query, a query, and a
 * cursor are accepted; a cursor joins the filters of the first request. Throws when it points to another origin, because our
 * credentials must stay with the carrier.
 */
export function nextPageUrl(
	link: string | undefined,
	current: URL,
	first: URL,
): URL | null {
	const text = link?.trim() ?? "";
	if (text === "") return null;
	// A cursor in base64 can begin with a slash, but has no question mark.
	if (/^https?:/i.test(text) || /^[/?][^?]*\?|^\?/.test(text)) {
		const url = URL.parse(text, current.href);
		if (url?.origin === first.origin) return url;
		throw unrecognized("the carrier's next page is not on its own server");
	}
	const url = new URL(first);
	url.searchParams.set("cursor", text);
	return url;
}

function nextOf(reply: SourceReply, current: URL, first: URL): URL | null {
	const link = reply.header("next-page") ?? reply.header("next-page-cursor");
	return nextPageUrl(link, current, first);
}

/**
 * Reads all pages from `first` on, one after the other, each cursor once. It ends at a page without a successor, with a successor that
 * was already read, or without events.
 */
export async function readPages(reader: PageReader, first: URL): Promise<void> {
	const read = new Set<string>();
	let url: URL | null = first;
	while (url !== null && !read.has(url.href)) {
		read.add(url.href);
		const current: URL = url;
		const { events, reply } = await reader.read(
			current,
			(page) => nextOf(page, current, first) === null,
		);
		url = events.length === 0 ? null : nextOf(reply, current, first);
	}
}
