import { SourceError, type SourceFailure } from "../asking/source-error.ts";

/** What a vessel is asked for by; at least one number is there. Of both the IMO number counts: an MMSI changes with the flag. */
export interface VesselNumbers {
	/** Seven digits. */
	readonly imo: string | null;
	/** Nine digits. */
	readonly mmsi: string | null;
}

/** Where a vessel was, by somebody who observed it. */
export interface VesselPosition {
	/** ISO 8601 UTC, whole seconds, `Z`. */
	readonly at: string;
	/** Degrees (WGS84), -90 to 90. */
	readonly latitude: number;
	/** Degrees (WGS84), -180 to 180. */
	readonly longitude: number;
	/** Where it heads, 0 to less than 360 clockwise from true north; null when nobody knows. */
	readonly headingDegrees: number | null;
	/** Speed over ground; null when nobody knows. */
	readonly speedKnots: number | null;
}

/** Orders positions by their time. */
export function byTime(one: VesselPosition, other: VesselPosition): number {
	return one.at < other.at ? -1 : one.at > other.at ? 1 : 0;
}

/** What a source says about one vessel. */
export type PositionAnswer = { readonly vessel: VesselNumbers } & (
	| {
			readonly outcome: "found";
			/** Its MMSI, when the source knows it: with it other sources can be asked. */
			readonly mmsi: string | null;
			/**
			 * Since the moment that was asked for, oldest first, each possible for itself; bad ones are told by their neighbours
			 * (`new-positions.ts`).
			 */
			readonly positions: readonly VesselPosition[];
			/**
			 * Until when it is whole (ISO 8601 UTC): what happened later is told to who asks again. The present, unless the source broke
			 * off, had more to say than is read at once, or was one of several that failed.
			 */
			readonly wholeUntil: string;
	  }
	| { readonly outcome: "not_found" }
	| {
			readonly outcome: "failed";
			readonly reason: SourceFailure;
			readonly message: string;
	  }
);

/** A question to a source that failed for all vessels. */
export class PositionError extends SourceError {
	override readonly name = "PositionError";
}

/** Somebody who knows where vessels are. */
export interface PositionSource {
	/** The name under which the operator configured it. */
	readonly code: string;
	/**
	 * Asks where vessels have been since a moment. Answers every vessel once, in their order. Throws {@link PositionError}
	 * when nothing could be learned about any of them; it ends by itself within the source's time limit, or when `signal` aborts.
	 */
	positions(
		vessels: readonly VesselNumbers[],
		since: Date,
		signal: AbortSignal,
	): Promise<readonly PositionAnswer[]>;
	/** Ends what the source keeps open. */
	close(): Promise<void>;
}
