import type { Deal } from "../basics/deal.ts";
import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { Route } from "../schedule/routes.ts";
import type { Voyage } from "../schedule/voyages.ts";
import {
	type Abandoned,
	EARLIEST_OTHER_HUB_MS,
	omittedFrom,
	otherHub,
	rolledFrom,
	swappedFrom,
} from "./given-up-plans.ts";
import type { Situation } from "./situations.ts";
import { withTwoCalls } from "./two-calls.ts";

/** The voyages that a line holds to be those of a shipment, from an instant (milliseconds) until the next plan. */
export interface Plan {
	readonly sinceAt: number;
	readonly voyages: readonly Voyage[];
}

/** The plans of a journey in the order in which the line made them; the last one is what happens. */
export type Plans = readonly [Plan, ...Plan[]];

/** How many milliseconds a plan that a situation gives up would have sailed before the voyages that come true, at most. */
export function leadMsIn(situation: Situation): number {
	if (situation === "other hub") return EARLIEST_OTHER_HUB_MS;
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
