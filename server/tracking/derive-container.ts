import { availabilityOf } from "./availability.ts";
import type { ContainerOnTrip } from "./concern.ts";
import {
	CONTAINER_RULES,
	type ContainerEvidence,
	type ContainerValues,
} from "./container-rules.ts";
import type { DerivingContext } from "./derive-shipment.ts";
import { applyRules } from "./derived.ts";
import { estimatedTime, historyOf } from "./estimates.ts";
import type { ContainerAttributes, ContainerFacts } from "./journey.ts";
import { occurrencesOf, reportsOf } from "./occurrence.ts";
import type { Placement } from "./place.ts";
import { placeIn, terminalsOf } from "./place-facts.ts";
import { rawEventsOf } from "./raw-events.ts";
import { seaStopsOf } from "./sea-stops.ts";
import { statusFacts } from "./status-evidence.ts";
import type { Steps } from "./steps.ts";
import { reportsByFacility } from "./terminal-reports.ts";
import { transportEventsOf } from "./transport-events.ts";

function attributesOf({
	pickup_lfd_terminal,
	pickup_lfd_line,
	pickup_lfd_rail,
	...others
}: ContainerValues): ContainerAttributes {
	const import_deadlines = {
		pickup_lfd_terminal,
		pickup_lfd_line,
		pickup_lfd_rail,
	};
	return { ...others, import_deadlines };
}

/** Derives the record of one container from the messages that concern it, in their places, and the reports about it. */
export function* deriveContainer(
	{ number, own, statuses }: ContainerOnTrip,
	placement: Placement,
	context: DerivingContext,
): Steps<ContainerFacts> {
	const { lookup, first, earlier, originals } = context;
	const { placed, pod, destination } = placement;
	const occurrences = occurrencesOf(placed);
	yield;
	const reports = reportsByFacility(statuses, placement);
	const availability = availabilityOf(placement, occurrences, reports);
	const trainArrivals = reportsOf(
		occurrences,
		"arrived_at_inland_destination",
	).filter((o) => o.kind !== "shipment" && o.mode === "rail");
	const evidence: ContainerEvidence = {
		occurrences,
		own,
		statuses,
		reports,
		portOfDischarge: placeIn(placement, pod, lookup),
		destination: placeIn(placement, destination, lookup),
		trainArrivals,
		trainArrival: estimatedTime({
			reports: trainArrivals,
			superseded: [],
			earlier,
		}),
		status: statusFacts(placement, occurrences, reports, availability),
		lookup,
	};
	yield;
	const { values, provenance } = applyRules(CONTAINER_RULES, evidence, first);
	yield;
	const transportEvents = transportEventsOf(occurrences, availability, {
		first,
		lookup,
	});
	yield;
	return {
		number,
		attributes: attributesOf(values),
		provenance,
		etaHistory: historyOf("ind_eta_at", evidence.trainArrival, first),
		...terminalsOf(occurrences),
		hasInlandLeg: placement.hasInlandLeg,
		seaStops: seaStopsOf(placement, occurrences, lookup),
		transportEvents,
		rawEvents: rawEventsOf(placed, first, originals),
	};
}
