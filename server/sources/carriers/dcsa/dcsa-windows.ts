import { toInstant } from "../../../runtime/clock.ts";
import { giveWay } from "../../../runtime/time-slices.ts";
import { isObject } from "../../parsing/fields.ts";
import { readReportTime } from "../../parsing/times.ts";
import { unrecognized } from "../../requests/carrier-errors.ts";
import type { PageReader } from "./dcsa-page-reader.ts";
import { flattenEvent } from "./dcsa-shape.ts";

/** Paging rules of a carrier without cursors. */
export interface WindowRules {
	/** Most events on one page. */
	readonly limit: number;
	/** Overlap of a page with the one before, for events that become visible later than others recorded with them. */
	readonly overlapMs: number;
	/** The query parameter for "recorded at this moment or later". */
	readonly parameter: string;
}

/** Record time of the last event of a full page (epoch ms). Record times separate the pages, so they must be in order. */
async function lastRecordedMs(events: readonly unknown[]): Promise<number> {
	let lastMs = 0;
	for (const event of events) {
		await giveWay();
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
 * Reads the pages of a carrier without cursors. Each page requests the events recorded since the end of the one before. A page that is
 * not full is the last. Events on two pages are returned twice.
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
		const lastMs = await lastRecordedMs(events);
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
