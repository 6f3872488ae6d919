import type { Container, Shipment } from "../../../generated/openapi.ts";
import type {
	RawEventName,
	TransportEventName,
} from "../observations/event-names.ts";
import type { Message, Place, Source } from "../observations/observation.ts";

/** Name and IANA zone of a UN/LOCODE, or undefined when we do not know the place. Pure: the caller has the table at hand. */
export type PlaceLookup = (
	locode: string,
) => { readonly name: string; readonly timezone: string } | undefined;

/** A terminal or depot, as its code in a list of codes. */
export interface FacilityFacts {
	/** Null of one that is known by its name only. */
	readonly facilityCode: string | null;
	readonly facilityCodeList: "SMDG" | "BIC" | "FIRMS" | null;
	/** UN/LOCODE of the place it is in. */
	readonly locode: string | null;
	/** Its record, when it was recognized. */
	readonly record?: {
		readonly type: "terminal" | "rail_terminal";
		readonly id: string;
	};
	/** Present when no line names it: it is the only one of its kind at the place that somebody answers for. */
	readonly isAssumed?: true;
}

/** What we know of facilities. Pure: the caller has the tables and the configuration at hand. */
export interface FacilityLookup {
	/** The facility that a source means by its code or name at a place; null when it is none that we know. */
	named(place: Place): FacilityFacts | null;
	/** The only facility of a kind at a place (UN/LOCODE) that somebody answers for; null when there are none or several. */
	only(
		kind: "terminal" | "rail_terminal",
		locode: string,
	): FacilityFacts | null;
}

/** Where a value comes from: the message that said it. */
export interface Origin {
	readonly source: Source;
	/** The source's own id of the event, when it gives one. */
	readonly sourceEventId: string | null;
	/** The source's own name of the event. */
	readonly originalEvent: string;
	/** When the source recorded it (ISO 8601 UTC); null when it does not say, or cannot be believed. */
	readonly observedAt: string | null;
	/** When we received it (ISO 8601 UTC). */
	readonly receivedAt: string;
	/** Present when no line names the facility that it is, or that said it: see {@link FacilityFacts}. */
	readonly isFacilityAssumed?: true;
	/**
	 * Identity of the observation ({@link identityOf}): a raw event of the containers it concerns, or a status report. Of
	 * something said again later it is the one that said it first, which is the one that the history keeps.
	 */
	readonly observation: string;
}

/** For each attribute that has a value the message that gave it; attributes that no message gave are absent. */
export type Provenance<Attribute extends string> = Readonly<
	Partial<Record<Attribute, Origin>>
>;

/** One value that an estimated time has had. */
export interface Estimate<Attribute extends string> {
	readonly attribute: Attribute;
	/** ISO 8601 UTC. */
	readonly value: string;
	readonly origin: Origin;
}

/** What happened, or is expected to happen, to a container: one transport event of the interface. */
export interface TransportEventFacts {
	/**
	 * Identity of the milestone within its container: the event, the place, and which of several calls of that place.
	 * It stays when the time, the vessel or the message behind it is corrected.
	 */
	readonly key: string;
	readonly event: TransportEventName;
	/** When it happened, or the predicted time of an estimate (ISO 8601 UTC). */
	readonly timestamp: string;
	readonly timezone: string | null;
	readonly locode: string | null;
	readonly placeName: string | null;
	readonly vessel: VesselNaming | null;
	readonly voyageNumber: string | null;
	readonly facility: FacilityFacts | null;
	readonly isEstimate: boolean;
	readonly source: Source;
	/** Identity of the observation it rests on ({@link identityOf}): one of the container's raw events, or of availability a status report. */
	readonly observation: string;
}

/** What a source said about a container, and what follows for it from where it stands and from what else was said. */
export interface RawEventFacts {
	/** Identity of the observation ({@link identityOf}). A message repeated under new ids appears once, as it was said first. */
	readonly observation: string;
	/** The observation itself: of several under one identity the one that stands. */
	readonly said: Message;
	/** Our name of it, where we have one. */
	readonly event: RawEventName | null;
	readonly isEstimate: boolean;
	/** Position in the container's history, from 0, by time. */
	readonly index: number;
	readonly locode: string | null;
	readonly vesselName: string | null;
	readonly vesselImo: string | null;
}

/** Attributes of a shipment that its messages tell, in the words and forms of the interface. */
export type ShipmentAttributes = Readonly<
	Pick<
		Shipment["attributes"],
		| "port_of_lading_locode"
		| "port_of_lading_name"
		| "port_of_discharge_locode"
		| "port_of_discharge_name"
		| "destination_locode"
		| "destination_name"
		| "pod_vessel_name"
		| "pod_vessel_imo"
		| "pod_voyage_number"
		| "pol_etd_at"
		| "pol_original_etd_at"
		| "pol_atd_at"
		| "pod_eta_at"
		| "pod_original_eta_at"
		| "pod_ata_at"
		| "destination_eta_at"
		| "destination_original_eta_at"
		| "destination_ata_at"
		| "pol_timezone"
		| "pod_timezone"
		| "destination_timezone"
	>
> & {
	/** Null while no message names one. */
	readonly bill_of_lading_number: string | null;
	/** References of shipper and forwarder, sorted. */
	readonly line_ref_numbers: string[];
};

/** Attributes of a shipment that estimate a time. */
export type ShipmentEstimate =
	| "pol_etd_at"
	| "pod_eta_at"
	| "destination_eta_at";

/** What is known of the shipment as a whole. */
export interface ShipmentFacts {
	readonly attributes: ShipmentAttributes;
	/** The terminals have origins too. */
	readonly provenance: Provenance<
		keyof ShipmentAttributes | "pod_terminal" | "destination_terminal"
	>;
	/** Every value that each estimated time has had, by when it was reported; a repeated value is not a new one. */
	readonly etaHistory: readonly Estimate<ShipmentEstimate>[];
	/** Bill of lading numbers that the messages name, sorted. */
	readonly billsOfLading: readonly string[];
	/** Booking numbers that the messages name, sorted. */
	readonly bookings: readonly string[];
	readonly podTerminal: FacilityFacts | null;
	readonly destinationTerminal: FacilityFacts | null;
	readonly isBookingCancelled: boolean;
}

/** Attributes of a container that its messages tell, in the words and forms of the interface. */
export type ContainerAttributes = Readonly<
	Pick<
		Container["attributes"],
		| "seal_number"
		| "equipment_type"
		| "equipment_length"
		| "equipment_height"
		| "weight_in_lbs"
		| "current_status"
		| "empty_out_at"
		| "pol_full_in_at"
		| "pol_vessel_loaded_at"
		| "pol_vessel_departed_at"
		| "pod_arrived_at"
		| "pod_discharged_at"
		| "pod_full_out_at"
		| "pod_full_out_chassis_number"
		| "pod_rail_loaded_at"
		| "pod_rail_departed_at"
		| "pod_rail_carrier_scac"
		| "ind_eta_at"
		| "ind_ata_at"
		| "ind_rail_unloaded_at"
		| "ind_rail_carrier_scac"
		| "ind_facility_holds"
		| "ind_facility_fees"
		| "ind_facility_lfd_on"
		| "final_destination_full_out_at"
		| "empty_terminated_at"
		| "pod_timezone"
		| "final_destination_timezone"
		| "empty_terminated_timezone"
		| "availability_known"
		| "available_for_pickup"
		| "holds_at_pod_terminal"
		| "fees_at_pod_terminal"
		| "location_at_pod_terminal"
		| "pickup_appointment_at"
		| "pickup_lfd"
		| "import_deadlines"
	>
>;

/** Attributes of a container that estimate a time. */
export type ContainerEstimate = "ind_eta_at";

/** A vessel as sources name it. */
export interface VesselNaming {
	readonly imo: string | null;
	readonly name: string | null;
}

/** A port where vessels take a container over or hand it on. All times are ISO 8601 UTC. */
export interface SeaStop {
	/** UN/LOCODE; null when the sources name the port in words only. */
	readonly locode: string | null;
	readonly name: string | null;
	/** False of every port while the port of discharge is not known. */
	readonly isPortOfDischarge: boolean;
	/** The first thing that is known to have happened there; what carried it before is over since then, whether or not its end was reported. */
	readonly seenAt: string | null;
	/** When a source last reported about it; null when none says when. */
	readonly reportedAt: string | null;
	/** How it comes there; null at the port of lading. */
	readonly inbound: {
		readonly vessel: VesselNaming | null;
		readonly voyageNumber: string | null;
		readonly etaAt: string | null;
		readonly ataAt: string | null;
	} | null;
	/** How it goes on; null at the port of discharge. */
	readonly outbound: {
		readonly vessel: VesselNaming | null;
		readonly voyageNumber: string | null;
		readonly etdAt: string | null;
		readonly atdAt: string | null;
	} | null;
}

/** What is known of one container on this journey. */
export interface ContainerFacts {
	/** ISO 6346. */
	readonly number: string;
	readonly attributes: ContainerAttributes;
	/** The members of `import_deadlines` and the terminal have origins of their own. */
	readonly provenance: Provenance<
		| keyof ContainerAttributes
		| "pickup_lfd_terminal"
		| "pickup_lfd_line"
		| "pickup_lfd_rail"
		| "pod_terminal"
	>;
	readonly etaHistory: readonly Estimate<ContainerEstimate>[];
	/** Where this container leaves the vessel; containers of one bill can be discharged at different terminals. */
	readonly podTerminal: FacilityFacts | null;
	readonly destinationTerminal: FacilityFacts | null;
	/** Whether it goes on from the port of discharge by rail or barge. */
	readonly hasInlandLeg: boolean;
	/** The ports of its way by sea, in order; empty while none is known. */
	readonly seaStops: readonly SeaStop[];
	/** Milestones that happened and the current estimates, in the order of their times. */
	readonly transportEvents: readonly TransportEventFacts[];
	/** Everything that was said about the container, in the order of the times. Status reports and retractions are no events. */
	readonly rawEvents: readonly RawEventFacts[];
}

/** What all messages of all sources about one number add up to. */
export interface Journey {
	readonly shipment: ShipmentFacts;
	/** Sorted by number; empty for a booking without assigned containers. */
	readonly containers: readonly ContainerFacts[];
}
