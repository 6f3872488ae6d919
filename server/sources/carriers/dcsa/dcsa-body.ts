import { isObject } from "../../parsing/fields.ts";
import { parseInSlices } from "../../parsing/parse-in-slices.ts";
import { unrecognized } from "../../requests/carrier-errors.ts";
import type { SourceReply } from "../../requests/source-http.ts";
import { sortedEvents } from "./dcsa-sorted-body.ts";

async function parse(text: string): Promise<unknown> {
	try {
		return await parseInSlices(text);
	} catch {
		// The parser's message quotes the response, which does not belong in a log.
		throw unrecognized(
			`the carrier's answer of ${text.length} characters is no complete JSON`,
		);
	}
}

/**
 * The list of events in a body. It is the array of 2.2, or `events` or `payload` in other versions and at some carriers, in at most two
 * layers, or the lists by kind of {@link sortedEvents}.
 */
async function findEvents(
	body: unknown,
	layers = 2,
): Promise<readonly unknown[] | null> {
	if (Array.isArray(body)) return body;
	if (!isObject(body) || layers === 0) return null;
	return (
		(await findEvents(body.events ?? body.payload, layers - 1)) ??
		(await sortedEvents(body))
	);
}

/** The raw events of one page. Throws `CarrierError` `unrecognized_response` when the body is not a list of events. */
export async function eventsOfReply(
	reply: SourceReply,
): Promise<readonly unknown[]> {
	if (!reply.hasContent) return [];
	const mediaType = reply.header("content-type") ?? "";
	if (/html/i.test(mediaType)) {
		throw unrecognized("the carrier answers a web page where events belong");
	}
	const events = await findEvents(await parse(reply.text));
	if (events === null) throw unrecognized("the carrier's JSON holds no events");
	return events;
}
