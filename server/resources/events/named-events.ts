import { badParameter } from "../../http/replies/api-error.ts";
import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import type { ListSource } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import {
	countWalk,
	firstOfWalk,
	MOST_WALKED,
	type Slice,
	sliceSizes,
} from "../../json-api/walks.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { ListedEvent } from "./event-list-queries.ts";

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
	/** Reads the entries after a position in slices, and gives way between them. `enough` events make a page; without it all are wanted. */
	async function* slices(
		from?: Position,
		enough?: number,
	): AsyncGenerator<Slice<Position>> {
		let after = from;
		for (const size of sliceSizes(1, enough)) {
			const rows = await all.rows({ after, skip: 0, limit: size });
			const named = rows.filter(({ event }) => names.has(event));
			const isEnd = rows.length < size;
			yield {
				found: named.map(({ position }) => position),
				walked: rows.length,
				isEnd,
			};
			if (isEnd) return;
			after = rows.at(-1)?.position;
			await giveWay();
		}
	}

	return {
		async positions({ after, skip, limit }) {
			const enough = skip + limit;
			const found = await firstOfWalk(slices(after, enough), enough);
			return found?.slice(skip) ?? refuse();
		},
		count: (most) => countWalk(slices(), most),
	};
}
