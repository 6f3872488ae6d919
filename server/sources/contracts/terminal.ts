import type { Observation } from "../../tracking/observations/observation.ts";
import type { SourceFailure } from "../asking/source-error.ts";
import type { Facility, KnownFacility } from "./known-facility.ts";

/** What is asked of a terminal: how one container stands. */
export interface TerminalInquiry {
	/** Whom it is asked for, to share the source's limits fairly. */
	readonly accountId?: string;
	/** ISO 6346 form without blanks. */
	readonly containerNumber: string;
	/** Tells two visits of one container apart, where the terminal can. */
	readonly billOfLadingNumber: string | null;
}

/**
 * What a terminal says about one container.
 *
 * `observations` holds at most one StatusObservation, and one observation for each event. The key of a status names its
 * content, and when that changed if the terminal says so. A status with the key of the newest one that is recorded about the container
 * by this source says nothing new; one that has another is news, even when an older one had it (`A`, `B`, `A` again). `not_yet`: the terminal expects the container; `not_found`: it has never heard of it.
 */
export type TerminalAnswer = { readonly containerNumber: string } & (
	| {
			readonly outcome: "found";
			readonly observations: readonly Observation[];
	  }
	| { readonly outcome: "not_found" | "not_yet" }
	| {
			readonly outcome: "failed";
			readonly reason: SourceFailure;
			readonly message: string;
	  }
);

/** Somebody who can be asked about the containers of some facilities: an ocean terminal, a railway, or a portal of several. */
export interface TerminalSource {
	/** The name under which the operator configured it; observations carry it. */
	readonly code: string;
	readonly kind: "terminal" | "rail";
	/**
	 * Asks about any number of containers at one facility, in as many calls as the source wants. Answers every inquiry once,
	 * in their order. Throws {@link TerminalError} when no call succeeded; each call ends by itself within the source's time
	 * limit, all of them when `signal` aborts.
	 */
	lookUp(
		facility: Facility,
		inquiries: readonly TerminalInquiry[],
		signal: AbortSignal,
	): Promise<readonly TerminalAnswer[]>;
}

/** The facilities that can be asked. */
export interface TerminalRegistry {
	/** Who answers for this facility; undefined when nobody does. */
	find(facility: Facility): TerminalSource | undefined;
	/** The only facility of a kind at a place (UN/LOCODE) that somebody answers for; undefined when there are none or several. */
	only(type: Facility["type"], locode: string): KnownFacility | undefined;
}
