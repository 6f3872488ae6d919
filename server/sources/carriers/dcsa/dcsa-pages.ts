import { CarrierError } from "../carrier-errors.ts";
import type { CarrierHttp, CarrierReply } from "../carrier-http.ts";
import { eventsOfReply } from "./dcsa-body.ts";

/** How much of one answer is read. An answer that goes on beyond is not believed at all: half a journey misleads. */
export interface AnswerLimits {
	readonly maxPages: number;
	readonly maxEvents: number;
	/** Of all pages together, unpacked. */
	readonly maxBytes: number;
}

/** Ten times what the largest shipments have. */
export const ANSWER_LIMITS: AnswerLimits = {
	maxPages: 200,
	maxEvents: 20_000,
	maxBytes: 16 * 1024 * 1024,
};

function unrecognized(message: string): CarrierError {
	return new CarrierError("unrecognized_response", message);
}

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

function nextOf(reply: CarrierReply, current: URL, first: URL): URL | null {
	const link = reply.header("next-page") ?? reply.header("next-page-cursor");
	return nextPageUrl(link, current, first);
}

/** On later pages these are not about the number: it was found on the first. */
function asPageError(error: unknown): unknown {
	const isAboutNumber = error instanceof CarrierError && !error.isTemporary;
	return isAboutNumber
		? unrecognized("the carrier does not know its own next page")
		: error;
}

/**
 * Reads all pages from `first` on, one after the other. The end is a page without a successor, with one that was read
 * already, or without events.
 */
export async function readPages(
	http: CarrierHttp,
	first: URL,
	request: { headers: Readonly<Record<string, string>>; signal: AbortSignal },
	limits: AnswerLimits = ANSWER_LIMITS,
): Promise<readonly unknown[]> {
	const events: unknown[] = [];
	const read = new Set<string>();
	let bytesLeft = limits.maxBytes;
	let url: URL | null = first;
	while (url !== null && !read.has(url.href)) {
		if (read.size === limits.maxPages) {
			throw unrecognized(`the carrier has more than ${read.size} pages`);
		}
		const isFirst = read.size === 0;
		read.add(url.href);
		const reply: CarrierReply = await http
			.get(url, { ...request, maxBytes: bytesLeft })
			.catch((error: unknown) => {
				throw isFirst ? error : asPageError(error);
			});
		bytesLeft -= reply.bytes;
		const page = eventsOfReply(reply);
		if (events.length + page.length > limits.maxEvents) {
			throw unrecognized(
				`the carrier has more than ${limits.maxEvents} events`,
			);
		}
		for (const event of page) events.push(event);
		url = page.length === 0 ? null : nextOf(reply, url, first);
	}
	return events;
}
