/** A place as GeoJSON writes it (RFC 7946, section 3.1.1): longitude, latitude. */
export type Coordinates = readonly number[];

const RADIANS = Math.PI / 180;
const MILES_PER_RADIAN = (180 * 60) / Math.PI;

/** Nautical miles between two places, a minute of arc each. Uses the haversine, which is exact for short distances. */
export function milesBetween(
	[a = 0, b = 0]: Coordinates,
	[c = 0, d = 0]: Coordinates,
): number {
	const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
	const chord =
		half(d - b) + Math.cos(b * RADIANS) * Math.cos(d * RADIANS) * half(c - a);
	return 2 * Math.asin(Math.min(1, Math.sqrt(chord))) * MILES_PER_RADIAN;
}

/** East and north of an origin in nautical miles, on the plane that touches the globe there. Only for short distances. */
function plane(
	[longitude = 0, latitude = 0]: Coordinates,
	[x = 0, y = 0]: Coordinates,
): readonly [number, number] {
	const east = ((((x - longitude + 540) % 360) + 360) % 360) - 180;
	return [east * 60 * Math.cos(latitude * RADIANS), (y - latitude) * 60];
}

/** Nautical miles from a place to the nearest one of a line. */
export function milesToLine(
	place: Coordinates,
	line: readonly Coordinates[],
): number {
	let nearest = Number.POSITIVE_INFINITY;
	for (const [index, end] of line.entries()) {
		const [bx, by] = plane(place, end);
		const [ax, ay] = plane(place, line[index - 1] ?? end);
		const [dx, dy] = [bx - ax, by - ay];
		const length = dx * dx + dy * dy;
		const share = length === 0 ? 0 : -(ax * dx + ay * dy) / length;
		const held = Math.max(0, Math.min(1, share));
		nearest = Math.min(nearest, Math.hypot(ax + held * dx, ay + held * dy));
	}
	return nearest;
}

/** The length of a line in nautical miles. */
export function lengthOf(line: readonly Coordinates[]): number {
	return line.reduce(
		(sum, place, index) => sum + milesBetween(line[index - 1] ?? place, place),
		0,
	);
}

/** The angle by which a line through three positions turns at the second one: 0 degrees is straight on, 180 is back. */
export function turnAt(
	before: Coordinates,
	place: Coordinates,
	after: Coordinates,
): number {
	const [ax, ay] = plane(place, before);
	const [bx, by] = plane(place, after);
	const angle = Math.abs(Math.atan2(by, bx) - Math.atan2(-ay, -ax));
	return Math.min(angle, 2 * Math.PI - angle) / RADIANS;
}
