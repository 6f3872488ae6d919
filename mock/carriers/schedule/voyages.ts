import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Leg, Route } from "./routes.ts";
import {
	type Call,
	callOf,
	plannedOffsetMs,
	sailingBefore,
} from "./sailings.ts";

/** A leg with dates: the calls of one vessel at which containers are loaded and discharged. */
export interface Voyage {
	readonly leg: Leg;
	/** The number of the sailing within its service. */
	readonly sailing: number;
	readonly load: Call;
	/** Calls between loading and discharge that the line reports. */
	readonly passing: readonly Call[];
	readonly discharge: Call;
}

/** Time that a terminal needs for a transshipment. */
const CONNECTION_MS = 48 * HOUR_MS;
const MOST_SAILINGS_MISSED = 4;

/** The voyages over legs from a given sailing. Each connection is the first that works both as planned and as it happens. */
export function voyagesFrom(
	legs: readonly Leg[],
	firstSailing: number,
	world: SeededRandom,
): readonly Voyage[] {
	const voyages: Voyage[] = [];
	for (const leg of legs) {
		const before = voyages.at(-1)?.discharge;
		const voyage =
			before === undefined
				? voyageOn(leg, firstSailing, world)
				: connection(leg, before, world);
		voyages.push(voyage);
	}
	return voyages;
}

/** The voyage of a numbered sailing over a leg. */
export function voyageOn(
	leg: Leg,
	sailing: number,
	world: SeededRandom,
): Voyage {
	return {
		leg,
		sailing,
		passing: [],
		load: callOf(leg.service, sailing, leg.from, world),
		discharge: callOf(leg.service, sailing, leg.to, world),
	};
}

function connection(leg: Leg, before: Call, world: SeededRandom): Voyage {
	const offset = plannedOffsetMs(leg.service, leg.from);
	const earliest = sailingBefore(leg.service, before.plannedArrivalAt - offset);
	for (let missed = 0; missed < MOST_SAILINGS_MISSED; missed++) {
		const voyage = voyageOn(leg, earliest + missed, world);
		const isInTime =
			voyage.load.plannedDepartureAt >=
				before.plannedArrivalAt + CONNECTION_MS &&
			voyage.load.departureAt >= before.arrivalAt + CONNECTION_MS;
		if (isInTime) return voyage;
	}
	return voyageOn(leg, earliest + MOST_SAILINGS_MISSED, world);
}

/** Weeks after an instant that are searched for a first departure. */
const WEEKS_AHEAD = 5;

/** All voyages over a route whose first departure is near an instant, earliest first. */
export function voyagesAround(
	route: Route,
	at: number,
	world: SeededRandom,
): readonly (readonly Voyage[])[] {
	const [first] = route.legs;
	if (first === undefined) return [];
	const latest =
		sailingBefore(
			first.service,
			at - plannedOffsetMs(first.service, first.from),
		) + WEEKS_AHEAD;
	const transitMs = route.legs.reduce(
		(total, { service, from, to }) =>
			total +
			plannedOffsetMs(service, to) -
			plannedOffsetMs(service, from) +
			9 * DAY_MS,
		0,
	);
	const weeks = WEEKS_AHEAD + Math.ceil(transitMs / (7 * DAY_MS)) + 8;
	return Array.from({ length: weeks }, (_, week) =>
		voyagesFrom(route.legs, latest - weeks + 1 + week, world),
	);
}
