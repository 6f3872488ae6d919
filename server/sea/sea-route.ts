import { portByCode } from "../reference/places/lookup.ts";
import { nearestOn } from "./along-route.ts";
import { crosses } from "./barrier.ts";
import { greatCircleMiles, type Position, placeOf } from "./globe.ts";
import { joinAhead } from "./join-ahead.ts";
import { readLanes } from "./lanes.ts";
import { nearestLane } from "./nearest-lane.ts";
import { buildNetwork, type Network, withoutLanes } from "./network.ts";
import { PASSAGES, type Passage } from "./passages.ts";
import { routeThrough, type SeaRoute } from "./route-line.ts";
import { readShores, type Waters, watersBetween } from "./shores.ts";
import { shortestPath } from "./shortest-path.ts";
import { straighten } from "./straighten.ts";
import { withoutBacktracking } from "./without-backtracking.ts";

/** Finds routes over the sea. */
export interface SeaRoutes {
	/** The shortest route between two positions; undefined when closed passages leave none. */
	between(from: Position, to: Position): SeaRoute | undefined;
	/** The shortest route between two ports by UN/LOCODE; undefined also for an unknown port. */
	betweenPorts(fromCode: string, toCode: string): SeaRoute | undefined;
	/**
	 * The rest of a route for a vessel at `from`, on the route or beside it. It leads from exactly there to the route ahead and on to
	 * its end, so that it never turns back. A vessel far off the route gets the shortest route, straight over open water to the lanes.
	 */
	onward(from: Position, route: SeaRoute): SeaRoute;
	/** Loads the lanes and shores (about 0.1 s). Without it the first request loads them. */
	prepare(): void;
}

/** Beyond this distance a vessel is on another route. */
const FAR_OFF_MILES = 60;

/** Most cached routes, about 10 kB each. */
const KEPT_ROUTES = 2_000;

/** Within this distance a vessel joins its route even across land, because land outlines are too coarse for rivers and harbours. */
const BESIDE_MILES = 5;

let world: Network | undefined;

/** Routes over the lanes of the world without those through closed passages. The first call reads the lanes from disk. */
export function makeSeaRoutes(closedPassages: readonly Passage[]): SeaRoutes {
	world ??= buildNetwork(readLanes());
	const everywhere = world;
	const gates = closedPassages.map((name) => PASSAGES[name]);
	const network =
		gates.length === 0
			? world
			: withoutLanes(world, ({ from, to }) =>
					gates.some((gate) => crosses(gate, from.position, to.position)),
				);
	const kept = new Map<string, SeaRoute | undefined>();

	let waters: Waters | undefined;

	function knownWaters(): Waters {
		waters ??= watersBetween(readShores(), gates);
		return waters;
	}

	function over(lanes: Network, from: Position, to: Position) {
		const [start, end] = [nearestLane(lanes, from), nearestLane(lanes, to)];
		if (start === undefined || end === undefined) return undefined;
		// Two positions nearer to each other than to the lanes need no lane.
		if (greatCircleMiles(from, to) <= start.milesOff + end.milesOff)
			return routeThrough([from, to]);
		const path = shortestPath(lanes, start, end);
		return (
			path &&
			withoutBacktracking(routeThrough([from, ...path, to]), knownWaters)
		);
	}

	const between: SeaRoutes["between"] = (from, to) => over(network, from, to);

	function betweenPorts(fromCode: string, toCode: string) {
		const [from, to] = [portByCode(fromCode), portByCode(toCode)];
		if (from === undefined || to === undefined) return undefined;
		const key = `${from.code}-${to.code}`;
		const route = kept.has(key)
			? kept.get(key)
			: between(placeOf(from), placeOf(to));
		// A Map iterates in insertion order: the least recently used comes first.
		kept.delete(key);
		kept.set(key, route);
		if (kept.size > KEPT_ROUTES) {
			for (const [oldest] of kept.entries().take(1)) kept.delete(oldest);
		}
		return route;
	}

	function onward(from: Position, route: SeaRoute): SeaRoute {
		const nearest = nearestOn(route, from);
		const join = () => joinAhead(from, route, nearest);
		if (nearest.offMiles <= BESIDE_MILES) return join();
		const { isOpen } = knownWaters();
		const joined = nearest.offMiles <= FAR_OFF_MILES && join();
		if (joined && isOpen(from, joined.line[1] ?? from)) return joined;
		const end = route.line.at(-1) ?? from;
		// When closed passages cut the vessel off, its destination is beyond them.
		const shortest = between(from, end) ?? over(everywhere, from, end);
		if (shortest === undefined) return join();
		return withoutBacktracking(
			straighten(shortest, knownWaters()),
			knownWaters,
		);
	}

	const prepare = () => void knownWaters();
	return { between, betweenPorts, onward, prepare };
}
