import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { Call } from "../schedule/sailings.ts";
import {
	boxMoves,
	documentChanges,
	type Happening,
	rideGoes,
} from "./happenings.ts";
import { type Journey, namedBoxes } from "./journey.ts";
import { LAST_DISCHARGE_SHARE } from "./landside.ts";
import type { Plan } from "./plans.ts";
import type { Stops } from "./stops.ts";

/** What happens on the vessels, leg by leg: loaded, departed, arrived, discharged. */
export function seaHappenings(journey: Journey, stops: Stops): Happening[] {
	return stops.calls.flatMap(({ voyage, from, passing, to }) => {
		const { load, discharge } = voyage;
		const moves = namedBoxes(journey).flatMap((box) => {
			const deal = journey.deal.of(`${from.name} ${box.number}`);
			const loadShare = 1 - deal.between("load", 0.2, 0.75);
			const offShare = deal.between("discharge", 0.1, LAST_DISCHARGE_SHARE);
			return [
				boxMoves("LOAD", box, "LADEN", from, duringStay(load, loadShare, 0.6)),
				boxMoves(
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
			return rideGoes(
				{ from: fromStop, to: toStop },
				{ plannedAt: start.plannedDepartureAt, actualAt: start.departureAt },
				{ plannedAt: end.plannedArrivalAt, actualAt: end.arrivalAt },
			);
		});
		return [...moves, ...rides];
	});
}

/** The instants at which a share of the actual, and of the planned, stay of a vessel is over. */
function duringStay(call: Call, share: number, plannedShare: number) {
	const stayMs = call.departureAt - call.arrivalAt;
	const plannedStayMs = call.plannedDepartureAt - call.plannedArrivalAt;
	return {
		plannedAt: call.plannedArrivalAt + plannedStayMs * plannedShare,
		actualAt: call.arrivalAt + stayMs * share,
	};
}

/** What happens on paper: the booking is confirmed, or cancelled in the end; bills and the arrival notice are issued. */
export function documentHappenings(
	{ situation, turnsAt, bookedAt, deal, cargo }: Journey,
	{ voyages }: Plan,
	{ pol, pod }: Stops,
): Happening[] {
	const [first, last] = [voyages[0], voyages.at(-1)];
	if (first === undefined || last === undefined) return [];
	const { booking, bills } = cargo;
	const confirmed = documentChanges("CONF", "BKG", booking, pol, bookedAt);
	if (situation === "booking cancelled" && turnsAt !== null) {
		return [confirmed, documentChanges("CANC", "BKG", booking, pol, turnsAt)];
	}
	const billAt =
		first.load.departureAt + deal.between("bill issued", 5, 40) * HOUR_MS;
	const noticeAt = Math.max(
		last.discharge.arrivalAt - deal.between("notice", 2, 5) * DAY_MS,
		last.load.departureAt + 6 * HOUR_MS,
	);
	return [
		confirmed,
		...bills.flatMap((bill) => [
			documentChanges("ISSU", "TRD", bill, pol, billAt),
			documentChanges("ISSU", "ARN", bill, pod, noticeAt),
		]),
	];
}
