import type { ShipmentAttributes } from "../journey/shipment-attributes.ts";
import type { Message } from "../observations/observation.ts";
import { bestActual, compareText } from "../observations/precedence.ts";
import { requestedAmong } from "../settle/requested-number.ts";
import { type Derived, type Rules, readFrom } from "./derived.ts";
import type { EstimatedTime } from "./estimates.ts";
import type { DerivedPlace } from "./place-facts.ts";
import { vesselOf, voyageOf } from "./place-facts.ts";
import { type LegToPod, readVessel } from "./pod-vessel.ts";

/** Evidence that the shipment rules read. */
export interface ShipmentEvidence {
	/** All messages of the journey, in order of time. */
	readonly messages: readonly Message[];
	/** The requested documents, otherwise the bills of the requested container. */
	readonly documents: readonly string[];
	readonly portOfLading: DerivedPlace;
	readonly portOfDischarge: DerivedPlace;
	/** The inland destination. */
	readonly destination: DerivedPlace;
	/** Messages about the vessel's departure from the port of lading. */
	readonly departures: readonly Message[];
	/** Messages about the vessel's arrival at the port of discharge. */
	readonly arrivals: readonly Message[];
	readonly legToPod: LegToPod;
	/** The shipping line's messages about the arrival at the inland destination. */
	readonly inlandArrivals: readonly Message[];
	readonly departure: EstimatedTime;
	readonly arrival: EstimatedTime;
	readonly inlandArrival: EstimatedTime;
}

const timeOf = (message: Message | null): Derived<string | null> =>
	readFrom(message, ({ occurredAt }) => occurredAt);

const factIn = (messages: readonly Message[]) => timeOf(bestActual(messages));

/** The requested bill of lading or that of the requested container, otherwise the first in alphabetical order. */
function billIn({
	messages,
	documents,
}: ShipmentEvidence): Derived<string | null> {
	const named = new Set<string>();
	for (const { billsOfLading } of messages)
		for (const bill of billsOfLading) named.add(bill);
	const [requested] = requestedAmong(named, documents).sort(compareText);
	const value = requested ?? [...named].sort(compareText)[0];
	const names = ({ billsOfLading }: Message) =>
		value !== undefined && billsOfLading.includes(value);
	return readFrom(messages.find(names) ?? null, () => value ?? null);
}

/** Bounds the references of a shipment. */
const MOST_REFERENCES = 100;

/** All references, sorted, with the latest message that adds one. */
function referencesIn({ messages }: ShipmentEvidence): Derived<string[]> {
	const named = new Set<string>();
	let from: Message | null = null;
	for (const message of messages) {
		const { size } = named;
		for (const reference of message.references) named.add(reference);
		if (named.size > size) from = message;
	}
	const value = [...named].sort(compareText).slice(0, MOST_REFERENCES);
	return { value, from };
}

/**
 * The rule of each derived shipment attribute. Event names are those of DCSA Track & Trace 2.2: TRANSPORT events `DEPA` and
 * `ARRI`, classifiers `PLN`, `EST` and `ACT`. {@link routeOf} decides which port is which.
 */
export const SHIPMENT_RULES: Rules<ShipmentEvidence, ShipmentAttributes> = {
	/**
	 * `documentReferences` of type `TRD`. Of several the requested one, otherwise the first, so that the number does not change (our
	 * decision).
	 */
	bill_of_lading_number: billIn,
	/** `references` of the types `FF`, `SI`, `PO`, `CR` and `AAO`. Messages never add to `ref_numbers`, which belong to the user. */
	line_ref_numbers: referencesIn,

	/** `UNLocationCode` of the port of lading. */
	port_of_lading_locode: ({ portOfLading }) => portOfLading.locode,
	/** Our name of the code, otherwise the line's (our decision: one port has one name). */
	port_of_lading_name: ({ portOfLading }) => portOfLading.name,
	/** Zone of the port, for the times of departure. */
	pol_timezone: ({ portOfLading }) => portOfLading.timezone,
	/** `DEPA` `EST`, otherwise `PLN`, of the vessel at the port of lading: "as reported by the line" (specification). */
	pol_etd_at: ({ departure }) => timeOf(departure.current),
	/** The first value of `pol_etd_at`. */
	pol_original_etd_at: ({ departure }) => timeOf(departure.values[0] ?? null),
	/** `DEPA` `ACT` of the vessel at the port of lading. */
	pol_atd_at: ({ departures }) => factIn(departures),

	/** `UNLocationCode` of the port of discharge. */
	port_of_discharge_locode: ({ portOfDischarge }) => portOfDischarge.locode,
	/** As for the port of lading. */
	port_of_discharge_name: ({ portOfDischarge }) => portOfDischarge.name,
	/** Zone of the port, for the times of arrival. */
	pod_timezone: ({ portOfDischarge }) => portOfDischarge.timezone,
	/** `ARRI` `EST`, otherwise `PLN`, of the vessel at the port of discharge. */
	pod_eta_at: ({ arrival }) => timeOf(arrival.current),
	/** "First ETA reported by the line" (specification), for whichever vessel or port: see {@link sinceFirstPlace}. */
	pod_original_eta_at: ({ arrival }) => timeOf(arrival.values[0] ?? null),
	/** `ARRI` `ACT` of the vessel at the port of discharge. */
	pod_ata_at: ({ arrivals }) => factIn(arrivals),
	/**
	 * `vessel.vesselName` of the arrival at the port of discharge, otherwise of the discharge, otherwise of the departure or loading at
	 * the start of that leg.
	 */
	pod_vessel_name: ({ legToPod }) =>
		readVessel(legToPod, (o) => vesselOf(o)?.name ?? null),
	/** `vessel.vesselIMONumber` of the same vessel. */
	pod_vessel_imo: ({ legToPod }) =>
		readVessel(legToPod, (o) => vesselOf(o)?.imo ?? null),
	/** `importVoyageNumber` at the port of discharge, otherwise `exportVoyageNumber`; the reverse at the start of the leg. */
	pod_voyage_number: ({ legToPod }) => readVessel(legToPod, voyageOf),

	/** `UNLocationCode` of the last place on land, when it is not the port of discharge: see {@link destinationOf}. */
	destination_locode: ({ destination }) => destination.locode,
	/** As for the port of lading. */
	destination_name: ({ destination }) => destination.name,
	/** Zone of the destination, for the times of arrival there. */
	destination_timezone: ({ destination }) => destination.timezone,
	/**
	 * `ARRI` `EST`, otherwise `PLN`, of a train, truck or barge there, otherwise the `GTIN` by `RAIL`: "per the shipping line"
	 * (specification).
	 */
	destination_eta_at: ({ inlandArrival }) => timeOf(inlandArrival.current),
	/** The first value of `destination_eta_at`. */
	destination_original_eta_at: ({ inlandArrival }) =>
		timeOf(inlandArrival.values[0] ?? null),
	/** `ARRI` `ACT` there, "per the shipping line" (specification). */
	destination_ata_at: ({ inlandArrivals }) => factIn(inlandArrivals),
};
