import { DAY_MS } from "../../basics/local-time.ts";
import { portAt } from "../../schedule/routes.ts";
import type { Call } from "../../schedule/sailings.ts";
import type { Voyage } from "../../schedule/voyages.ts";

/** Shortest time at sea before a port that is called twice. */
const LEAST_TIME_MS = 9 * DAY_MS;

/** Adds two earlier calls: one at the port of discharge, without a discharge, and one at the port after it. Undefined on a short voyage. */
export function withTwoCalls(
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
