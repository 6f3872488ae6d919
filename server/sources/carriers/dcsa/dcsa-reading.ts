import type {
	Observation,
	Source,
	StatusObservation,
} from "../../../tracking/observation.ts";

/** What reading an event needs to know besides the event. */
export interface EventContext {
	readonly source: Source;
	/** When the answer was received, by the clock that the carrier lives by. */
	readonly now: Date;
	/** The same as it is recorded: ISO 8601 UTC, whole seconds. */
	readonly receivedAt: string;
	/** The IANA zone of a UN/LOCODE, or null when it is not known. */
	readonly zoneOf: (locode: string) => string | null;
}

/** What a carrier can say in an event. */
export type CarrierObservation = Exclude<Observation, StatusObservation>;

/** An event understood, or why it was left out: words for the operator's log. */
export type EventReading =
	| { readonly observation: CarrierObservation; readonly skipped?: undefined }
	| {
			readonly observation?: undefined;
			readonly skipped: string;
			/** True for events that mean nothing to a journey, such as temperatures: nobody needs to hear of them. */
			readonly isExpected?: true;
	  };
