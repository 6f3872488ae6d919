import type { Source } from "../observations/observation.ts";

/** Origin of a value: the observation it comes from. */
export interface Origin {
	readonly source: Source;
	/** The source's own id of the event, when it gives one. */
	readonly sourceEventId: string | null;
	/** The source's own name of the event. */
	readonly originalEvent: string;
	/** When the source recorded it (ISO 8601 UTC); null without a credible time. */
	readonly observedAt: string | null;
	/** When we received it (ISO 8601 UTC). */
	readonly receivedAt: string;
	/** Present when the facility, or the facility that reported the value, is assumed: see {@link FacilityFacts}. */
	readonly isFacilityAssumed?: true;
	/**
	 * Identity of the observation ({@link identityOf}): a raw event of its containers, or a status report. Of repeated messages
	 * it is the first, which the event history keeps.
	 */
	readonly observation: string;
}

/** Origin of each attribute; attributes without an origin are absent. */
export type Provenance<Attribute extends string> = Readonly<
	Partial<Record<Attribute, Origin>>
>;

/** One value that an estimated time has had. */
export interface Estimate<Attribute extends string> {
	readonly attribute: Attribute;
	/** ISO 8601 UTC. */
	readonly value: string;
	readonly origin: Origin;
}
