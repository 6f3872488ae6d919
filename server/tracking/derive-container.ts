import { directionOf } from "./call.ts";
import { containerStatus, type StatusFacts } from "./container-status.ts";
import { equipmentSize } from "./equipment.ts";
import type { Milestone } from "./event-names.ts";
import type { ContainerFacts, PlaceLookup } from "./journey.ts";
import { bestActual, bestEstimate } from "./milestone.ts";
import type { EquipmentObservation, Observation } from "./observation.ts";
import {
	type Occurrence,
	occurrencesOf,
	reportsOf,
	said,
} from "./occurrence.ts";
import type { Placement, Role } from "./place.ts";
import { placeOf, terminalsOf, timezoneOf } from "./place-facts.ts";
import { rawEventsOf } from "./raw-events.ts";
import { transportEventsOf } from "./transport-events.ts";

const happenedAt = (observations: readonly Observation[]): string | null =>
	bestActual(observations)?.occurredAt ?? null;

const byRail = (observations: readonly Observation[]) =>
	observations.filter((o) => o.kind === "transport" && o.mode === "rail");

/** Full containers that a customer was left with after the voyage. */
function drops({ placed }: Placement): Observation[] {
	return placed
		.filter(
			({ role }) =>
				role === "pod" || role === "onward" || role === "destination",
		)
		.map(({ observation }) => observation)
		.filter(
			(o) =>
				o.kind === "equipment" &&
				o.activity === "dropped_off" &&
				o.isEmpty === false &&
				o.place?.facilityType === "customer_location",
		);
}

/** Loadings and departures of the full container on the way to the port of lading. */
function inlandLoadings({ placed }: Placement): Observation[] {
	return placed
		.filter(({ role }) => role === "origin" || role === "pol")
		.map(({ observation }) => observation)
		.filter((o) =>
			o.kind === "equipment"
				? o.activity === "loaded" && o.isEmpty !== true && o.mode !== "vessel"
				: directionOf(o) === "departing" &&
					o.kind === "transport" &&
					(o.mode === "rail" || o.mode === "barge"),
		);
}

function statusOf(
	times: ReturnType<typeof milestoneTimes>,
	placement: Placement,
	occurrences: readonly Occurrence[],
) {
	const { hasInlandLeg } = placement;
	const lastTerminal = hasInlandLeg ? "destination" : "pod";
	const aboard = occurrences.filter(({ milestone }) =>
		/^(vessel|transshipment)_/.test(milestone),
	);
	const facts: StatusFacts = {
		...times,
		hasInlandLeg,
		droppedAt: happenedAt(drops(placement)),
		availableAt: happenedAt(reportsOf(occurrences, "available", lastTerminal)),
		destinationUnloadedAt: happenedAt([
			...reportsOf(occurrences, "rail_unloaded", "destination"),
			...reportsOf(occurrences, "feeder_discharged", "destination"),
		]),
		onwardRailAt: happenedAt([
			...reportsOf(occurrences, "rail_loaded", "pod", "onward"),
			...reportsOf(occurrences, "rail_departed", "pod", "onward"),
		]),
		aboardAt: happenedAt(aboard.flatMap((o) => o.observations)),
		inlandLoadedAt: happenedAt(inlandLoadings(placement)),
	};
	return containerStatus(facts);
}

/** When each milestone of the container's record happened. */
function milestoneTimes(occurrences: readonly Occurrence[]) {
	const actual = (milestone: Milestone, ...roles: readonly Role[]) =>
		happenedAt(reportsOf(occurrences, milestone, ...roles));
	const inlandArrivals = byRail(
		reportsOf(occurrences, "arrived_at_inland_destination"),
	);
	return {
		emptyOutAt: actual("empty_out"),
		polFullInAt: actual("full_in", "pol") ?? actual("full_in"),
		polVesselLoadedAt: actual("vessel_loaded"),
		polVesselDepartedAt: actual("vessel_departed"),
		podArrivedAt: actual("vessel_arrived"),
		podDischargedAt: actual("vessel_discharged"),
		podFullOutAt: actual("full_out", "pod"),
		podRailLoadedAt: actual("rail_loaded", "pod"),
		podRailDepartedAt: actual("rail_departed", "pod"),
		indEtaAt: bestEstimate(inlandArrivals)?.occurredAt ?? null,
		indAtaAt: happenedAt(inlandArrivals),
		indRailUnloadedAt: actual("rail_unloaded", "destination"),
		finalDestinationFullOutAt: actual("full_out", "destination"),
		emptyTerminatedAt: actual("empty_in"),
	};
}

/**
 * Derives the record of one container from the messages that concern it, in their places.
 * `firstKey` is that of {@link firstKeys}: what an event rests on is named by the message that said it first.
 */
export function deriveContainer(
	number: string,
	placement: Placement,
	firstKey: ReadonlyMap<string, string>,
	lookup: PlaceLookup,
): ContainerFacts {
	const { placed, pod, destination } = placement;
	const observations = placed.map(({ observation }) => observation);
	const occurrences = occurrencesOf(placed);
	const times = milestoneTimes(occurrences);
	const emptyIn = bestActual(reportsOf(occurrences, "empty_in"));
	const equipment = <T>(read: (o: EquipmentObservation) => T | null) =>
		said(observations, (o) => (o.kind === "equipment" ? read(o) : null));
	return {
		number,
		...equipmentSize(equipment((o) => o.isoCode)),
		sealNumber: equipment((o) => o.sealNumber),
		currentStatus: statusOf(times, placement, occurrences),
		...times,
		podTimezone: placeOf(placement, pod, lookup)?.timezone ?? null,
		finalDestinationTimezone:
			placeOf(placement, destination, lookup)?.timezone ?? null,
		emptyTerminatedTimezone: emptyIn && timezoneOf(emptyIn, lookup),
		...terminalsOf(occurrences),
		transportEvents: transportEventsOf(occurrences, lookup).map((event) => ({
			...event,
			observationKey:
				firstKey.get(event.observationKey) ?? event.observationKey,
		})),
		rawEvents: rawEventsOf(placed, firstKey, lookup),
	};
}
