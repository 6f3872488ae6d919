import type { Deal } from "../basics/deal.ts";
import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import {
	dealRoute,
	portAt,
	type Route,
	type RouteWish,
} from "../schedule/routes.ts";
import type { Stage } from "../schedule/stages.ts";
import { type Voyage, voyagesAround } from "../schedule/voyages.ts";
import { nowhereNear } from "../schedule/world-places.ts";
import { isAtStage, lastOffAt, stepsDone } from "./at-stage.ts";
import { bendHours, type ImportHours, importHours } from "./landside.ts";
import { leadMsIn, type Plans, plansIn } from "./plans.ts";
import { type Situation, wishIn } from "./situations.ts";

/** The way of a shipment with its dates. */
export interface Way {
	readonly route: Route;
	readonly plans: Plans;
	/** When the line confirmed the booking (milliseconds). */
	readonly bookedAt: number;
	/** Hours from the last discharge to the steps on land, as usual and as they come. */
	readonly usualHours: ImportHours;
	readonly importHours: ImportHours;
}

/** Draws one route of a line and looks for a sailing on it that is at the wanted stage at the instant, in the wanted situation. */
export function findWay(
	scac: string,
	stage: Stage,
	situation: Situation,
	at: number,
	deal: Deal,
	world: Deal,
): Way | undefined {
	const route = dealRouteIn(scac, stage, situation, deal);
	const last = route?.legs.at(-1);
	if (route === undefined || last === undefined) return undefined;
	const pod = portAt(last.service, last.to);
	const usualHours = importHours(pod, route.onward, deal.of("land"));
	const longAgoHours = deal.between("long ago", 0, 480);
	const leadMs = leadMsIn(situation);
	const fitting = voyagesAround(route, at, world).filter((voyages) =>
		isAtStage(stage, voyages, usualHours, at, longAgoHours, leadMs),
	);
	const voyages = pickVoyages(stage, fitting, deal);
	if (voyages === undefined) return undefined;
	const bookedAt = (departureAt: number) =>
		Math.min(
			departureAt - deal.between("booked early", 16, 28) * DAY_MS,
			at - deal.between("booked before", 4, 40) * HOUR_MS,
		);
	const plans = plansIn(situation, route, voyages, deal, world, bookedAt);
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
				: bendHours(usualHours, done, elapsedHours, deal),
	};
}

function dealRouteIn(
	scac: string,
	stage: Stage,
	situation: Situation,
	deal: Deal,
): Route | undefined {
	const wish: RouteWish = {
		...(stage === "at transshipment" ? { needsHub: true } : {}),
		...(stage === "on rail" ? { needsRail: true } : {}),
		...wishIn(situation),
	};
	const route = dealRoute(scac, wish, deal.of("route"));
	if (situation !== "unknown inland place" || route?.onward === undefined) {
		return route;
	}
	const { onward } = route;
	return { ...route, onward: { ...onward, place: nowhereNear(onward.place) } };
}

function pickVoyages(
	stage: Stage,
	fitting: readonly (readonly Voyage[])[],
	deal: Deal,
): readonly Voyage[] | undefined {
	if (fitting.length === 0) return undefined;
	if (stage === "booked") return fitting[0];
	const isUnderway = stage === "at sea" || stage === "at transshipment";
	return isUnderway ? deal.pick("sailing", fitting) : fitting.at(-1);
}
