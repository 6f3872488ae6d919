/**
 * The canonical observation: one message of one source about one shipment.
 *
 * Its vocabulary is that of DCSA Track & Trace 3.0 in lower case, the longest published list; every older code (`DEPA`,
 * `ACT`, `GTIN`) maps onto it. Adapters translate into it, so that no other module knows a carrier's own codes.
 */

/** Who sent an observation: a shipping line, an ocean terminal, or a railway about its inland terminals. */
export interface Source {
	readonly kind: "shipping_line" | "terminal" | "rail";
	/** SCAC of a shipping line; for terminals and railways their name in the configuration. */
	readonly code: string;
}

/** Certainty of a message: schedule, forecast or fact. */
export type Classifier = "planned" | "estimated" | "actual";

/** Mode of transport. */
export type Mode = "vessel" | "rail" | "truck" | "barge";

/** What a vessel, train, truck or barge does at a call. */
export type TransportActivity = "arrived" | "departed";

/** What happens to a container. */
export type EquipmentActivity =
	| "loaded"
	| "discharged"
	| "gated_in"
	| "gated_out"
	| "stuffed"
	| "stripped"
	| "picked_up"
	| "dropped_off"
	| "inspected"
	| "resealed"
	| "removed"
	| "available_for_pickup"
	| "available_for_drop_off"
	| "customs_released"
	| "customs_selected_for_inspection"
	| "customs_selected_for_scan"
	| "crossed";

/** What happens to a document of the shipment (a booking, a bill of lading, an arrival notice). */
export type ShipmentActivity =
	| "received"
	| "drafted"
	| "pending_approval"
	| "pending_update"
	| "rejected"
	| "approved"
	| "issued"
	| "surrendered"
	| "submitted"
	| "void"
	| "confirmed"
	| "requested"
	| "completed"
	| "on_hold"
	| "released"
	| "cancelled";

/** The kind of facility a place is (DCSA `facilityTypeCode`). */
export type FacilityType =
	| "border"
	| "customer_location"
	| "container_freight_station"
	| "off_dock_storage"
	| "depot"
	| "inland_terminal"
	| "port_terminal"
	| "ramp";

/** A place as a source names it. Carriers leave out members they do not know. */
export interface Place {
	/** UN/LOCODE, five upper-case letters or digits. */
	readonly locode: string | null;
	/** The source's own name of the place. */
	readonly name: string | null;
	/** Code of the terminal or depot in the list named by `facilityCodeList`. */
	readonly facilityCode: string | null;
	/** FIRMS codes are assigned by US customs; inland rail terminals have no others. */
	readonly facilityCodeList: "SMDG" | "BIC" | "FIRMS" | null;
	readonly facilityType: FacilityType | null;
	/** The source's own name of the facility, when it gives one beside that of the place. */
	readonly facilityName?: string;
}

/** The call of a vessel, train, truck or barge at a place, as the source numbers it. */
export interface TransportCall {
	readonly id: string | null;
	/** Position of the call in the voyage; distinguishes two calls at one port. */
	readonly sequence: number | null;
}

/** A vessel as the source names it. */
export interface ObservedVessel {
	/** Seven-digit IMO number. */
	readonly imo: string | null;
	readonly name: string | null;
}

/** Members of every observation. */
interface ObservationBase {
	/** Identity of the message within its source: the source's event id, otherwise a hash of its content. */
	readonly key: string;
	readonly source: Source;
	/** The source's own id of the event, when it gives one. */
	readonly sourceEventId: string | null;
	/** The source's own name of the event, for example `EQUIPMENT LOAD ACT`. */
	readonly originalEvent: string;
	readonly classifier: Classifier;
	/** When the event happened or will happen: ISO 8601 UTC, whole seconds, `Z`. */
	readonly occurredAt: string;
	/** `date` when the source gave no time of day; `occurredAt` is then midnight in `timezone`, or UTC without one. */
	readonly precision: "instant" | "date";
	/** IANA zone of the place; null when unknown (without an offset from the source, `occurredAt` is then local time read as UTC). */
	readonly timezone: string | null;
	/** When the source recorded the message, as it states (ISO 8601 UTC). Later messages about one milestone replace earlier ones. */
	readonly reportedAt: string | null;
	/** When we first received this version of the message (ISO 8601 UTC). It replaces a `reportedAt` that is not credible. */
	readonly receivedAt: string;
	/** Position in the response in which it was first received, oldest first. Absent where `reportedAt` gives the order. */
	readonly answerPosition?: number | undefined;
	readonly place: Place | null;
	readonly billsOfLading: readonly string[];
	readonly bookings: readonly string[];
	/** References of the shipper and forwarder: purchase orders, forwarder's references. */
	readonly references: readonly string[];
	/** The message as the source sent it, as JSON text. Kept for provenance; nothing is derived from it. */
	readonly raw: string;
}

/** Phase of the journey that a source marks explicitly. It overrides every inference. */
export type Phase = "export" | "transshipment" | "import";

/** Members of observations at a transport call. */
interface AtCall {
	readonly mode: Mode | null;
	readonly call: TransportCall | null;
	readonly vessel: ObservedVessel | null;
	readonly importVoyage: string | null;
	readonly exportVoyage: string | null;
	readonly phase: Phase | null;
}

/** A vessel, train, truck or barge arrived at or left a place. */
export interface TransportObservation extends ObservationBase, AtCall {
	readonly kind: "transport";
	readonly activity: TransportActivity;
	/** The only container the message is about (ISO 6346), when the inquiry named one: railways do not report whole trains. */
	readonly containerNumber?: string | undefined;
	/** Numbers of the containers aboard (ISO 6346 without blanks); absent when the source names none. */
	readonly carried?: readonly string[] | undefined;
}

/** Something happened to a container. */
export interface EquipmentObservation extends ObservationBase, AtCall {
	readonly kind: "equipment";
	readonly activity: EquipmentActivity;
	/** Container number in ISO 6346 form without blanks; null for a booking without assigned containers. */
	readonly containerNumber: string | null;
	/** ISO 6346 size and type code, for example `45G1`. */
	readonly isoCode: string | null;
	readonly isEmpty: boolean | null;
	readonly sealNumber: string | null;
}

/** The state of a document changed. */
export interface ShipmentObservation extends ObservationBase {
	readonly kind: "shipment";
	readonly activity: ShipmentActivity;
	/** DCSA document type code (`BKG`, `TRD`, `ARN` …). */
	readonly documentType: string;
	readonly documentId: string;
}

/** A hold on a container at a terminal, in the names of the interface. */
export interface Hold {
	readonly name: "freight" | "customs" | "USDA" | "VACIS" | "TMF" | "other";
	readonly status: "hold" | "pending";
	/** The terminal's own words, or null. */
	readonly description: string | null;
}

/** What a terminal charges for a container. `total` overlaps the others: fees are never added up. */
export interface Fee {
	readonly type:
		| "demurrage"
		| "exam"
		| "extended_dwell_time"
		| "other"
		| "total";
	/** In units of the currency, not cents. */
	readonly amount: number;
	/** ISO 4217, or null when the terminal does not say. */
	readonly currencyCode: string | null;
}

/** The last day without demurrage, as the terminal, the line or the railway counts it. */
export interface LastFreeDay {
	readonly kind: "terminal" | "line" | "rail";
	/** Any instant of that day at the facility (ISO 8601 UTC); null when the source states that there is none. */
	readonly at: string | null;
}

/**
 * A terminal's status report on one container. An absent member leaves earlier reports in force; only an empty list or an
 * explicit null clears them.
 */
export interface ContainerStatusReport {
	readonly isAvailable?: boolean;
	/** All holds in force. */
	readonly holds?: readonly Hold[];
	/** All fees owed. */
	readonly fees?: readonly Fee[];
	readonly lastFreeDays?: readonly LastFreeDay[];
	/** Pickup appointment, ISO 8601 UTC; null when there is none. */
	readonly appointmentAt?: string | null;
	/** Row, bay or stack in the terminal's own words; null when it is not in the yard. */
	readonly yardLocation?: string | null;
	/** Whether it was moved to a yard outside the terminal. */
	readonly isOffDock?: boolean;
	/** The chassis it left on. */
	readonly chassisNumber?: string;
	/** SCAC of the railway that takes it from the port, or that brings it to this inland terminal. */
	readonly railCarrierScac?: string;
	/** Gross weight. */
	readonly weightKg?: number;
	readonly isoCode?: string;
	readonly sealNumber?: string;
}

/**
 * A terminal's status report as an observation: `place` is the facility, `occurredAt` the time of the status. The same key with another
 * time is another report.
 */
export interface StatusObservation extends ObservationBase {
	readonly kind: "status";
	readonly activity: "reported";
	/** ISO 6346 form without blanks. */
	readonly containerNumber: string;
	readonly report: ContainerStatusReport;
}

/**
 * A source retracts an event: DCSA 3.0 by the same event with `isRetracted`, 3.0 Beta 1 by an event with
 * `retractedEventID`. A report after the retraction under the same id is valid again.
 */
export interface RetractionObservation extends ObservationBase {
	readonly kind: "retraction";
	readonly activity: "retracted";
	/** `sourceEventId` of the retracted messages of the same source. */
	readonly retractedEventId: string;
}

/** One message of a source, as received. */
export type Observation =
	| TransportObservation
	| EquipmentObservation
	| ShipmentObservation
	| StatusObservation
	| RetractionObservation;

/** An observation of an event: of a vessel, a container or a document. */
export type Message =
	| TransportObservation
	| EquipmentObservation
	| ShipmentObservation;

/** Identity of an observation among all sources. A source that sends other content under the same `key` corrects itself. */
export function identityOf({ source, key }: Observation): string {
	return `${source.kind}/${source.code}/${key}`;
}

/** An observation other than a retraction. */
export type Statement = Message | StatusObservation;
