import fc from "fast-check";
import { portByCode } from "../../server/reference/places/lookup.ts";
import { type Position, placeOf } from "../../server/sea/globe.ts";

/** Any place that ships come to. */
export const place = fc.tuple(
	fc.double({ min: -180, max: 180, noNaN: true }),
	fc.double({ min: -75, max: 75, noNaN: true }),
) satisfies fc.Arbitrary<Position>;

/** The place of a port's terminals. */
export function portPlace(code: string): Position {
	const port = portByCode(code);
	if (port === undefined) throw new Error(`${code} is no port of the tables`);
	return placeOf(port);
}

/** The number of jumps of a line across the meridian of 180 degrees. */
export function jumpsOf(line: readonly Position[]): number {
	return line.filter(([longitude], index) => {
		const before = line[index - 1];
		return before !== undefined && Math.abs(longitude - before[0]) > 180;
	}).length;
}
