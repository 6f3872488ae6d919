/**
 * The kind of holder of an owner code, which suggests the line that a container travels with. `carrier`: a shipping line with
 * its own boxes. `group`: a line merged into another, or a brand of a group; its boxes are the group's. `carrier and lessor`:
 * usually with one line, but leased to others too. `lessor`: leased to any line.
 */
export type OwnerKind = "carrier" | "group" | "carrier and lessor" | "lessor";

/** Owner codes of one holder with the same start and source. */
export interface OwnerCodes {
	/** The holder's name. */
	readonly holder: string;
	readonly kind: OwnerKind;
	/** SCAC of the line that tracks these boxes, whether Landfall supports it or not; null for lessors. */
	readonly line: string | null;
	/** Year of the merger or purchase in which the holder got them; null when it always held them, or when the year is unknown. */
	readonly since: number | null;
	/** The source, in a few words. */
	readonly source: string;
	/** Owner codes with their category letter, four letters each, separated by blanks. */
	readonly codes: string;
}
