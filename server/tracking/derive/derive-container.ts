import type { ContainerAttributes } from "../journey/container-attributes.ts";
import type { ContainerFacts } from "../journey/journey.ts";
import type { Steps } from "../observations/interruptible.ts";
import { type ReportedPlacement, reportsOf } from "../route/occurrence.ts";
import type { ShippedContainer } from "../settle/container-messages.ts";
import { availabilityOf, leftPlaces } from "./availability.ts";
import {
	CONTAINER_RULES,
	type ContainerEvidence,
	type ContainerValues,
} from "./container-attribute-rules.ts";
import type { DerivingContext } from "./derive-shipment.ts";
import { applyRules } from "./derived.ts";
import { estimatedTime, historyOf } from "./estimates.ts";
import { placeIn } from "./place-facts.ts";
import { rawEventsOf } from "./raw-events.ts";
import { seaStopsOf } from "./sea-stops.ts";
import { statusFacts } from "./status-evidence.ts";
import { reportsByFacility } from "./terminal-reports.ts";
import { terminalOrigins, terminalsOf, withAssumptions } from "./terminals.ts";
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

/** Takes the placed messages and status reports of one container and derives its attributes, events and sea stops. */
export function* deriveContainer(
	{ number, own, statuses }: ShippedContainer,
	placement: ReportedPlacement,
	context: DerivingContext,
): Steps<ContainerFacts> {
	const { lookup, facilities, first, earlier, originals } = context;
	const { placed, occurrences, pod, destination } = placement;
	const reports = reportsByFacility(statuses, placement);
	const availability = availabilityOf(placement, occurrences, reports);
	const trainArrivals = reportsOf(
		occurrences,
		"arrived_at_inland_destination",
	).filter((o) => o.kind !== "shipment" && o.mode === "rail");
	const status = statusFacts(placement, occurrences, reports, availability);
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
		status,
		left: leftPlaces(placement, status),
		lookup,
	};
	yield;
	const { values, provenance } = applyRules(CONTAINER_RULES, evidence, first);
	yield;
	const transportEvents = transportEventsOf(occurrences, availability, context);
	yield;
	const terminals = terminalsOf(occurrences, evidence, facilities);
	const { pod_terminal } = terminalOrigins(terminals, first);
	return {
		number,
		attributes: attributesOf(values),
		provenance: {
			...withAssumptions(provenance, terminals),
			...(pod_terminal && { pod_terminal }),
		},
		etaHistory: historyOf("ind_eta_at", evidence.trainArrival, first),
		podTerminal: terminals.pod.value,
		destinationTerminal: terminals.destination.value,
		hasInlandLeg: placement.hasInlandLeg,
		seaStops: seaStopsOf(placement, occurrences, lookup, earlier),
		transportEvents,
		rawEvents: rawEventsOf(placed, first, originals),
	};
}
