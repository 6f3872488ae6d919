import type { Observation } from "../../tracking/observations/observation.ts";

/** An inquiry to a carrier about one number. */
export interface Inquiry {
	/** Account of the inquiry, to share the carrier's limits fairly. */
	readonly accountId?: string;
	readonly requestType: "bill_of_lading" | "booking" | "container";
	/** The number as the user submitted it. */
	readonly requestNumber: string;
	/** Digest of the last recorded answer; an equal answer is not read again. */
	readonly knownDigest?: string | null;
	/**
	 * Looks up the digests of known messages, which are left out of the answer. Not called when the whole answer is known.
	 */
	readonly knownTexts?: () => Promise<ReadonlySet<string>>;
}

/** A carrier's answer about a number. For an unknown number the carrier throws `CarrierError` `not_found`. */
export interface CarrierAnswer {
	/** The number as it was sent to the carrier, for example without the SCAC in front. */
	readonly normalizedNumber: string;
	/** Empty only when the whole answer is known. */
	readonly observations: readonly Observation[];
	/** Digests of the source texts of observations, to recognize them in later answers. */
	readonly textDigests?: ReadonlyMap<Observation, string>;
	/** Digest of the answer as sent; absent when it cannot be compared. */
	readonly digest?: string;
}

/** A shipping line with an adapter. */
export interface Carrier {
	readonly scac: string;
	/**
	 * Sends the inquiry and reads all pages. Throws {@link CarrierError} for every failure. Ends within the carrier's time limit,
	 * or when `signal` aborts.
	 */
	track(inquiry: Inquiry, signal: AbortSignal): Promise<CarrierAnswer>;
}
