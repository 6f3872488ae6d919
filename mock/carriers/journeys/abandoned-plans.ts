import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import { type Service, servicesOf } from "../schedule/line-services.ts";
import { type Leg, legTo, portAt, type Route } from "../schedule/routes.ts";
import type { Call } from "../schedule/sailings.ts";
import { HUBS } from "../schedule/services.ts";
import { type Voyage, voyageOn, voyagesFrom } from "../schedule/voyages.ts";
import type { Place } from "../schedule/world-places.ts";

/** A plan that the line replaced, and the time of the replacement. */
export interface AbandonedPlan {
	readonly voyages: readonly Voyage[];
	readonly untilAt: number;
}

/** The largest time by which the planned departure of the abandoned route can precede that of the new one. */
export const EARLIEST_OTHER_HUB_MS = 5 * DAY_MS;

/** The plan before a rollover: the containers miss the sailing one week earlier. */
export function rolledFrom(
	{ legs }: Route,
	voyages: readonly Voyage[],
	random: SeededRandom,
	world: SeededRandom,
): AbandonedPlan | undefined {
	const [first] = voyages;
	if (first === undefined) return undefined;
	const missed = voyagesFrom(legs, first.sailing - 1, world);
	const departureAt = missed[0]?.load.departureAt ?? 0;
	return {
		voyages: missed,
		untilAt: departureAt + random.between("left behind", 2, 20) * HOUR_MS,
	};
}

/** The plan before a vessel swap; undefined where the service has only one vessel. */
export function swappedFrom(
	voyages: readonly Voyage[],
	random: SeededRandom,
): AbandonedPlan | undefined {
	const which = random.integer("swapped leg", 0, voyages.length - 1);
	const leg = voyages[which];
	const others = leg?.leg.service.fleet.filter(
		({ imo }) => imo !== leg.load.vessel.imo,
	);
	if (leg === undefined || others === undefined || others.length === 0) {
		return undefined;
	}
	const vessel = random.pick("other vessel", others);
	const load = { ...leg.load, vessel };
	const discharge = { ...leg.discharge, vessel };
	const daysBefore = random.between("days before", 3, 10);
	return {
		voyages: voyages.with(which, { ...leg, load, discharge }),
		untilAt: leg.load.plannedDepartureAt - daysBefore * DAY_MS,
	};
}

/** The plan before a port omission, with discharge one port earlier or later; undefined where neither can be omitted in time. */
export function omittedFrom(
	voyages: readonly Voyage[],
	world: SeededRandom,
): AbandonedPlan | undefined {
	const last = voyages.at(-1);
	if (last === undefined) return undefined;
	const { leg, sailing, load, discharge } = last;
	const taken = voyages.map((voyage) => voyage.load.place);
	const to = [leg.to - 1, leg.to + 1].find(
		(position) =>
			position > leg.from &&
			![...taken, discharge.place].includes(portAt(leg.service, position)),
	);
	if (to === undefined) return undefined;
	const planned = voyageOn({ ...leg, to }, sailing, world);
	const untilAt = Math.max(
		load.departureAt + 9 * HOUR_MS,
		Math.min(planned.discharge.plannedArrivalAt, discharge.arrivalAt) -
			4 * DAY_MS,
	);
	const isInTime =
		untilAt < discharge.arrivalAt - 8 * HOUR_MS &&
		untilAt < planned.discharge.arrivalAt - 8 * HOUR_MS;
	if (!isInTime) return undefined;
	return { voyages: voyages.with(-1, planned), untilAt };
}

/** The plan before a change of hub; undefined where the line has no route over another hub. */
export function otherHub(
	voyages: readonly Voyage[],
	world: SeededRandom,
): AbandonedPlan | undefined {
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
