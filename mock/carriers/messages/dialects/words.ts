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

/** The 3.0 words for the classifiers of 2.2. */
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

/** The 3.0 words for the transport event codes of 2.2. */
export const TRANSPORT_WORDS: Readonly<
	Record<string, Word<"transportEventTypeCode">>
> = { ARRI: "ARRIVED", DEPA: "DEPARTED" };

/** The 3.0 words for the equipment event codes of 2.2. */
export const EQUIPMENT_WORDS: Readonly<
	Record<string, Word<"equipmentEventTypeCode">>
> = {
	GTIN: "GATED_IN",
	GTOT: "GATED_OUT",
	LOAD: "LOADED",
	DISC: "DISCHARGED",
};

/** The 3.0 words for the shipment event codes of 2.2. */
export const SHIPMENT_WORDS: Readonly<
	Record<string, Word<"shipmentEventTypeCode">>
> = { CONF: "CONFIRMED", CANC: "CANCELLED", ISSU: "ISSUED" };

/** The 3.0 words for the document types of 2.2. */
export const DOCUMENT_WORDS: Readonly<Record<string, string>> = {
	BKG: "BOOKING",
	TRD: "TRANSPORT_DOCUMENT",
	ARN: "ARRIVAL_NOTICE",
};

/** The 3.0 words for the facility types of 2.2. */
export const FACILITY_WORDS: Readonly<
	Partial<Record<NonNullable<Call["facilityTypeCode"]>, FacilityWord>>
> = { POTE: "PORT_TERMINAL", DEPO: "DEPOT", RAMP: "RAMP" };
