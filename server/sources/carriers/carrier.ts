import type { Observation } from "../../tracking/observation.ts";

/** What is asked of a carrier: one number of one kind. */
export interface Inquiry {
	readonly requestType: "bill_of_lading" | "booking" | "container";
	/** The number as the user submitted it. */
	readonly requestNumber: string;
}

/** What a carrier knows about a number. Never empty: a carrier that knows nothing throws `CarrierError` `not_found`. */
export interface CarrierAnswer {
	/** The number as it was sent to the carrier, for example without the SCAC in front. */
	readonly normalizedNumber: string;
	readonly observations: readonly Observation[];
}

/** A shipping line that can be asked. */
export interface Carrier {
	readonly scac: string;
	/**
	 * Asks the carrier once, following its pages.
	 * Throws {@link CarrierError} for every failure; ends by itself within the carrier's time limit, or when `signal` aborts.
	 */
	track(inquiry: Inquiry, signal: AbortSignal): Promise<CarrierAnswer>;
}
