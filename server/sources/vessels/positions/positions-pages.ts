import { toInstant } from "../../../runtime/clock.ts";
import {
	PositionError,
	type VesselNumbers,
} from "../../contracts/position-source.ts";
import { type Fields, listOf, textOf } from "../../parsing/fields.ts";
import type { JsonCall, JsonClient } from "../../requests/json-client.ts";
import type { PositionEntry } from "./positions-answer.ts";

/** Limits of one answer. When an answer is longer, the part that was read is used, and the next query continues there. */
const MOST_PAGES = 40;
const MOST_POSITIONS = 200_000;

const LONGEST_CURSOR = 500;

/** The read pages of an answer. */
export interface ReadPages {
	/** The entries of each vessel, by its text in the query. */
	readonly byVessel: ReadonlyMap<string, readonly PositionEntry[]>;
	/** Why the pages end before the answer does; undefined when all were read. */
	readonly end: PositionError | undefined;
}

/** Text of a vessel in a query. */
export function wordsFor({ imo, mmsi }: VesselNumbers): string {
	if (imo === null) return `mmsi:${mmsi}`;
	return mmsi === null ? `imo:${imo}` : `imo:${imo};mmsi:${mmsi}`;
}

function pathOf(
	vessels: readonly VesselNumbers[],
	since: Date,
	cursor: string,
): string {
	const names = vessels.map(wordsFor).join(",");
	const path = `/positions?vessels=${names}&since=${toInstant(since)}`;
	return cursor === "" ? path : `${path}&cursor=${encodeURIComponent(cursor)}`;
}

async function readPage(client: JsonClient, path: string, call: JsonCall) {
	const { answers, nextCursor } = await client.get(path, call);
	if (!Array.isArray(answers)) {
		const words = "the source's JSON holds no answers";
		throw new PositionError("unrecognized", words);
	}
	return { answers, next: textOf(nextCursor, LONGEST_CURSOR) ?? "" };
}

/**
 * Reads all pages of one query in order, each cursor once, and keeps of a page only what `readEntry` makes of its entries. Throws
 * {@link PositionError} when the first page fails.
 */
export async function readPages(
	client: JsonClient,
	vessels: readonly VesselNumbers[],
	since: Date,
	call: JsonCall,
	readEntry: (answer: Fields) => Promise<PositionEntry>,
): Promise<ReadPages> {
	const byVessel = new Map<string, PositionEntry[]>();
	const read = new Set<string>();
	let positions = 0;
	let cursor = "";
	do {
		if (read.size === MOST_PAGES || positions > MOST_POSITIONS) {
			const words = "the source has more to say than is read at once";
			return { byVessel, end: new PositionError("transient", words) };
		}
		read.add(cursor);
		try {
			const path = pathOf(vessels, since, cursor);
			const { answers, next } = await readPage(client, path, call);
			for (const answer of listOf(answers, vessels.length)) {
				const words = textOf(answer.vessel) ?? "";
				const entry = await readEntry(answer);
				byVessel.set(words, [...(byVessel.get(words) ?? []), entry]);
				positions += entry.size;
			}
			cursor = next;
		} catch (error) {
			if (read.size === 1 || !(error instanceof PositionError)) throw error;
			return { byVessel, end: error };
		}
	} while (cursor !== "" && !read.has(cursor));
	return { byVessel, end: undefined };
}
