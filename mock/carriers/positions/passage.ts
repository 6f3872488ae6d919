import { pointAt } from "../../../server/sea/along-route.ts";
import type { Position } from "../../../server/sea/globe.ts";
import type { SeaRoute } from "../../../server/sea/route-line.ts";
import { seaRoutesOnDemand } from "../../../server/sea/sea-routes-on-demand.ts";
import { HOUR_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Call } from "../schedule/sailings.ts";

/** The position and movement of a vessel at an instant. */
export interface Motion {
	readonly position: Position;
	/** Nautical miles since its last port. */
	readonly miles: number;
	/** Clockwise from true north. */
	readonly headingDegrees: number;
	readonly speedKnots: number;
}

/** The miles sailed by an instant (milliseconds). Speed is constant between two marks. */
interface Mark {
	readonly at: number;
	readonly miles: number;
}

/** The passage of a vessel from one port to the next. */
export interface Passage {
	readonly route: SeaRoute;
	/** From 0 miles at the departure to all miles at the arrival. */
	readonly marks: readonly Mark[];
}

/** Simulated vessels avoid the Arctic passages. */
const seaRoutes = seaRoutesOnDemand(["arctic"]);

/** Hours for which the weather stays constant. */
const WEATHER_HOURS = 6;

/** Share of its speed that a vessel sails with a pilot aboard. */
const PILOT_SHARE = 0.5;
const PILOT_HOURS = 1;

/** Distance from the port at which an early vessel waits at anchor. */
const ANCHORAGE_MILES = 8;
const SHORTEST_WAIT_HOURS = 6;

/** The passage between two consecutive calls of a vessel, in random weather. */
export function passageBetween(
	from: Call,
	to: Call,
	random: SeededRandom,
): Passage {
	const route = seaRoutes.betweenPorts(from.place.locode, to.place.locode);
	if (route === undefined)
		throw new Error(`no way over the sea leads from ${from.place.name}`);
	return { route, marks: marksOf(route.nauticalMiles, from, to, random) };
}

/** The motion of a vessel on a passage at an instant (milliseconds). */
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

function marksOf(
	miles: number,
	from: Call,
	to: Call,
	random: SeededRandom,
): Mark[] {
	const hours = (to.arrivalAt - from.departureAt) / HOUR_MS;
	const atEaseHours = miles / random.between("knots", 14, 19);
	const waitHours = hours - atEaseHours;
	const isWaiting =
		waitHours > SHORTEST_WAIT_HOURS && miles > 2 * ANCHORAGE_MILES;
	const toSail = isWaiting ? miles - ANCHORAGE_MILES : miles;
	const sailed = sailing(toSail, isWaiting ? atEaseHours : hours, random);
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

/** Spreads the miles of a passage over its hours, with higher speed in good weather. */
function sailing(miles: number, hours: number, random: SeededRandom): Mark[] {
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
			: random.between(`weather ${index}`, 0.8, 1.2);
		total += (at - begin) * share;
		return { at, miles: total };
	});
	return marks.map((mark) => ({
		...mark,
		miles: (mark.miles / total) * miles,
	}));
}
