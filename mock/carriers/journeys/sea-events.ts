import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { Call } from "../schedule/sailings.ts";
import { type Journey, namedBoxes } from "./journey.ts";
import {
	containerEvent,
	documentEvent,
	type JourneyEvent,
	rideEvents,
} from "./journey-events.ts";
import { LAST_DISCHARGE_SHARE } from "./landside.ts";
import type { Plan } from "./situations/plans-of-situation.ts";
import type { Stops } from "./stops.ts";

/** The events of the vessel legs: loaded, departed, arrived, discharged. */
export function seaEvents(journey: Journey, stops: Stops): JourneyEvent[] {
	return stops.calls.flatMap(({ voyage, from, passing, to }) => {
		const { load, discharge } = voyage;
		const moves = namedBoxes(journey).flatMap((box) => {
			const random = journey.random.of(`${from.name} ${box.number}`);
			const loadShare = 1 - random.between("load", 0.2, 0.75);
			const offShare = random.between("discharge", 0.1, LAST_DISCHARGE_SHARE);
			return [
				containerEvent(
					"LOAD",
					box,
					"LADEN",
					from,
					duringStay(load, loadShare, 0.6),
				),
				containerEvent(
					"DISC",
					box,
					"LADEN",
					to,
					duringStay(discharge, offShare, 0.4),
				),
			];
		});
		const calls = [load, ...voyage.passing, discharge];
		const places = [from, ...passing, to];
		const rides = calls.slice(1).flatMap((end, index) => {
			const [start, fromStop, toStop] = [
				calls[index] ?? load,
				places[index] ?? from,
				places[index + 1] ?? to,
			];
			return rideEvents(
				{ from: fromStop, to: toStop },
				{ plannedAt: start.plannedDepartureAt, actualAt: start.departureAt },
				{ plannedAt: end.plannedArrivalAt, actualAt: end.arrivalAt },
			);
		});
		return [...moves, ...rides];
	});
}

/** The instants at a share of a vessel's stay, both for the actual and for the planned stay. */
function duringStay(call: Call, share: number, plannedShare: number) {
	const stayMs = call.departureAt - call.arrivalAt;
	const plannedStayMs = call.plannedDepartureAt - call.plannedArrivalAt;
	return {
		plannedAt: call.plannedArrivalAt + plannedStayMs * plannedShare,
		actualAt: call.arrivalAt + stayMs * share,
	};
}

/** The document events: booking confirmed or cancelled, bills and arrival notice issued. */
export function documentEvents(
	{ situation, changesAt, bookedAt, random, cargo }: Journey,
	{ voyages }: Plan,
	{ pol, pod }: Stops,
): JourneyEvent[] {
	const [first, last] = [voyages[0], voyages.at(-1)];
	if (first === undefined || last === undefined) return [];
	const { booking, bills } = cargo;
	const confirmed = documentEvent("CONF", "BKG", booking, pol, bookedAt);
	if (situation === "booking cancelled" && changesAt !== null) {
		return [confirmed, documentEvent("CANC", "BKG", booking, pol, changesAt)];
	}
	const billAt =
		first.load.departureAt + random.between("bill issued", 5, 40) * HOUR_MS;
	const noticeAt = Math.max(
		last.discharge.arrivalAt - random.between("notice", 2, 5) * DAY_MS,
		last.load.departureAt + 6 * HOUR_MS,
	);
	return [
		confirmed,
		...bills.flatMap((bill) => [
			documentEvent("ISSU", "TRD", bill, pol, billAt),
			documentEvent("ISSU", "ARN", bill, pod, noticeAt),
		]),
	];
}
