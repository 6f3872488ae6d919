import type {
	Observation,
	Source,
	StatusObservation,
} from "../../../tracking/observations/observation.ts";

/** Inputs for parsing an event. */
export interface EventContext {
	readonly source: Source;
	/** When the answer was received, by the carrier's clock: ISO 8601 UTC, whole seconds. */
	readonly receivedAt: string;
	/** The requested container; null for a request about a whole bill or booking. */
	readonly container: string | null;
	/** The IANA zone of a UN/LOCODE, or null when it is not known. */
	readonly zoneOf: (locode: string) => string | null;
	/** Digests of known texts, which are not parsed again. */
	readonly knownTexts: ReadonlySet<string>;
}

/** An observation that a carrier's event can yield. */
export type CarrierObservation = Exclude<Observation, StatusObservation>;

/** A parsed or known event, or the reason why it was skipped, for the operator's log. */
export type EventReading =
	| {
			readonly observation: CarrierObservation;
			readonly skipped?: undefined;
			/** Digest that recognizes the event next time; absent when the event must be parsed again. */
			readonly textDigest?: string;
	  }
	| {
			readonly observation?: undefined;
			readonly skipped?: undefined;
			/** Set when the event's text is known. */
			readonly isKnown: true;
	  }
	| {
			readonly observation?: undefined;
			readonly skipped: string;
			/** True for events irrelevant to a journey, such as temperatures, which are not logged. */
			readonly isExpected?: true;
	  };
