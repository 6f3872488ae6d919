import type { Deal } from "./deal.ts";
import { servicesOf } from "./line-services.ts";
import { DAY_MS, HOUR_MS } from "./local-time.ts";
import { type Leg, legTo, portAt, type Route } from "./routes.ts";
import type { Call } from "./sailings.ts";
import { HUBS } from "./services.ts";
import type { Situation } from "./situations.ts";
import { type Voyage, voyageOn, voyagesFrom } from "./voyages.ts";

/** The voyages that a line holds to be those of a shipment, from an instant (milliseconds) until the next plan. */
export interface Plan {
	readonly sinceAt: number;
	readonly voyages: readonly Voyage[];
}

/** The plans of a journey in the order in which the line made them; the last one is what happens. */
export type Plans = readonly [Plan, ...Plan[]];

/** A plan that was given up, and when. */
interface Abandoned {
	readonly voyages: readonly Voyage[];
	readonly untilAt: number;
}

/** How many milliseconds a plan that a situation gives up would have sailed before the voyages that come true. */
export function leadMsIn(situation: Situation): number {
	return situation === "rollover" ? 8 * DAY_MS : 0;
}

/**
 * The voyages as a situation makes them and the plans that lead to them; undefined where these voyages leave no room for the situation.
 * `bookedAt` gives the instant of the booking for the planned departure of the first plan.
 */
export function plansIn(
	situation: Situation,
	route: Route,
	voyages: readonly Voyage[],
	deal: Deal,
	world: Deal,
	bookedAt: (departureAt: number) => number,
): Plans | undefined {
	const single = (final: readonly Voyage[] | undefined): Plans | undefined =>
		final && [{ sinceAt: bookingOf(final), voyages: final }];
	const bookingOf = (first: readonly Voyage[]) =>
		bookedAt(first[0]?.load.plannedDepartureAt ?? 0);
	const after = (abandoned: Abandoned | undefined): Plans | undefined => {
		if (abandoned === undefined) return undefined;
		const sinceAt = bookingOf(abandoned.voyages);
		if (abandoned.untilAt < sinceAt + 2 * HOUR_MS) return undefined;
		return [
			{ sinceAt, voyages: abandoned.voyages },
			{ sinceAt: abandoned.untilAt, voyages },
		];
	};
	switch (situation) {
		case "late vessel":
			return isLate(voyages) ? single(voyages) : undefined;
		case "port called twice":
			return single(withTwoCalls(voyages));
		case "rollover":
			return after(rolledFrom(route, voyages, deal, world));
		case "vessel swap":
			return after(swappedFrom(voyages, deal));
		case "port omission":
			return after(omittedFrom(voyages, world));
		case "other hub":
			return after(otherHub(voyages, world));
		default:
			return single(voyages);
	}
}

const LEAST_DELAY_MS = 24 * HOUR_MS;

function isLate(voyages: readonly Voyage[]): boolean {
	const call = voyages.at(-1)?.discharge;
	return (
		call !== undefined &&
		call.arrivalAt - call.plannedArrivalAt > LEAST_DELAY_MS
	);
}

/** The containers missed the sailing of the week before. */
function rolledFrom(
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

/** Another vessel was to sail one of the legs. */
function swappedFrom(
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

/** The vessel was to discharge in the port before, or in the one behind. */
function omittedFrom(
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

/** The way was to lead over another hub of the line. */
function otherHub(
	voyages: readonly Voyage[],
	world: Deal,
): Abandoned | undefined {
	const [inward, outward, more] = voyages;
	if (inward === undefined || outward === undefined || more !== undefined) {
		return undefined;
	}
	const pol = inward.load.place;
	const pod = outward.discharge.place;
	const services = servicesOf(inward.leg.service.scac);
	const ways = services
		.filter(({ ports }) => ports.includes(pol) && !ports.includes(pod))
		.flatMap((first) =>
			first.ports
				.filter(
					({ locode }) =>
						HUBS.has(locode) && locode !== outward.load.place.locode,
				)
				.flatMap((hub) =>
					services
						.filter(
							({ ports }) =>
								ports.includes(hub) &&
								ports.includes(pod) &&
								!ports.includes(pol),
						)
						.map((second) => [legTo(first, pol, hub), legTo(second, hub, pod)]),
				),
		)
		.filter((way): way is Leg[] => way.every((leg) => leg !== undefined));
	const untilAt = inward.load.plannedDepartureAt - 6 * DAY_MS;
	for (const legs of ways) {
		const sailing = sailingNear(legs, inward.load, world);
		if (sailing !== undefined) {
			return { voyages: voyagesFrom(legs, sailing, world), untilAt };
		}
	}
	return undefined;
}

/** The sailing on a leg that was to leave at about the time of another call. */
function sailingNear(
	[leg]: readonly Leg[],
	{ plannedDepartureAt }: Call,
	world: Deal,
): number | undefined {
	if (leg === undefined) return undefined;
	const weeks = Math.round(
		(plannedDepartureAt - voyageOn(leg, 0, world).load.plannedDepartureAt) /
			(7 * DAY_MS),
	);
	const { load } = voyageOn(leg, weeks, world);
	const isNear =
		Math.abs(load.plannedDepartureAt - plannedDepartureAt) < 5 * DAY_MS;
	return isNear ? weeks : undefined;
}

/** At least so long at sea before a port that is called twice. */
const LEAST_TIME_MS = 9 * DAY_MS;

/** The vessel comes to the port of discharge, goes on to the next port and comes back before it discharges. */
function withTwoCalls(
	voyages: readonly Voyage[],
): readonly Voyage[] | undefined {
	const last = voyages.at(-1);
	if (last === undefined) return undefined;
	const { leg, load, discharge } = last;
	const between = portAt(leg.service, leg.to + 1);
	const isRoomy =
		Math.min(
			discharge.arrivalAt - load.departureAt,
			discharge.plannedArrivalAt - load.plannedDepartureAt,
		) > LEAST_TIME_MS;
	if (!isRoomy || [load.place, discharge.place].includes(between)) {
		return undefined;
	}
	const passing = [
		callBefore(discharge, discharge.place, 4.2, 3.6),
		callBefore(discharge, between, 2.6, 1.9),
	];
	return voyages.with(-1, { ...last, passing });
}

function callBefore(
	call: Call,
	place: Call["place"],
	arrivalDays: number,
	departureDays: number,
): Call {
	const before = (at: number, days: number) => at - days * DAY_MS;
	return {
		...call,
		place,
		plannedArrivalAt: before(call.plannedArrivalAt, arrivalDays),
		plannedDepartureAt: before(call.plannedArrivalAt, departureDays),
		arrivalAt: before(call.arrivalAt, arrivalDays),
		departureAt: before(call.arrivalAt, departureDays),
	};
}
