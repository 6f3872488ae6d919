import type { Deal } from "../basics/deal.ts";
import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import { type Service, servicesOf } from "../schedule/line-services.ts";
import { type Leg, legTo, portAt, type Route } from "../schedule/routes.ts";
import type { Call } from "../schedule/sailings.ts";
import { HUBS } from "../schedule/services.ts";
import { type Voyage, voyageOn, voyagesFrom } from "../schedule/voyages.ts";
import type { Place } from "../schedule/world-places.ts";

/** A plan that was given up, and when. */
export interface Abandoned {
	readonly voyages: readonly Voyage[];
	readonly untilAt: number;
}

/** The longest time by which the way over another hub was to begin before the one that was taken. */
export const EARLIEST_OTHER_HUB_MS = 5 * DAY_MS;

/** The plan of containers that missed the sailing of the week before. */
export function rolledFrom(
	{ legs }: Route,
	voyages: readonly Voyage[],
	deal: Deal,
	world: Deal,
): Abandoned | undefined {
	const [first] = voyages;
	if (first === undefined) return undefined;
	const missed = voyagesFrom(legs, first.sailing - 1, world);
	const departureAt = missed[0]?.load.departureAt ?? 0;
	return {
		voyages: missed,
		untilAt: departureAt + deal.between("left behind", 2, 20) * HOUR_MS,
	};
}

/** The plan in which another vessel was to sail one of the legs; undefined where the service has but one. */
export function swappedFrom(
	voyages: readonly Voyage[],
	deal: Deal,
): Abandoned | undefined {
	const which = deal.integer("swapped leg", 0, voyages.length - 1);
	const leg = voyages[which];
	const others = leg?.leg.service.fleet.filter(
		({ imo }) => imo !== leg.load.vessel.imo,
	);
	if (leg === undefined || others === undefined || others.length === 0) {
		return undefined;
	}
	const vessel = deal.pick("other vessel", others);
	const load = { ...leg.load, vessel };
	const discharge = { ...leg.discharge, vessel };
	const daysBefore = deal.between("days before", 3, 10);
	return {
		voyages: voyages.with(which, { ...leg, load, discharge }),
		untilAt: leg.load.plannedDepartureAt - daysBefore * DAY_MS,
	};
}

/** The plan in which the vessel was to discharge in the port before, or in the one behind; undefined where neither can be omitted in time. */
export function omittedFrom(
	voyages: readonly Voyage[],
	world: Deal,
): Abandoned | undefined {
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

/** The plan in which the way was to lead over another hub of the line; undefined where there is none. */
export function otherHub(
	voyages: readonly Voyage[],
	world: Deal,
): Abandoned | undefined {
	const [inward, outward, more] = voyages;
	if (inward === undefined || outward === undefined || more !== undefined) {
		return undefined;
	}
	const hub = outward.load.place;
	const ways = waysOverHubs(
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

/** All ways of two services that meet in a hub, of which neither goes all the way. */
function waysOverHubs(
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
 * The last sailing on a leg that was to leave no later than another call: what is brought to it in time is in time for
 * that call, too. Undefined when it was to leave long before.
 */
function sailingBy(
	[leg]: readonly Leg[],
	{ plannedDepartureAt }: Call,
	world: Deal,
): number | undefined {
	if (leg === undefined) return undefined;
	const leaving = (sailing: number) =>
		voyageOn(leg, sailing, world).load.plannedDepartureAt;
	const sailing = Math.floor((plannedDepartureAt - leaving(0)) / (7 * DAY_MS));
	const isNear = plannedDepartureAt - leaving(sailing) < EARLIEST_OTHER_HUB_MS;
	return isNear ? sailing : undefined;
}
