import { pointAt } from "../../../server/sea/along-route.ts";
import type { Position } from "../../../server/sea/globe.ts";
import type { SeaRoute } from "../../../server/sea/route-line.ts";
import { seaRoutesOnDemand } from "../../../server/sea/sea-routes-on-demand.ts";
import type { Deal } from "../basics/deal.ts";
import { HOUR_MS } from "../basics/local-time.ts";
import type { Call } from "../schedule/sailings.ts";

/** How a vessel moves at a moment. */
export interface Motion {
	readonly position: Position;
	/** How far it has come since its last port. */
	readonly miles: number;
	/** Clockwise from true north. */
	readonly headingDegrees: number;
	readonly speedKnots: number;
}

/** How far a vessel has come by an instant (milliseconds). Between two marks its speed stays the same. */
interface Mark {
	readonly at: number;
	readonly miles: number;
}

/** The way of a vessel from one port to the next. */
export interface Passage {
	readonly route: SeaRoute;
	/** From the departure with 0 miles to the arrival with all of them. */
	readonly marks: readonly Mark[];
}

/** Nobody sails through the ice. */
const seaRoutes = seaRoutesOnDemand(["arctic"]);

/** So long the weather stays as it is. */
const WEATHER_HOURS = 6;

/** With a pilot aboard a vessel goes at this share of its speed. */
const PILOT_SHARE = 0.5;
const PILOT_HOURS = 1;

/** Who is too early waits at anchor before the port. */
const ANCHORAGE_MILES = 8;
const SHORTEST_WAIT_HOURS = 6;

/** The passage between two calls of a vessel, one right after the other, in the weather of the deal. */
export function passageBetween(from: Call, to: Call, deal: Deal): Passage {
	const route = seaRoutes.betweenPorts(from.place.locode, to.place.locode);
	if (route === undefined)
		throw new Error(`no way over the sea leads from ${from.place.name}`);
	return { route, marks: marksOf(route.nauticalMiles, from, to, deal) };
}

/** Where a vessel on a passage is at an instant (milliseconds). */
export function motionOn({ route, marks }: Passage, at: number): Motion {
	const found = marks.findIndex((mark) => mark.at > at);
	const next = found < 0 ? marks.length - 1 : Math.max(1, found);
	const [begin, end] = [marks[next - 1], marks[next]];
	if (begin === undefined || end === undefined)
		throw new RangeError("A passage has two marks or more");
	const hours = (end.at - begin.at) / HOUR_MS;
	const speedKnots = hours > 0 ? (end.miles - begin.miles) / hours : 0;
	const since = Math.min(Math.max(0, (at - begin.at) / HOUR_MS), hours);
	const miles = begin.miles + speedKnots * since;
	return { ...pointAt(route, miles), miles, speedKnots };
}

function marksOf(miles: number, from: Call, to: Call, deal: Deal): Mark[] {
	const hours = (to.arrivalAt - from.departureAt) / HOUR_MS;
	const atEaseHours = miles / deal.between("knots", 14, 19);
	const waitHours = hours - atEaseHours;
	const isWaiting =
		waitHours > SHORTEST_WAIT_HOURS && miles > 2 * ANCHORAGE_MILES;
	const toSail = isWaiting ? miles - ANCHORAGE_MILES : miles;
	const sailed = sailing(toSail, isWaiting ? atEaseHours : hours, deal);
	const marks = sailed.map((mark) => ({
		...mark,
		at: from.departureAt + mark.at * HOUR_MS,
	}));
	if (!isWaiting) return marks;
	return [
		...marks,
		{ at: to.arrivalAt - PILOT_HOURS * HOUR_MS, miles: toSail },
		{ at: to.arrivalAt, miles },
	];
}

/** How far a vessel has come after so many hours, when it needs `hours` for all the miles: more in good weather than in bad. */
function sailing(miles: number, hours: number, deal: Deal): Mark[] {
	const times = [0, Math.min(PILOT_HOURS, hours / 4)];
	const pilotAt = hours - (times[1] ?? 0);
	for (let at = WEATHER_HOURS; at < pilotAt; at += WEATHER_HOURS)
		times.push(at);
	times.push(pilotAt, hours);
	let total = 0;
	const marks = times.map((at, index) => {
		const begin = times[index - 1] ?? at;
		const isPiloted = begin === 0 || at === hours;
		const share = isPiloted
			? PILOT_SHARE
			: deal.between(`weather ${index}`, 0.8, 1.2);
		total += (at - begin) * share;
		return { at, miles: total };
	});
	return marks.map((mark) => ({
		...mark,
		miles: (mark.miles / total) * miles,
	}));
}
