import {
	boxMoves,
	documentChanges,
	type Happening,
	rideGoes,
} from "./happenings.ts";
import type { Journey } from "./journey.ts";
import { LAST_DISCHARGE_SHARE } from "./landside.ts";
import { DAY_MS, HOUR_MS } from "./local-time.ts";
import type { Call } from "./sailings.ts";
import type { Stops } from "./stops.ts";

/** What happens on the vessels, leg by leg: loaded, departed, arrived, discharged. */
export function seaHappenings(journey: Journey, stops: Stops): Happening[] {
	return stops.calls.flatMap(({ voyage, from, to }) => {
		const { load, discharge } = voyage;
		const moves = journey.cargo.boxes.flatMap((box) => {
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
		const ride = rideGoes(
			{ from, to },
			{ plannedAt: load.plannedDepartureAt, actualAt: load.departureAt },
			{ plannedAt: discharge.plannedArrivalAt, actualAt: discharge.arrivalAt },
		);
		return [...moves, ...ride];
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

/** What happens on paper: the booking is confirmed, the bill and the arrival notice are issued. */
export function documentHappenings(
	{ voyages, bookedAt, deal }: Journey,
	{ pol, pod }: Stops,
): Happening[] {
	const [first, last] = [voyages[0], voyages.at(-1)];
	if (first === undefined || last === undefined) return [];
	const billAt =
		first.load.departureAt + deal.between("bill issued", 5, 40) * HOUR_MS;
	const noticeAt = Math.max(
		last.discharge.arrivalAt - deal.between("notice", 2, 5) * DAY_MS,
		last.load.departureAt + 6 * HOUR_MS,
	);
	return [
		documentChanges("CONF", "BKG", pol, bookedAt),
		documentChanges("ISSU", "TRD", pol, billAt),
		documentChanges("ISSU", "ARN", pod, noticeAt),
	];
}
