import type { NumberKind } from "../../basics/numbers.ts";
import type { Dialect } from "../../lines/line-conventions.ts";
import type { CarrierEvent } from "../carrier-event.ts";
import {
	CREATED_FILTERS,
	type CreatedFilters,
	MEMBER_FILTERS,
	type MemberFilters,
	UPDATED_FILTERS,
} from "../event-filters.ts";
import type { Message } from "../messages.ts";
import { detailedEvent } from "./detailed-event.ts";
import { metadataEvent } from "./metadata-event.ts";

/** The requests and answers of one dialect. */
export interface DialectRules {
	/** The version in the header `API-Version`. */
	readonly apiVersion: string;
	/** The filters that name shipments; `documentTypeCodes` says whether a `document` is a bill or a booking. */
	readonly numbers: Readonly<Record<string, NumberKind | "document">>;
	readonly members: MemberFilters;
	readonly created: CreatedFilters;
	readonly canSort: boolean;
	/** Whether one header with a bare cursor names the next page, and no header names the other pages. */
	readonly hasCursorHeader: boolean;
	/** Writes a message in the dialect. `event` is its event, which faults may have changed. */
	readonly write: (message: Message, event: CarrierEvent) => unknown;
	/** The body of a page. */
	readonly body: (events: readonly unknown[]) => unknown;
}

function only<Value>(
	filters: ReadonlyMap<string, Value>,
	names: Readonly<Record<string, string>>,
): ReadonlyMap<string, Value> {
	const chosen = Object.entries(names).flatMap(([name, old]) => {
		const filter = filters.get(old);
		return filter === undefined ? [] : [[name, filter] as const];
	});
	return new Map(chosen);
}

/** The dialects of DCSA Track & Trace that simulated lines implement. */
export const DIALECTS: Readonly<Record<Dialect, DialectRules>> = {
	"2.2": {
		apiVersion: "2.2.0",
		numbers: {
			transportDocumentReference: "bill",
			transportDocumentID: "bill",
			carrierBookingReference: "booking",
			bookingReference: "booking",
			equipmentReference: "container",
		},
		members: MEMBER_FILTERS,
		created: CREATED_FILTERS,
		canSort: true,
		hasCursorHeader: false,
		write: (_, event) => event,
		body: (events) => events,
	},
	"3.0-beta1": {
		apiVersion: "3.0.0",
		numbers: {
			documentReference: "document",
			equipmentReference: "container",
		},
		members: only(MEMBER_FILTERS, {
			eventTypes: "eventType",
			shipmentEventTypeCodes: "shipmentEventTypeCode",
			transportEventTypeCodes: "transportEventTypeCode",
			equipmentEventTypeCodes: "equipmentEventTypeCode",
			transportCallReference: "transportCallID",
			vesselIMONumber: "vesselIMONumber",
			carrierServiceCode: "carrierServiceCode",
			UNLocationCode: "UNLocationCode",
		}),
		created: CREATED_FILTERS,
		canSort: true,
		hasCursorHeader: false,
		write: metadataEvent,
		body: (events) => events,
	},
	"3.0": {
		apiVersion: "3.0.0",
		numbers: {
			transportDocumentReference: "bill",
			carrierBookingReference: "booking",
			equipmentReference: "container",
		},
		members: only(MEMBER_FILTERS, { eventTypes: "eventType" }),
		created: UPDATED_FILTERS,
		canSort: false,
		hasCursorHeader: true,
		write: detailedEvent,
		body: (events) => ({ events }),
	},
};
