/**
 * The canonical message: what one source said once about one shipment, in one vocabulary.
 *
 * The words are those of DCSA Track & Trace 3.0 in lower case, because they are the longest published list and every
 * older code (`DEPA`, `ACT`, `GTIN`) maps onto one of them. Adapters translate into it; nothing behind them knows a
 * carrier's own codes.
 */

/** Who said it: a shipping line, an ocean terminal, or a railway about one of its inland terminals. */
export interface Source {
	readonly kind: "shipping_line" | "terminal" | "rail";
	/** SCAC of a shipping line; of the others the name under which the operator configured them. */
	readonly code: string;
}

/** How sure the source is: a schedule, a forecast, or a fact. */
export type Classifier = "planned" | "estimated" | "actual";

/** How the container moves at the place, when the source says so. */
export type Mode = "vessel" | "rail" | "truck" | "barge";

/** What a means of transport does at a call. */
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

/** Where it happened. Every member can be missing: carriers leave out what they do not know. */
export interface Place {
	/** UN/LOCODE, five upper-case letters or digits. */
	readonly locode: string | null;
	/** The source's own name of the place. */
	readonly name: string | null;
	/** Code of the terminal or depot in the list named by `facilityCodeList`. */
	readonly facilityCode: string | null;
	/** FIRMS codes are those of US customs; they are what inland rail terminals are known by. */
	readonly facilityCodeList: "SMDG" | "BIC" | "FIRMS" | null;
	readonly facilityType: FacilityType | null;
	/** The source's own name of the facility, where it says one apart from the place's. */
	readonly facilityName?: string;
}

/** The call of a vessel, train, truck or barge at a place, as the source numbers it. */
export interface TransportCall {
	readonly id: string | null;
	/** Position of the call in the voyage; tells two calls of one port apart. */
	readonly sequence: number | null;
}

/** A vessel as the source names it. */
export interface ObservedVessel {
	/** Seven-digit IMO number. */
	readonly imo: string | null;
	readonly name: string | null;
}

/** What every observation carries, whatever it is about. */
interface ObservationBase {
	/** Identity of the message within its source: the source's event id, else a hash of its content. */
	readonly key: string;
	readonly source: Source;
	/** The source's own id of the event, when it gives one. */
	readonly sourceEventId: string | null;
	/** The source's own name of the event, for example `EQUIPMENT LOAD ACT`. */
	readonly originalEvent: string;
	readonly classifier: Classifier;
	/** When it happened or will happen: ISO 8601 UTC, whole seconds, `Z`. */
	readonly occurredAt: string;
	/** `date` when the source gave no time of day; `occurredAt` is then midnight in `timezone`, or UTC without one. */
	readonly precision: "instant" | "date";
	/** IANA zone of the place; null when unknown (`occurredAt` is then the local wall clock read as UTC, if the source gave no offset). */
	readonly timezone: string | null;
	/** When the source says that it recorded the message (ISO 8601 UTC); later messages about one milestone replace earlier ones. */
	readonly reportedAt: string | null;
	/** When we received it first, or again after other words under its key (ISO 8601 UTC). It stands for `reportedAt` where that cannot be believed. */
	readonly receivedAt: string;
	/** Its place in the answer that it was first received in, oldest first. Absent where `reportedAt` tells the order. */
	readonly answerPosition?: number;
	readonly place: Place | null;
	readonly billsOfLading: readonly string[];
	readonly bookings: readonly string[];
	/** References of the shipper and forwarder: purchase orders, forwarder's references. */
	readonly references: readonly string[];
	/** The message as the source sent it, as JSON text. Kept for provenance; nothing is derived from it. */
	readonly raw: string;
}

/** Where in the journey a call is, when the source marks it explicitly; trusted before any inference. */
export type Phase = "export" | "transshipment" | "import";

/** Members shared by the two kinds of observation that happen at a transport call. */
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
	/** ISO 6346. The only container that it is about, when the source was asked for one: a railway does not tell of whole trains. */
	readonly containerNumber?: string;
	/** Containers that the source names as carried, in ISO 6346 form without blanks; absent when it names none. */
	readonly carried?: readonly string[];
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

/** A reason why a terminal does not let a container go, in the canonical names of the interface. */
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

/** The last day on which a container may stay free of charge, by whose count it is: the terminal's, the line's or the railway's. */
export interface LastFreeDay {
	readonly kind: "terminal" | "line" | "rail";
	/** Any moment of the day at the facility (ISO 8601 UTC). Null: said that there is none. */
	readonly at: string | null;
}

/**
 * The parts of a terminal's answer about one container. An absent member was not said, and takes nothing back: only an
 * empty list or an explicit null says that there is nothing.
 */
export interface ContainerStatusReport {
	readonly isAvailable?: boolean;
	/** All holds in force. */
	readonly holds?: readonly Hold[];
	/** All fees owed. */
	readonly fees?: readonly Fee[];
	readonly lastFreeDays?: readonly LastFreeDay[];
	/** Pickup appointment, ISO 8601 UTC; null: there is none. */
	readonly appointmentAt?: string | null;
	/** Row, bay or stack in the terminal's own words; null: not in the yard. */
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
 * How a container stands at a terminal, as the terminal said once. `place` names the facility, `occurredAt` is when it was so;
 * what is reported under the same key of another time is another report.
 */
export interface StatusObservation extends ObservationBase {
	readonly kind: "status";
	readonly activity: "reported";
	/** ISO 6346 form without blanks. */
	readonly containerNumber: string;
	readonly report: ContainerStatusReport;
}

/**
 * A source takes back what it said: DCSA 3.0 by the same event with `isRetracted`, 3.0 Beta 1 by an event with
 * `retractedEventID`. What was reported after the retraction under the same id stands again.
 */
export interface RetractionObservation extends ObservationBase {
	readonly kind: "retraction";
	readonly activity: "retracted";
	/** `sourceEventId` of the messages of the same source that are taken back. */
	readonly retractedEventId: string;
}

/** What a source said once. */
export type Observation =
	| TransportObservation
	| EquipmentObservation
	| ShipmentObservation
	| StatusObservation
	| RetractionObservation;

/** What tells of something that happens, to a vessel, a container or a document: neither a status nor a retraction. */
export type Message =
	| TransportObservation
	| EquipmentObservation
	| ShipmentObservation;

/** What tells the messages of all sources apart. A source that says something else under one `key` has corrected itself. */
export function identityOf({ source, key }: Observation): string {
	return `${source.kind}/${source.code}/${key}`;
}

/** What a source said and did not take back. */
export type Statement = Message | StatusObservation;
