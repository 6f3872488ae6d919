import { HOUR_MS } from "../basics/local-time.ts";
import type { Box } from "./cargo.ts";
import { boxMoves, type Happening, rideGoes } from "./happenings.ts";
import { exportDepartureAt, type Journey, namedBoxes } from "./journey.ts";
import type { Step } from "./landside.ts";
import {
	allOffAt,
	exportRide,
	exportSteps,
	type ImportHours,
	type ImportStep,
} from "./landside.ts";
import type { Plan } from "./plans.ts";
import type { Stops } from "./stops.ts";

/** What happens before the first vessel: empty out, gate in and, from some origins, a barge. */
export function exportHappenings(journey: Journey, stops: Stops): Happening[] {
	const departureAt = exportDepartureAt(journey);
	const { barge } = stops;
	const happenings = namedBoxes(journey).flatMap((box) => {
		const deal = journey.deal.of(`export ${box.number}`);
		const steps = exportSteps(departureAt, barge !== undefined, deal);
		const rejected = rejectionOf(box, journey);
		const moves = [
			boxMoves("GTOT", box, "EMPTY", stops.emptyPickUp, {
				...steps.emptyOut,
				...(rejected === undefined ? {} : { actualAt: rejected.outAt }),
			}),
			...(rejected === undefined
				? []
				: [
						boxMoves("GTIN", box, "EMPTY", stops.emptyPickUp, {
							plannedAt: null,
							actualAt: rejected.backAt,
						}),
					]),
			boxMoves("GTIN", box, "LADEN", stops.gateIn, steps.gateIn),
		];
		if (barge === undefined) return moves;
		return [
			...moves,
			boxMoves("LOAD", box, "LADEN", barge.from, steps.bargeLoad),
			boxMoves("DISC", box, "LADEN", barge.to, steps.bargeDischarge),
		];
	});
	if (barge === undefined) return happenings;
	const ride = exportRide(departureAt, journey.deal.of("barge"));
	return [...happenings, ...rideGoes(barge, ride.depart, ride.arrive)];
}

/** When the container that another takes the place of is fetched and, being unfit, brought back. */
function rejectionOf(box: Box, { cargo, turnsAt }: Journey) {
	if (box !== cargo.swappedOut || turnsAt === null) return undefined;
	return { outAt: turnsAt - 14 * HOUR_MS, backAt: turnsAt - 4 * HOUR_MS };
}

/** Hours between one container and the next at a ramp, at the gate, and on the way back. */
const APART = { ride: 0.2, gateOut: 3, emptyIn: 2.5 };

/** What happens after the last vessel: a train or barge to some places, gate out, and the empty box comes back. */
export function importHappenings(
	journey: Journey,
	plan: Plan,
	stops: Stops,
): Happening[] {
	const step = importClock(journey, plan);
	const { onward } = stops;
	const happenings = namedBoxes(journey).flatMap((box, index) => {
		const moves = [
			boxMoves(
				"GTOT",
				box,
				"LADEN",
				stops.gateOut,
				unplanned(step("gateOut", index * APART.gateOut)),
			),
			boxMoves(
				"GTIN",
				box,
				"EMPTY",
				stops.emptyReturn,
				unplanned(step("emptyIn", index * APART.emptyIn)),
			),
		];
		if (onward === undefined) return moves;
		const later = index * APART.ride;
		return [
			boxMoves("LOAD", box, "LADEN", onward.from, step("load", later)),
			boxMoves("DISC", box, "LADEN", onward.to, step("discharge", later)),
			...moves,
		];
	});
	if (onward === undefined) return happenings;
	return [
		...happenings,
		...rideGoes(onward, step("depart", 0), step("arrive", 0)),
	];
}

function importClock({ importHours, usualHours }: Journey, { voyages }: Plan) {
	const call = voyages.at(-1)?.discharge;
	if (call === undefined) throw new Error("a journey without a voyage");
	const offAt = allOffAt(call.arrivalAt, call.departureAt);
	const plannedOffAt = allOffAt(call.plannedArrivalAt, call.plannedDepartureAt);
	return (name: ImportStep, laterHours: number): Step => ({
		actualAt: offAt + (hoursTo(name, importHours) + laterHours) * HOUR_MS,
		plannedAt: plannedOffAt + hoursTo(name, usualHours) * HOUR_MS,
	});
}

function hoursTo(wanted: ImportStep, hours: ImportHours): number {
	return hours.find(([step]) => step === wanted)?.[1] ?? 0;
}

function unplanned(step: Step): Step {
	return { ...step, plannedAt: null };
}
