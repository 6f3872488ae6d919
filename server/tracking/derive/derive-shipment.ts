import type { ShipmentFacts } from "../journey/journey.ts";
import type { Steps } from "../observations/interruptible.ts";
import type { Message } from "../observations/observation.ts";
import { compareText } from "../observations/precedence.ts";
import type { ReportedPlacement } from "../route/occurrence.ts";
import type { FirstReports } from "../settle/repeated-messages.ts";
import { applyRules } from "./derived.ts";
import { type EarlierVersions, historyOf } from "./estimates.ts";
import type { FacilityLookup, PlaceLookup } from "./lookups.ts";
import { withOriginalEstimate } from "./original-estimate.ts";
import { placeIn } from "./place-facts.ts";
import { legToPod } from "./pod-vessel.ts";
import {
	SHIPMENT_RULES,
	type ShipmentEvidence,
} from "./shipment-attribute-rules.ts";
import { timesIn } from "./shipment-times.ts";
import { terminalOrigins, terminalsOf } from "./terminals.ts";

/** Inputs of a derivation beside the placed messages. */
export interface DerivingContext {
	readonly lookup: PlaceLookup;
	readonly facilities: FacilityLookup;
	readonly first: FirstReports;
	readonly earlier: EarlierVersions;
	/** Maps each message to the message as received. */
	readonly originals: ReadonlyMap<Message, Message>;
	/** The requested documents, otherwise the bills of the requested container. */
	readonly documents: readonly string[];
}

function sortedTexts(
	messages: readonly Message[],
	read: (message: Message) => readonly string[],
): string[] {
	const texts = new Set<string>();
	for (const message of messages)
		for (const text of read(message)) texts.add(text);
	return [...texts].sort(compareText);
}

/** Whether the last event of every booking is its cancellation (DCSA 2.3 and later: SHIPMENT event `CANC` of a `BKG`). */
function isBookingCancelled(messages: readonly Message[]): boolean {
	const lastActivities = new Map<string, string>();
	for (const o of messages) {
		if (
			o.kind === "shipment" &&
			o.documentType === "BKG" &&
			o.classifier === "actual"
		) {
			lastActivities.set(o.documentId, o.activity);
		}
	}
	const last = [...lastActivities.values()];
	return last.length > 0 && last.every((activity) => activity === "cancelled");
}

/**
 * Derives the attributes, terminals and estimates of a shipment from its messages, in order of time, and from the placed ones of its last
 * containers.
 */
export function* deriveShipment(
	placement: ReportedPlacement,
	messages: readonly Message[],
	{ lookup, facilities, first, earlier, documents }: DerivingContext,
): Steps<ShipmentFacts> {
	const { occurrences, pol, pod, destination } = placement;
	const times = timesIn(placement, earlier);
	yield;
	const known = { placement, times, earlier };
	const portOfLading = placeIn(placement, pol, lookup);
	const portOfDischarge = placeIn(placement, pod, lookup);
	yield;
	const evidence: ShipmentEvidence = {
		messages,
		documents,
		portOfLading,
		portOfDischarge,
		destination: placeIn(placement, destination, lookup),
		departures: times.departure.reports,
		arrivals: times.arrival.reports,
		legToPod: legToPod(placement, occurrences),
		inlandArrivals: times.inlandArrival.reports,
		departure: yield* withOriginalEstimate("departure", known),
		arrival: yield* withOriginalEstimate("arrival", known),
		inlandArrival: yield* withOriginalEstimate("inlandArrival", known),
	};
	yield;
	const { values, provenance } = applyRules(SHIPMENT_RULES, evidence, first);
	yield;
	const terminals = terminalsOf(occurrences, evidence, facilities);
	return {
		attributes: values,
		provenance: { ...provenance, ...terminalOrigins(terminals, first) },
		etaHistory: [
			...historyOf("pol_etd_at", evidence.departure, first),
			...historyOf("pod_eta_at", evidence.arrival, first),
			...historyOf("destination_eta_at", evidence.inlandArrival, first),
		],
		billsOfLading: sortedTexts(messages, (o) => o.billsOfLading),
		bookings: sortedTexts(messages, (o) => o.bookings),
		podTerminal: terminals.pod.value,
		destinationTerminal: terminals.destination.value,
		isBookingCancelled: isBookingCancelled(messages),
	};
}
