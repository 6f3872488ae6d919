import type {
	Observation,
	Source,
	StatusObservation,
} from "../../../tracking/observations/observation.ts";

/** What reading an event needs to know besides the event. */
export interface EventContext {
	readonly source: Source;
	/** When the answer was received, by the clock that the carrier lives by: ISO 8601 UTC, whole seconds. */
	readonly receivedAt: string;
	/** The only container that the carrier was asked about; null when it was asked about all of a bill or booking. */
	readonly container: string | null;
	/** The IANA zone of a UN/LOCODE, or null when it is not known. */
	readonly zoneOf: (locode: string) => string | null;
	/** Digests of the texts that need not be read. */
	readonly knownTexts: ReadonlySet<string>;
}

/** What a carrier can say in an event. */
export type CarrierObservation = Exclude<Observation, StatusObservation>;

/** An event understood, or known, or why it was left out: words for the operator's log. */
export type EventReading =
	| {
			readonly observation: CarrierObservation;
			readonly skipped?: undefined;
			/** By which the event is recognized when it is sent again; absent when it is to be read again then. */
			readonly textDigest?: string;
	  }
	| {
			readonly observation?: undefined;
			readonly skipped?: undefined;
			/** Its text is one of the known ones. */
			readonly isKnown: true;
	  }
	| {
			readonly observation?: undefined;
			readonly skipped: string;
			/** True for events that mean nothing to a journey, such as temperatures: nobody needs to hear of them. */
			readonly isExpected?: true;
	  };
