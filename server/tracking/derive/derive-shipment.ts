import { compareText } from "../observations/milestone.ts";
import type { Message } from "../observations/observation.ts";
import type { Steps } from "../observations/steps.ts";
import { occurrencesOf } from "../route/occurrence.ts";
import type { Placement } from "../route/place.ts";
import type { FirstSaid } from "../settle/repetition.ts";
import { applyRules } from "./derived.ts";
import { type Earlier, historyOf } from "./estimates.ts";
import { sinceFirstPlace } from "./first-places.ts";
import type { FacilityLookup, PlaceLookup, ShipmentFacts } from "./journey.ts";
import { placeIn } from "./place-facts.ts";
import { legToPod } from "./pod-vessel.ts";
import { SHIPMENT_RULES, type ShipmentEvidence } from "./shipment-rules.ts";
import { timesIn } from "./shipment-times.ts";
import { terminalOrigins, terminalsOf } from "./terminals.ts";

/** What deriving needs besides the messages in their places. */
export interface DerivingContext {
	readonly lookup: PlaceLookup;
	readonly facilities: FacilityLookup;
	readonly first: FirstSaid;
	readonly earlier: Earlier;
	/** For each message what the source said. */
	readonly originals: ReadonlyMap<Message, Message>;
	/** The numbers of bill or booking that were asked for, else the bills of the container that was. */
	readonly documents: readonly string[];
}

function sortedTexts(
	messages: readonly Message[],
	read: (message: Message) => readonly string[],
): string[] {
	return [...new Set(messages.flatMap(read))].sort(compareText);
}

/** Whether every booking that the messages are about ended in a cancellation (DCSA 2.3 and later: SHIPMENT event `CANC` of a `BKG`). */
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

/** Derives the shipment's record from all its messages in their places, which are ordered by time. */
export function* deriveShipment(
	placement: Placement,
	{ lookup, facilities, first, earlier, documents }: DerivingContext,
): Steps<ShipmentFacts> {
	const { placed, pol, pod, destination } = placement;
	const messages = placed.map(({ observation }) => observation);
	const occurrences = occurrencesOf(placed);
	yield;
	const times = timesIn(placement, earlier);
	yield;
	const said = { placement, times, earlier };
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
		departure: yield* sinceFirstPlace("departure", said),
		arrival: yield* sinceFirstPlace("arrival", said),
		inlandArrival: yield* sinceFirstPlace("inlandArrival", said),
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
