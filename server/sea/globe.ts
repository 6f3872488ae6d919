/** A position in degrees of WGS 84: longitude from -180 to 180, then latitude, as GeoJSON has it (RFC 7946, section 3.1.1). */
export type Position = readonly [longitude: number, latitude: number];

/** Five decimals of a degree are about a metre. */
const PARTS_OF_DEGREE = 100_000;

/** The position of an object with longitude and latitude, such as a port or vessel position. */
export function placeOf({
	longitude,
	latitude,
}: {
	readonly longitude: number;
	readonly latitude: number;
}): Position {
	return [longitude, latitude];
}

/** The position, rounded to about a metre. One that is round already is not copied, so that cached routes share those of the lanes. */
export function toMetre(position: Position): Position {
	const longitude = Math.round(position[0] * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;
	const latitude = Math.round(position[1] * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;
	return longitude === position[0] && latitude === position[1]
		? position
		: [longitude, latitude];
}

/** A vector for great-circle computations. */
export type Direction = readonly [x: number, y: number, z: number];

/** Nautical miles in a radian of a great circle: the mean radius of the earth by the IUGG, 6,371.0088 km, in miles of 1,852 m. */
export const MILES_PER_RADIAN = 6371.0088 / 1.852;

const DEGREE = Math.PI / 180;

/** The point of the unit sphere at a position. */
export function directionOf([longitude, latitude]: Position): Direction {
	const radius = Math.cos(latitude * DEGREE);
	return [
		radius * Math.cos(longitude * DEGREE),
		radius * Math.sin(longitude * DEGREE),
		Math.sin(latitude * DEGREE),
	];
}

/** The position in a direction, which need not have the length one. */
function positionOf([x, y, z]: Direction): Position {
	return [Math.atan2(y, x) / DEGREE, Math.atan2(z, Math.hypot(x, y)) / DEGREE];
}

/** The angle between two directions in radians. It is computed from the chord, because the cosine of a small angle has too few digits. */
export function angleBetween(a: Direction, b: Direction): number {
	const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
	return 2 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}

/** The length of the great circle between two positions in nautical miles. */
export function greatCircleMiles(a: Position, b: Position): number {
	return MILES_PER_RADIAN * angleBetween(directionOf(a), directionOf(b));
}

/** The course at `a` of the great circle to `b`, in degrees from north, at least 0 and less than 360. */
export function bearing(a: Position, b: Position): number {
	const turn = (b[0] - a[0]) * DEGREE;
	const [from, to] = [a[1] * DEGREE, b[1] * DEGREE];
	const east = Math.sin(turn) * Math.cos(to);
	const north =
		Math.cos(from) * Math.sin(to) -
		Math.sin(from) * Math.cos(to) * Math.cos(turn);
	return (Math.atan2(east, north) / DEGREE + 360) % 360;
}

/** The position on the great circle from `a` to `b` after a share of its length: 0 is `a`, 1 is `b`. */
export function along(a: Position, b: Position, share: number): Position {
	const [from, to] = [directionOf(a), directionOf(b)];
	const angle = angleBetween(from, to);
	if (angle === 0) return a;
	const p = Math.sin((1 - share) * angle);
	const q = Math.sin(share * angle);
	return positionOf([
		p * from[0] + q * to[0],
		p * from[1] + q * to[1],
		p * from[2] + q * to[2],
	]);
}

/** Normalizes a longitude to [-180, 180]; 180 and -180 stay as they are. */
export function wrap(longitude: number): number {
	if (longitude >= -180 && longitude <= 180) return longitude;
	return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/**
 * The line with longitudes that continue beyond 180 where it crosses that meridian, so that neighbours are at most 180 degrees
 * apart and plane geometry applies. `wrap` reverses it.
 */
export function unwrap(line: readonly Position[]): Position[] {
	let turns = 0;
	let last: number | undefined;
	return line.map(([longitude, latitude]) => {
		if (last !== undefined) turns += Math.round((last - longitude) / 360);
		last = longitude;
		return [longitude + 360 * turns, latitude];
	});
}
