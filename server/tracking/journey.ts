import type { CurrentStatus } from "./container-status.ts";
import type { EquipmentSize } from "./equipment.ts";
import type { RawEventName, TransportEventName } from "./event-names.ts";

/** Name and IANA zone of a UN/LOCODE, or undefined when we do not know the place. Pure: the caller has the table at hand. */
export type PlaceLookup = (
	locode: string,
) => { readonly name: string; readonly timezone: string } | undefined;

/** A place of the journey. Members are null when no source said it and the lookup does not know it. */
export interface PlaceFacts {
	/** UN/LOCODE. */
	readonly locode: string | null;
	readonly name: string | null;
	/** IANA zone. */
	readonly timezone: string | null;
}

/** A terminal or depot, as its code in a list of codes. */
export interface FacilityFacts {
	readonly facilityCode: string;
	readonly facilityCodeList: "SMDG" | "BIC" | null;
	/** UN/LOCODE of the place it is in. */
	readonly locode: string | null;
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
	readonly vessel: {
		readonly imo: string | null;
		readonly name: string | null;
	} | null;
	readonly voyageNumber: string | null;
	readonly facility: FacilityFacts | null;
	readonly isEstimate: boolean;
	/** `key` of the observation it rests on; always one of the container's raw events. */
	readonly observationKey: string;
}

/** What a source said about a container, under our name of the event where we have one. */
export interface RawEventFacts {
	/** `key` of the observation. A message repeated under new ids appears once, as it was said first. */
	readonly observationKey: string;
	/** SCAC of the line that said it. */
	readonly sourceCode: string;
	readonly event: RawEventName | null;
	readonly originalEvent: string;
	/** ISO 8601 UTC. */
	readonly timestamp: string;
	readonly timezone: string | null;
	readonly isEstimate: boolean;
	/** Position in the container's history, from 0, by time. */
	readonly index: number;
	readonly reportedAt: string | null;
	readonly voyageNumber: string | null;
	readonly locationName: string | null;
	readonly locode: string | null;
	readonly facility: FacilityFacts | null;
	readonly vesselName: string | null;
	readonly vesselImo: string | null;
}

/** What is known of the shipment as a whole. Instants are ISO 8601 UTC. */
export interface ShipmentFacts {
	readonly billOfLadingNumber: string | null;
	readonly bookingNumber: string | null;
	/** References of shipper and forwarder, sorted. */
	readonly references: readonly string[];
	readonly portOfLading: PlaceFacts | null;
	readonly portOfDischarge: PlaceFacts | null;
	/** The inland place at which the line hands over; null when that is the port of discharge. */
	readonly destination: PlaceFacts | null;
	readonly podTerminal: FacilityFacts | null;
	readonly destinationTerminal: FacilityFacts | null;
	readonly podVesselName: string | null;
	readonly podVesselImo: string | null;
	readonly podVoyageNumber: string | null;
	readonly polEtdAt: string | null;
	/** The estimate that was reported first. */
	readonly polOriginalEtdAt: string | null;
	readonly polAtdAt: string | null;
	readonly podEtaAt: string | null;
	/** The estimate that was reported first. */
	readonly podOriginalEtaAt: string | null;
	readonly podAtaAt: string | null;
	readonly destinationEtaAt: string | null;
	/** The estimate that was reported first. */
	readonly destinationOriginalEtaAt: string | null;
	readonly destinationAtaAt: string | null;
	readonly polTimezone: string | null;
	readonly podTimezone: string | null;
	readonly destinationTimezone: string | null;
	readonly isBookingCancelled: boolean;
}

/** What is known of one container on this journey. Instants are ISO 8601 UTC. */
export interface ContainerFacts extends EquipmentSize {
	/** ISO 6346. */
	readonly number: string;
	readonly sealNumber: string | null;
	readonly currentStatus: CurrentStatus;
	readonly emptyOutAt: string | null;
	readonly polFullInAt: string | null;
	readonly polVesselLoadedAt: string | null;
	readonly polVesselDepartedAt: string | null;
	readonly podArrivedAt: string | null;
	readonly podDischargedAt: string | null;
	/** Null when the container goes on from the port by rail or barge. */
	readonly podFullOutAt: string | null;
	readonly podRailLoadedAt: string | null;
	readonly podRailDepartedAt: string | null;
	readonly indEtaAt: string | null;
	readonly indAtaAt: string | null;
	readonly indRailUnloadedAt: string | null;
	readonly finalDestinationFullOutAt: string | null;
	readonly emptyTerminatedAt: string | null;
	readonly podTimezone: string | null;
	readonly finalDestinationTimezone: string | null;
	readonly emptyTerminatedTimezone: string | null;
	/** Where this container leaves the vessel; containers of one bill can be discharged at different terminals. */
	readonly podTerminal: FacilityFacts | null;
	readonly destinationTerminal: FacilityFacts | null;
	/** Milestones that happened and the current estimates, in the order of their times. */
	readonly transportEvents: readonly TransportEventFacts[];
	/** Everything that was said about the container, in the order of the times. */
	readonly rawEvents: readonly RawEventFacts[];
}

/** What all messages of a carrier about one number add up to. */
export interface Journey {
	readonly shipment: ShipmentFacts;
	/** Sorted by number; empty for a booking without assigned containers. */
	readonly containers: readonly ContainerFacts[];
}
