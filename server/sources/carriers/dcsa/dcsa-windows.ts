import { toInstant } from "../../../runtime/clock.ts";
import { isObject } from "../../parsing/fields.ts";
import { readReportTime } from "../../parsing/times.ts";
import { type PageReader, unrecognized } from "./dcsa-page-reader.ts";
import { flattenEvent } from "./dcsa-shape.ts";

/** How a carrier without cursors is paged. */
export interface WindowRules {
	/** Most events on one page. */
	readonly limit: number;
	/** A page begins this much before the end of the one before, in case what was recorded at once becomes visible later. */
	readonly overlapMs: number;
	/** The query parameter for "recorded at this moment or later". */
	readonly parameter: string;
}

/** When the carrier recorded the last event of a full page (epoch ms). Its pages are told apart by these times, so they have to be in order. */
function lastRecordedMs(events: readonly unknown[]): number {
	let lastMs = 0;
	for (const event of events) {
		const recorded = isObject(event)
			? readReportTime(flattenEvent(event))
			: null;
		const recordedMs = recorded?.atMs ?? Number.NaN;
		if (!(recordedMs >= lastMs)) {
			throw unrecognized(
				`the carrier fills a page of ${events.length} events without keeping them in the order of their recording`,
			);
		}
		lastMs = recordedMs;
	}
	return lastMs;
}

/**
 * Reads the events of a carrier that limits an answer and has no cursor: each next page asks for what was recorded since
 * the end of the page before. The end is a page that is not full. Events in two pages are repeated as they are.
 */
export async function readWindows(
	reader: PageReader,
	first: URL,
	{ limit, overlapMs, parameter }: WindowRules,
): Promise<void> {
	const url = new URL(first);
	url.searchParams.set("limit", String(limit));
	let sinceMs = 0;
	for (;;) {
		const { events } = await reader.read(url);
		if (events.length < limit) return;
		const lastMs = lastRecordedMs(events);
		const overlapped = lastMs - overlapMs;
		const nextMs = overlapped > sinceMs ? overlapped : lastMs;
		if (nextMs <= sinceMs) {
			throw unrecognized(
				`the carrier recorded more than ${limit} events at one moment, which it cannot tell apart`,
			);
		}
		sinceMs = nextMs;
		url.searchParams.set(parameter, toInstant(new Date(sinceMs)));
	}
}
