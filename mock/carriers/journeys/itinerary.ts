import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import {
	drawRoute,
	portAt,
	type Route,
	type RouteNeeds,
} from "../schedule/routes.ts";
import type { Stage } from "../schedule/stages.ts";
import { type Voyage, voyagesAround } from "../schedule/voyages.ts";
import { nowhereNear } from "../schedule/world-places.ts";
import { isAtStage, lastOffAt, stepsDone } from "./journey-stages.ts";
import { bendHours, type ImportHours, importHours } from "./landside.ts";
import { routeNeedsIn, type Situation } from "./situations/draw-situation.ts";
import {
	leadMsIn,
	type Plans,
	plansIn,
} from "./situations/plans-of-situation.ts";

/** The route of a shipment with its dates. */
export interface Itinerary {
	readonly route: Route;
	readonly plans: Plans;
	/** When the line confirmed the booking (milliseconds). */
	readonly bookedAt: number;
	/** Usual hours from the last discharge to the steps on land. */
	readonly usualHours: ImportHours;
	readonly importHours: ImportHours;
}

/** Draws a route of a line, and a sailing that fits stage, time and situation. Undefined when none does. */
export function findItinerary(
	scac: string,
	stage: Stage,
	situation: Situation,
	at: number,
	random: SeededRandom,
	world: SeededRandom,
): Itinerary | undefined {
	const route = drawRouteIn(scac, stage, situation, random);
	const last = route?.legs.at(-1);
	if (route === undefined || last === undefined) return undefined;
	const pod = portAt(last.service, last.to);
	const usualHours = importHours(pod, route.onward, random.of("land"));
	const longAgoHours = random.between("long ago", 0, 480);
	const leadMs = leadMsIn(situation);
	const fitting = voyagesAround(route, at, world).filter((voyages) =>
		isAtStage(stage, voyages, usualHours, at, longAgoHours, leadMs),
	);
	const voyages = pickVoyages(stage, fitting, random);
	if (voyages === undefined) return undefined;
	const bookedAt = (departureAt: number) =>
		Math.min(
			departureAt - random.between("booked early", 16, 28) * DAY_MS,
			at - random.between("booked before", 4, 40) * HOUR_MS,
		);
	const plans = plansIn(situation, route, voyages, random, world, bookedAt);
	if (plans === undefined) return undefined;
	const done = stepsDone(stage, usualHours);
	const elapsedHours = (at - lastOffAt(voyages)) / HOUR_MS;
	return {
		route,
		plans,
		bookedAt: plans[0].sinceAt,
		usualHours,
		importHours:
			done === undefined
				? usualHours
				: bendHours(usualHours, done, elapsedHours, random),
	};
}

function drawRouteIn(
	scac: string,
	stage: Stage,
	situation: Situation,
	random: SeededRandom,
): Route | undefined {
	const wish: RouteNeeds = {
		...(stage === "at transshipment" ? { needsHub: true } : {}),
		...(stage === "on rail" ? { needsRail: true } : {}),
		...routeNeedsIn(situation),
	};
	const route = drawRoute(scac, wish, random.of("route"));
	if (situation !== "unknown inland place" || route?.onward === undefined) {
		return route;
	}
	const { onward } = route;
	return { ...route, onward: { ...onward, place: nowhereNear(onward.place) } };
}

function pickVoyages(
	stage: Stage,
	fitting: readonly (readonly Voyage[])[],
	random: SeededRandom,
): readonly Voyage[] | undefined {
	if (fitting.length === 0) return undefined;
	if (stage === "booked") return fitting[0];
	const isUnderway = stage === "at sea" || stage === "at transshipment";
	return isUnderway ? random.pick("sailing", fitting) : fitting.at(-1);
}
