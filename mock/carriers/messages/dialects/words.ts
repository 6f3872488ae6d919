import type { components } from "../../../../generated/upstream/dcsa-track-and-trace-3.0.ts";
import type { CarrierEvent } from "../carrier-event.ts";

type Classification = components["schemas"]["EventClassification"];
type Word<Member extends keyof Classification> = NonNullable<
	Classification[Member]
>;
type Call = Extract<CarrierEvent, { eventType: "TRANSPORT" }>["transportCall"];
type FacilityWord = NonNullable<
	components["schemas"]["EventLocation"]["facilityTypeCode"]
>;

/** The words of 3.0 for the codes of 2.2 that the simulated lines use: how sure a line is. */
export const CLASSIFIERS: Readonly<
	Record<
		CarrierEvent["eventClassifierCode"],
		Classification["eventClassifierCode"]
	>
> = {
	PLN: "PLANNED",
	PLAN: "PLANNED",
	EST: "ESTIMATED",
	ACT: "ACTUAL",
};

/** What a means of transport does. */
export const TRANSPORT_WORDS: Readonly<
	Record<string, Word<"transportEventTypeCode">>
> = { ARRI: "ARRIVED", DEPA: "DEPARTED" };

/** What happens to a container. */
export const EQUIPMENT_WORDS: Readonly<
	Record<string, Word<"equipmentEventTypeCode">>
> = {
	GTIN: "GATED_IN",
	GTOT: "GATED_OUT",
	LOAD: "LOADED",
	DISC: "DISCHARGED",
};

/** What becomes of a document. */
export const SHIPMENT_WORDS: Readonly<
	Record<string, Word<"shipmentEventTypeCode">>
> = { CONF: "CONFIRMED", CANC: "CANCELLED", ISSU: "ISSUED" };

/** Kinds of document. */
export const DOCUMENT_WORDS: Readonly<Record<string, string>> = {
	BKG: "BOOKING",
	TRD: "TRANSPORT_DOCUMENT",
	ARN: "ARRIVAL_NOTICE",
};

/** Kinds of facility. */
export const FACILITY_WORDS: Readonly<
	Partial<Record<NonNullable<Call["facilityTypeCode"]>, FacilityWord>>
> = { POTE: "PORT_TERMINAL", DEPO: "DEPOT", RAMP: "RAMP" };
