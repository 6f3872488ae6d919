import { SourceError, type SourceFailure } from "../requests/source-error.ts";

/** The numbers of a vessel, at least one. The IMO number has precedence: an MMSI changes with the flag. */
export interface VesselNumbers {
	/** Seven digits. */
	readonly imo: string | null;
	/** Nine digits. */
	readonly mmsi: string | null;
}

/** An observed position of a vessel. */
export interface VesselPosition {
	/** ISO 8601 UTC, whole seconds, `Z`. */
	readonly at: string;
	/** Degrees (WGS84), -90 to 90. */
	readonly latitude: number;
	/** Degrees (WGS84), -180 to 180. */
	readonly longitude: number;
	/** Heading in degrees clockwise from true north, 0 to less than 360; null when unknown. */
	readonly headingDegrees: number | null;
	/** Speed over ground; null when unknown. */
	readonly speedKnots: number | null;
}

/** Orders positions by their time. */
export function byTime(one: VesselPosition, other: VesselPosition): number {
	return one.at < other.at ? -1 : one.at > other.at ? 1 : 0;
}

/** A source's answer about one vessel. */
export type PositionAnswer = { readonly vessel: VesselNumbers } & (
	| {
			readonly outcome: "found";
			/** Its MMSI, when the source knows it, for queries to other sources. */
			readonly mmsi: string | null;
			/**
			 * Positions since the requested time, oldest first, each plausible by itself; `new-positions.ts` compares them with
			 * their neighbours.
			 */
			readonly positions: readonly VesselPosition[];
			/**
			 * Time until which the answer is complete (ISO 8601 UTC). It is the current time, unless the source broke off, had more
			 * positions than one answer can hold, or was one of several that failed.
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

/** A position query that failed for all vessels. */
export class PositionError extends SourceError {
	override readonly name = "PositionError";
}

/** A source of vessel positions. */
export interface PositionSource {
	/** The name under which the operator configured it. */
	readonly code: string;
	/**
	 * Fetches the positions of vessels since a time. Returns one answer per vessel, in order. Throws {@link PositionError} when
	 * all fail. Ends within the source's time limit, or when `signal` aborts.
	 */
	positions(
		vessels: readonly VesselNumbers[],
		since: Date,
		signal: AbortSignal,
	): Promise<readonly PositionAnswer[]>;
	/** Closes the source's connections. */
	close(): Promise<void>;
}
