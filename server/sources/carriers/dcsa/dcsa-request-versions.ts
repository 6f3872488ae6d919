import type { Inquiry } from "../../contracts/carrier.ts";

/** Supported versions of DCSA Track & Trace. Their requests differ; their answers are parsed by the same code. */
export type Dialect = "dcsa-2.2" | "dcsa-3.0-beta1" | "dcsa-3.0";

/** The query parameter for each kind of number. */
export type FilterNames = Readonly<Record<Inquiry["requestType"], string>>;

/** Request rules of one dialect. */
export interface DialectRules {
	/** Path of the events under the base address. */
	readonly eventsPath: string;
	readonly filters: FilterNames;
	/** The query parameter for "recorded at this moment or later". */
	readonly recordedSince: string;
}

/** Each dialect's `GET` of events: 2.2.0 of October 2021, 3.0.0 Beta 1 of March 2023, and the 3.0.0 that replaces it. */
export const DIALECTS: Readonly<Record<Dialect, DialectRules>> = {
	"dcsa-2.2": {
		eventsPath: "/v2/events",
		filters: {
			bill_of_lading: "transportDocumentReference",
			booking: "carrierBookingReference",
			container: "equipmentReference",
		},
		recordedSince: "eventCreatedDateTime:gte",
	},
	"dcsa-3.0-beta1": {
		eventsPath: "/v3/events",
		filters: {
			bill_of_lading: "documentReference",
			booking: "documentReference",
			container: "equipmentReference",
		},
		recordedSince: "eventCreatedDateTime:gte",
	},
	"dcsa-3.0": {
		eventsPath: "/events",
		filters: {
			bill_of_lading: "transportDocumentReference",
			booking: "carrierBookingReference",
			container: "equipmentReference",
		},
		recordedSince: "eventUpdatedDateTimeMin",
	},
};
