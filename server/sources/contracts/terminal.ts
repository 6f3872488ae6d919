import type { Observation } from "../../tracking/observations/observation.ts";
import type { SourceFailure } from "../requests/source-error.ts";
import type { Facility, KnownFacility } from "./known-facility.ts";

/** An inquiry to a terminal about the status of one container. */
export interface TerminalInquiry {
	/** Account of the inquiry, to share the source's limits fairly. */
	readonly accountId?: string;
	/** ISO 6346 form without blanks. */
	readonly containerNumber: string;
	/** Distinguishes two visits of one container, where the terminal supports it. */
	readonly billOfLadingNumber: string | null;
}

/**
 * A terminal's answer about one container. `not_yet`: the terminal expects the container; `not_found`: it does not know it.
 * `observations` has at most one StatusObservation, and one observation for each event. The key of a status names its content and time
 * of change. A status with the key of the newest recorded one from this source is not new. Any other status is, even when an older one
 * had its key.
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

/** A source of container statuses at some facilities: an ocean terminal, a railway, or a portal of several. */
export interface TerminalSource {
	/** The name under which the operator configured it; observations carry it. */
	readonly code: string;
	readonly kind: "terminal" | "rail";
	/**
	 * Sends inquiries about containers at one facility, in as many calls as needed. Returns one answer per inquiry, in order.
	 * Throws {@link TerminalError} when no call succeeds. Each call ends within the source's time limit, all when `signal` aborts.
	 */
	lookUp(
		facility: Facility,
		inquiries: readonly TerminalInquiry[],
		signal: AbortSignal,
	): Promise<readonly TerminalAnswer[]>;
}

/** The sources of facilities. */
export interface TerminalRegistry {
	/** The source of this facility; undefined without one. */
	find(facility: Facility): TerminalSource | undefined;
	/** The only facility of a kind with a source at a place (UN/LOCODE); undefined when there are none or several. */
	only(type: Facility["type"], locode: string): KnownFacility | undefined;
}
