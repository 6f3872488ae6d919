import type { SourceReply } from "../../requests/source-http.ts";
import { type PageReader, unrecognized } from "./dcsa-page-reader.ts";

/**
 * The address of the page after `current`, from `Next-Page` (2.x) or `Next-Page-Cursor` (3.0); null on the last page.
 * The text of the standard calls the header a link and its examples are bare cursors, so it is accepted as an absolute
 * URL, as a path with a query, as a query, or as a cursor, which joins the filters of the first request.
 * Throws when it points to another origin: our credentials stay with the carrier they were made for.
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
 * Reads all pages from `first` on, one after the other, each cursor once. The end is a page without a successor, with one
 * that was read already, or without events.
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
