/**
 * Who holds an owner code, and so what it tells of the line a container travels with.
 * `carrier`: a shipping line, with its own boxes. `group`: a line that has gone into another, or a brand of a group; its boxes
 * are the group's. `carrier and lessor`: usually with one line, but leased to others too. `lessor`: leased to any line.
 */
export type OwnerKind = "carrier" | "group" | "carrier and lessor" | "lessor";

/** Owner codes that one holder has had since the same time, by the same account. */
export interface OwnerCodes {
	/** Who holds them. */
	readonly holder: string;
	readonly kind: OwnerKind;
	/** SCAC of the line that tracks these boxes, whether Landfall supports it or not; null for lessors. */
	readonly line: string | null;
	/** Year in which the holder came to hold or to answer for them (a merger, a purchase); null when it always has, or is not known. */
	readonly since: number | null;
	/** Where the fact is from, in a few words. */
	readonly source: string;
	/** Owner codes with their category letter, four letters each, separated by blanks. */
	readonly codes: string;
}
