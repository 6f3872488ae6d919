import { HOUR_MS } from "../basics/local-time.ts";
import type { Box } from "./cargo.ts";
import { exportDepartureAt, type Journey, namedBoxes } from "./journey.ts";
import {
	containerEvent,
	type JourneyEvent,
	rideEvents,
} from "./journey-events.ts";
import type { Step } from "./landside.ts";
import {
	allOffAt,
	exportRide,
	exportSteps,
	type ImportHours,
	type ImportStep,
} from "./landside.ts";
import type { Plan } from "./situations/plans-of-situation.ts";
import type { Stops } from "./stops.ts";

/** The events before the first vessel: empty out, gate in and, from some origins, a barge. */
export function exportEvents(journey: Journey, stops: Stops): JourneyEvent[] {
	const departureAt = exportDepartureAt(journey);
	const { barge } = stops;
	const events = namedBoxes(journey).flatMap((box) => {
		const random = journey.random.of(`export ${box.number}`);
		const steps = exportSteps(departureAt, barge !== undefined, random);
		const rejected = rejectionOf(box, journey);
		const moves = [
			containerEvent("GTOT", box, "EMPTY", stops.emptyPickUp, {
				...steps.emptyOut,
				...(rejected === undefined ? {} : { actualAt: rejected.outAt }),
			}),
			...(rejected === undefined
				? []
				: [
						containerEvent("GTIN", box, "EMPTY", stops.emptyPickUp, {
							plannedAt: null,
							actualAt: rejected.backAt,
						}),
					]),
			containerEvent("GTIN", box, "LADEN", stops.gateIn, steps.gateIn),
		];
		if (barge === undefined) return moves;
		return [
			...moves,
			containerEvent("LOAD", box, "LADEN", barge.from, steps.bargeLoad),
			containerEvent("DISC", box, "LADEN", barge.to, steps.bargeDischarge),
		];
	});
	if (barge === undefined) return events;
	const ride = exportRide(departureAt, journey.random.of("barge"));
	return [...events, ...rideEvents(barge, ride.depart, ride.arrive)];
}

/** When the replaced container is picked up, and when it is returned as unfit. */
function rejectionOf(box: Box, { cargo, changesAt }: Journey) {
	if (box !== cargo.swappedOut || changesAt === null) return undefined;
	return { outAt: changesAt - 14 * HOUR_MS, backAt: changesAt - 4 * HOUR_MS };
}

/** Hours between one container and the next: at a ramp, at the gate, and at the empty return. */
const APART = { ride: 0.2, gateOut: 3, emptyIn: 2.5 };

/** The events after the last vessel: a train or barge to some places, gate out and empty return. */
export function importEvents(
	journey: Journey,
	plan: Plan,
	stops: Stops,
): JourneyEvent[] {
	const step = importClock(journey, plan);
	const { onward } = stops;
	const events = namedBoxes(journey).flatMap((box, index) => {
		const moves = [
			containerEvent(
				"GTOT",
				box,
				"LADEN",
				stops.gateOut,
				unplanned(step("gateOut", index * APART.gateOut)),
			),
			containerEvent(
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
			containerEvent("LOAD", box, "LADEN", onward.from, step("load", later)),
			containerEvent("DISC", box, "LADEN", onward.to, step("discharge", later)),
			...moves,
		];
	});
	if (onward === undefined) return events;
	return [
		...events,
		...rideEvents(onward, step("depart", 0), step("arrive", 0)),
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
