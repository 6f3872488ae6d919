import type { Observation } from "../../tracking/observation.ts";

/** What is asked of a carrier: one number of one kind. */
export interface Inquiry {
	readonly requestType: "bill_of_lading" | "booking" | "container";
	/** The number as the user submitted it. */
	readonly requestNumber: string;
	/** Digest of the answer that was recorded last; the same answer is not read again. */
	readonly knownDigest?: string | null;
}

/** What a carrier knows about a number. A carrier that knows nothing throws `CarrierError` `not_found`. */
export interface CarrierAnswer {
	/** The number as it was sent to the carrier, for example without the SCAC in front. */
	readonly normalizedNumber: string;
	/** Empty only when the answer is the one that is known. */
	readonly observations: readonly Observation[];
	/** Of the answer as it was sent; absent when there is nothing to compare. */
	readonly digest?: string;
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
