import { DAY_MS } from "../../basics/local-time.ts";
import type { SeededRandom } from "../../basics/seeded-random.ts";
import { type Service, servicesOf } from "../../schedule/line-services.ts";
import { type Leg, legTo, portAt } from "../../schedule/routes.ts";
import type { Call } from "../../schedule/sailings.ts";
import { HUBS } from "../../schedule/services.ts";
import { type Voyage, voyageOn, voyagesFrom } from "../../schedule/voyages.ts";
import type { Place } from "../../schedule/world-places.ts";
import type { ReplacedPlan } from "./replaced-plan.ts";

/** The largest time by which the planned departure of the replaced route can precede that of the new one. */
export const EARLIEST_OTHER_HUB_MS = 5 * DAY_MS;

/** The plan before a change of hub; undefined where the line has no route over another hub. */
export function otherHub(
	voyages: readonly Voyage[],
	world: SeededRandom,
): ReplacedPlan | undefined {
	const [inward, outward, more] = voyages;
	if (inward === undefined || outward === undefined || more !== undefined) {
		return undefined;
	}
	const hub = outward.load.place;
	const ways = routesOverHubs(
		servicesOf(inward.leg.service.scac),
		inward.load.place,
		outward.discharge.place,
	).filter(([, second]) => portAt(second.service, second.from) !== hub);
	const untilAt = inward.load.plannedDepartureAt - 6 * DAY_MS;
	for (const legs of ways) {
		const sailing = sailingBy(legs, inward.load, world);
		if (sailing !== undefined) {
			return { voyages: voyagesFrom(legs, sailing, world), untilAt };
		}
	}
	return undefined;
}

/** All routes of two legs that meet in a hub, where neither service calls at both ports. */
function routesOverHubs(
	services: readonly Service[],
	pol: Place,
	pod: Place,
): (readonly [Leg, Leg])[] {
	const inward = services.filter(
		({ ports }) => ports.includes(pol) && !ports.includes(pod),
	);
	const outward = services.filter(
		({ ports }) => ports.includes(pod) && !ports.includes(pol),
	);
	return inward.flatMap((first) =>
		first.ports
			.filter(({ locode }) => HUBS.has(locode))
			.flatMap((hub) =>
				outward.flatMap((second) => {
					const leg = legTo(first, pol, hub);
					const next = legTo(second, hub, pod);
					return leg && next ? [[leg, next] as const] : [];
				}),
			),
	);
}

/**
 * The last sailing of a leg that is planned to depart no later than another call, so that one cut-off serves both. Undefined when it
 * departs much earlier.
 */
function sailingBy(
	[leg]: readonly Leg[],
	{ plannedDepartureAt }: Call,
	world: SeededRandom,
): number | undefined {
	if (leg === undefined) return undefined;
	const leaving = (sailing: number) =>
		voyageOn(leg, sailing, world).load.plannedDepartureAt;
	const sailing = Math.floor((plannedDepartureAt - leaving(0)) / (7 * DAY_MS));
	const isNear = plannedDepartureAt - leaving(sailing) < EARLIEST_OTHER_HUB_MS;
	return isNear ? sailing : undefined;
}
