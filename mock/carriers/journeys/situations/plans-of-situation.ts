import { DAY_MS, HOUR_MS } from "../../basics/local-time.ts";
import type { SeededRandom } from "../../basics/seeded-random.ts";
import type { Route } from "../../schedule/routes.ts";
import type { Voyage } from "../../schedule/voyages.ts";
import type { Situation } from "./draw-situation.ts";
import { EARLIEST_OTHER_HUB_MS, otherHub } from "./other-hub.ts";
import { withTwoCalls } from "./port-called-twice.ts";
import { omittedFrom } from "./port-omission.ts";
import type { ReplacedPlan } from "./replaced-plan.ts";
import { rolledFrom } from "./rollover.ts";
import { swappedFrom } from "./vessel-swap.ts";

/** The voyages planned for a shipment from an instant (milliseconds) until the next plan. */
export interface Plan {
	readonly sinceAt: number;
	readonly voyages: readonly Voyage[];
}

/** The plans of a journey, oldest first. The last one is what happens. */
export type Plans = readonly [Plan, ...Plan[]];

/** How much earlier than the actual voyages the replaced plan of a situation departs, at most (ms). */
export function leadMsIn(situation: Situation): number {
	if (situation === "other hub") return EARLIEST_OTHER_HUB_MS;
	return situation === "rollover" ? 8 * DAY_MS : 0;
}

/**
 * Applies a situation to the voyages of a journey; undefined where these voyages do not allow it.
 * A rollover, vessel swap, port omission or change of hub has two plans: the one before the change comes first.
 * `bookedAt` returns the time of booking for the planned departure of the first plan.
 */
export function plansIn(
	situation: Situation,
	route: Route,
	voyages: readonly Voyage[],
	random: SeededRandom,
	world: SeededRandom,
	bookedAt: (departureAt: number) => number,
): Plans | undefined {
	const single = (final: readonly Voyage[] | undefined): Plans | undefined =>
		final && [{ sinceAt: bookingOf(final), voyages: final }];
	const bookingOf = (first: readonly Voyage[]) =>
		bookedAt(first[0]?.load.plannedDepartureAt ?? 0);
	const after = (replaced: ReplacedPlan | undefined): Plans | undefined => {
		if (replaced === undefined) return undefined;
		const sinceAt = bookingOf(replaced.voyages);
		if (replaced.untilAt < sinceAt + 2 * HOUR_MS) return undefined;
		return [
			{ sinceAt, voyages: replaced.voyages },
			{ sinceAt: replaced.untilAt, voyages },
		];
	};
	switch (situation) {
		case "late vessel":
			return isLate(voyages) ? single(voyages) : undefined;
		case "port called twice":
			return single(withTwoCalls(voyages));
		case "rollover":
			return after(rolledFrom(route, voyages, random, world));
		case "vessel swap":
			return after(swappedFrom(voyages, random));
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
