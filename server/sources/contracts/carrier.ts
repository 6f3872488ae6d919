import type { Observation } from "../../tracking/observations/observation.ts";

/** What is asked of a carrier: one number of one kind. */
export interface Inquiry {
	/** Whom it is asked for, to share the carrier's limits fairly. */
	readonly accountId?: string;
	readonly requestType: "bill_of_lading" | "booking" | "container";
	/** The number as the user submitted it. */
	readonly requestNumber: string;
	/** Digest of the answer that was recorded last; the same answer is not read again. */
	readonly knownDigest?: string | null;
	/**
	 * Looks up the digests of messages that say nothing new in the same text; such messages are left out of the answer. Not
	 * asked for when the whole answer is known.
	 */
	readonly knownTexts?: () => Promise<ReadonlySet<string>>;
}

/** What a carrier knows about a number. A carrier that knows nothing throws `CarrierError` `not_found`. */
export interface CarrierAnswer {
	/** The number as it was sent to the carrier, for example without the SCAC in front. */
	readonly normalizedNumber: string;
	/** Empty only when all of the answer is known. */
	readonly observations: readonly Observation[];
	/** Digests of the texts that some of them were read from; the same text says the same whenever it is read. */
	readonly textDigests?: ReadonlyMap<Observation, string>;
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
