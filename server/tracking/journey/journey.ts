import type {
	RawEventName,
	TransportEventName,
} from "../observations/event-names.ts";
import type { Message, Source } from "../observations/observation.ts";
import type {
	ContainerAttributes,
	ContainerEstimate,
} from "./container-attributes.ts";
import type { FacilityFacts } from "./facility.ts";
import type { Estimate, Provenance } from "./origin.ts";
import type {
	ShipmentAttributes,
	ShipmentEstimate,
} from "./shipment-attributes.ts";

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
	readonly locode: string | null;
	readonly vesselName: string | null;
	readonly vesselImo: string | null;
}

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
	/** The leg to this port by sea; null at the port of lading, and while no message tells of one. */
	readonly inbound: {
		readonly vessel: VesselIdentity | null;
		readonly voyageNumber: string | null;
		readonly etaAt: string | null;
		readonly ataAt: string | null;
	} | null;
	/** The leg from this port by sea; null at the port of discharge, and while no message tells of one. */
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
