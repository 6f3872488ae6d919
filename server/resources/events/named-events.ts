import { badParameter } from "../../http/replies/api-error.ts";
import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import { countedUpTo, type ListSource } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { ListedEvent } from "./event-list-queries.ts";

/** Index entries per statement, some milliseconds of work. */
const SLICE = 1_000;

/** The most entries read for a page, or to count a list. */
const MOST_WALKED = 10_000;
const MOST_WALKED_TO_COUNT = 2_000;

function refuse(): never {
	throw badParameter(
		"filter[event]",
		"too_broad",
		`too few of ${MOST_WALKED} events have this name: add a shorter filter[created_at], a container or a shipment`,
	);
}

/** The events of a list with the given names, in its order. Skips other events; throws a 400 when it would skip too many. */
export function namedEvents(
	all: ListSource<ListedEvent>,
	names: ReadonlySet<string>,
): ListedPositions {
	/** Reads all entries in slices with the number read so far, and gives way between slices. */
	async function* slices(from: Position | undefined) {
		let after = from;
		for (let walked = 0; ; ) {
			const rows = await all.rows({ after, skip: 0, limit: SLICE });
			walked += rows.length;
			const named = rows.filter(({ event }) => names.has(event));
			const isLast = rows.length < SLICE;
			yield {
				positions: named.map(({ position }) => position),
				walked,
				isLast,
			};
			if (isLast) return;
			after = rows.at(-1)?.position;
			await giveWay();
		}
	}

	return {
		async positions({ after, skip, limit }) {
			const found: Position[] = [];
			for await (const { positions, walked, isLast } of slices(after)) {
				found.push(...positions);
				if (found.length >= skip + limit) break;
				if (!isLast && walked >= MOST_WALKED) refuse();
			}
			return found.slice(skip, skip + limit);
		},
		async count(most) {
			let records = 0;
			for await (const { positions, walked, isLast } of slices(undefined)) {
				records += positions.length;
				if (records > most) break;
				if (!isLast && walked >= MOST_WALKED_TO_COUNT)
					return { records, isLonger: true };
			}
			return countedUpTo(most, records);
		},
	};
}
