import type { CarrierEvent } from "./carrier-event.ts";

type Read<Value> = (event: CarrierEvent) => Value;

const CODES = /^[A-Z]{3,9}$/;
/** Valid form of numbers and codes that lines choose freely. */
export const TEXT = /^[\x20-\x7e]{1,100}$/;

/** Filters on one member, with the valid form of their values. */
export type MemberFilters = ReadonlyMap<
	string,
	{ readonly form: RegExp; readonly read: Read<string | undefined> }
>;

/** Filters on the creation time (milliseconds), by their name with the operator. */
export type CreatedFilters = ReadonlyMap<
	string,
	(created: number, limit: number) => boolean
>;

/** The filters of 2.2 on one member. */
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

/** The creation time filters of 2.2 and 3.0 Beta 1. */
export const CREATED_FILTERS: CreatedFilters = table({
	eventCreatedDateTime: (created, limit) => created === limit,
	"eventCreatedDateTime:eq": (created, limit) => created === limit,
	"eventCreatedDateTime:gte": (created, limit) => created >= limit,
	"eventCreatedDateTime:gt": (created, limit) => created > limit,
	"eventCreatedDateTime:lte": (created, limit) => created <= limit,
	"eventCreatedDateTime:lt": (created, limit) => created < limit,
});

/** The update time filters of 3.0. */
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

/** A map, because names from requests must not reach the members that plain objects inherit. */
function table<Value>(rows: Record<string, Value>): ReadonlyMap<string, Value> {
	return new Map(Object.entries(rows));
}
