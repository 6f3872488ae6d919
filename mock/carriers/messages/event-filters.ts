import type { CarrierEvent } from "./carrier-event.ts";

type Read<Value> = (event: CarrierEvent) => Value;

const CODES = /^[A-Z]{3,9}$/;
/** The form of numbers and codes that lines choose freely. */
export const TEXT = /^[\x20-\x7e]{1,100}$/;

/** Filters that compare one member, with the form their values must have. */
export type MemberFilters = ReadonlyMap<
	string,
	{ readonly form: RegExp; readonly read: Read<string | undefined> }
>;

/** Filters on the instant of recording (milliseconds), by their name with the operator. */
export type CreatedFilters = ReadonlyMap<
	string,
	(created: number, limit: number) => boolean
>;

/** The filters of 2.2 that compare one member. */
export const MEMBER_FILTERS: MemberFilters = table({
	eventType: {
		form: /^(SHIPMENT|TRANSPORT|EQUIPMENT)$/,
		read: (event) => event.eventType,
	},
	shipmentEventTypeCode: {
		form: CODES,
		read: (event) =>
			event.eventType === "SHIPMENT" ? event.shipmentEventTypeCode : undefined,
	},
	documentTypeCode: {
		form: CODES,
		read: (event) =>
			event.eventType === "SHIPMENT" ? event.documentTypeCode : undefined,
	},
	transportEventTypeCode: {
		form: CODES,
		read: (event) =>
			event.eventType === "TRANSPORT"
				? event.transportEventTypeCode
				: undefined,
	},
	equipmentEventTypeCode: {
		form: CODES,
		read: (event) =>
			event.eventType === "EQUIPMENT"
				? event.equipmentEventTypeCode
				: undefined,
	},
	scheduleID: { form: TEXT, read: () => undefined },
	transportCallID: {
		form: TEXT,
		read: (event) => callOf(event)?.transportCallID,
	},
	vesselIMONumber: {
		form: /^\d{7}$/,
		read: (event) => callOf(event)?.vessel?.vesselIMONumber,
	},
	exportVoyageNumber: {
		form: TEXT,
		read: (event) => callOf(event)?.exportVoyageNumber,
	},
	carrierVoyageNumber: {
		form: TEXT,
		read: (event) => callOf(event)?.exportVoyageNumber,
	},
	carrierServiceCode: {
		form: TEXT,
		read: (event) => callOf(event)?.carrierServiceCode,
	},
	UNLocationCode: {
		form: /^[A-Z]{2}[A-Z2-9]{3}$/,
		read: (event) =>
			callOf(event)?.UNLocationCode ??
			(event.eventType === "EQUIPMENT"
				? event.eventLocation?.UNLocationCode
				: undefined),
	},
});

function callOf(event: CarrierEvent) {
	return event.eventType === "SHIPMENT" ? undefined : event.transportCall;
}

/** The filters of 2.2 and Beta 1 on the instant of recording. */
export const CREATED_FILTERS: CreatedFilters = table({
	eventCreatedDateTime: (created, limit) => created === limit,
	"eventCreatedDateTime:eq": (created, limit) => created === limit,
	"eventCreatedDateTime:gte": (created, limit) => created >= limit,
	"eventCreatedDateTime:gt": (created, limit) => created > limit,
	"eventCreatedDateTime:lte": (created, limit) => created <= limit,
	"eventCreatedDateTime:lt": (created, limit) => created < limit,
});

/** Those of 3.0. */
export const UPDATED_FILTERS: CreatedFilters = table({
	eventUpdatedDateTimeMin: (created, limit) => created >= limit,
	eventUpdatedDateTimeMax: (created, limit) => created <= limit,
});

/** The members that events can be sorted by. */
export const SORT_MEMBERS = table<Read<string | number>>({
	eventCreatedDateTime: (event) => Date.parse(event.eventCreatedDateTime),
	eventDateTime: (event) => Date.parse(event.eventDateTime),
	eventType: (event) => event.eventType,
	eventClassifierCode: (event) => event.eventClassifierCode,
	eventID: (event) => event.eventID ?? "",
});

/** A look-up by names that strangers choose, which a plain object is not. */
function table<Value>(rows: Record<string, Value>): ReadonlyMap<string, Value> {
	return new Map(Object.entries(rows));
}
