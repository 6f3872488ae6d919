import type { Container, Shipment } from "../../../generated/openapi.ts";
import type {
	RawEventName,
	TransportEventName,
} from "../observations/event-names.ts";
import type { Message, Place, Source } from "../observations/observation.ts";

/** Looks up name and IANA zone of a UN/LOCODE; undefined for an unknown place. */
export type PlaceLookup = (
	locode: string,
) => { readonly name: string; readonly timezone: string } | undefined;

/** A terminal or depot, by its code in a code list. */
export interface FacilityFacts {
	/** Null when the facility is known by name only. */
	readonly facilityCode: string | null;
	readonly facilityCodeList: "SMDG" | "BIC" | "FIRMS" | null;
	/** UN/LOCODE of the place it is in. */
	readonly locode: string | null;
	/** Its record in our tables or the configuration, when recognized. */
	readonly record?: {
		readonly type: "terminal" | "rail_terminal";
		readonly id: string;
	};
	/** Present when no line names the facility: it is the only configured one of its kind at the place. */
	readonly isAssumed?: true;
}

/** Looks up facilities in our tables and the configuration. */
export interface FacilityLookup {
	/** The facility that a source names by code or name; null when unknown. */
	named(place: Place): FacilityFacts | null;
	/** The only configured facility of a kind at a place (UN/LOCODE); null when there are none or several. */
	only(
		kind: "terminal" | "rail_terminal",
		locode: string,
	): FacilityFacts | null;
}

/** Origin of a value: the observation it comes from. */
export interface Origin {
	readonly source: Source;
	/** The source's own id of the event, when it gives one. */
	readonly sourceEventId: string | null;
	/** The source's own name of the event. */
	readonly originalEvent: string;
	/** When the source recorded it (ISO 8601 UTC); null without a credible time. */
	readonly observedAt: string | null;
	/** When we received it (ISO 8601 UTC). */
	readonly receivedAt: string;
	/** Present when the facility, or the facility that reported the value, is assumed: see {@link FacilityFacts}. */
	readonly isFacilityAssumed?: true;
	/**
	 * Identity of the observation ({@link identityOf}): a raw event of its containers, or a status report. Of repeated messages
	 * it is the first, which the event history keeps.
	 */
	readonly observation: string;
}

/** Origin of each attribute; attributes without an origin are absent. */
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

/** A past or expected transport event of a container. */
export interface TransportEventFacts {
	/**
	 * Identity of the milestone within its container: event, place, and number of the call at that place. Corrections of time,
	 * vessel or message do not change it.
	 */
	readonly key: string;
	readonly event: TransportEventName;
	/** Actual or estimated time (ISO 8601 UTC). */
	readonly timestamp: string;
	readonly timezone: string | null;
	readonly locode: string | null;
	readonly placeName: string | null;
	readonly vessel: VesselIdentity | null;
	readonly voyageNumber: string | null;
	readonly facility: FacilityFacts | null;
	readonly isEstimate: boolean;
	readonly source: Source;
	/** Identity of its observation ({@link identityOf}): a raw event of the container or, for availability, a status report. */
	readonly observation: string;
}

/** One message in the event history of a container. */
export interface RawEventFacts {
	/** Identity of the observation ({@link identityOf}). A message repeated under new ids appears once, as first reported. */
	readonly observation: string;
	/** The current version of the message, as received. */
	readonly message: Message;
	/** Its raw event name, when one fits. */
	readonly event: RawEventName | null;
	readonly isEstimate: boolean;
	/** Position in the container's history, from 0, by time. */
	readonly index: number;
	readonly locode: string | null;
	readonly vesselName: string | null;
	readonly vesselImo: string | null;
}

/** Derived attributes of a shipment, as in the interface. */
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
	/** Null while no message names a bill of lading. */
	readonly bill_of_lading_number: string | null;
	/** References of shipper and forwarder, sorted. */
	readonly line_ref_numbers: string[];
};

/** Attributes of a shipment that estimate a time. */
export type ShipmentEstimate =
	| "pol_etd_at"
	| "pod_eta_at"
	| "destination_eta_at";

/** The derived shipment. */
export interface ShipmentFacts {
	readonly attributes: ShipmentAttributes;
	/** Origins of the attributes and terminals. */
	readonly provenance: Provenance<
		keyof ShipmentAttributes | "pod_terminal" | "destination_terminal"
	>;
	/** Every value of each estimated time, in order of reporting; repeated values are left out. */
	readonly etaHistory: readonly Estimate<ShipmentEstimate>[];
	/** Bill of lading numbers that the messages name, sorted. */
	readonly billsOfLading: readonly string[];
	/** Booking numbers that the messages name, sorted. */
	readonly bookings: readonly string[];
	readonly podTerminal: FacilityFacts | null;
	readonly destinationTerminal: FacilityFacts | null;
	readonly isBookingCancelled: boolean;
}

/** Derived attributes of a container, as in the interface. */
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
export interface VesselIdentity {
	readonly imo: string | null;
	readonly name: string | null;
}

/** A port where a container is loaded on or discharged from a vessel. All times are ISO 8601 UTC. */
export interface SeaStop {
	/** UN/LOCODE; null when sources give only a name. */
	readonly locode: string | null;
	readonly name: string | null;
	/** False for every port while the port of discharge is unknown. */
	readonly isPortOfDischarge: boolean;
	/** Time of the first actual event there; null before. It ends the leg to this port, even when no arrival was reported. */
	readonly seenAt: string | null;
	/** Latest credible report time of messages about the port; null without one. */
	readonly reportedAt: string | null;
	/** The leg to this port; null at the port of lading. */
	readonly inbound: {
		readonly vessel: VesselIdentity | null;
		readonly voyageNumber: string | null;
		readonly etaAt: string | null;
		readonly ataAt: string | null;
	} | null;
	/** The leg from this port; null at the port of discharge. */
	readonly outbound: {
		readonly vessel: VesselIdentity | null;
		readonly voyageNumber: string | null;
		readonly etdAt: string | null;
		readonly atdAt: string | null;
	} | null;
}

/** One derived container. */
export interface ContainerFacts {
	/** ISO 6346. */
	readonly number: string;
	readonly attributes: ContainerAttributes;
	/** Origins of the attributes, of the members of `import_deadlines` and of the terminal. */
	readonly provenance: Provenance<
		| keyof ContainerAttributes
		| "pickup_lfd_terminal"
		| "pickup_lfd_line"
		| "pickup_lfd_rail"
		| "pod_terminal"
	>;
	readonly etaHistory: readonly Estimate<ContainerEstimate>[];
	/** Terminal of discharge; containers of one bill can have different ones. */
	readonly podTerminal: FacilityFacts | null;
	readonly destinationTerminal: FacilityFacts | null;
	/** Whether the journey continues inland by rail or barge. */
	readonly hasInlandLeg: boolean;
	/** The ports of its sea voyage, in order; empty while unknown. */
	readonly seaStops: readonly SeaStop[];
	/** Actual milestones and current estimates, in order of time. */
	readonly transportEvents: readonly TransportEventFacts[];
	/** All messages about the container, in order of time, without status reports and retractions. */
	readonly rawEvents: readonly RawEventFacts[];
}

/** The journey derived from all observations about one number. */
export interface Journey {
	readonly shipment: ShipmentFacts;
	/** Sorted by number; empty for a booking without assigned containers. */
	readonly containers: readonly ContainerFacts[];
}
