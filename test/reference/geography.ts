interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** The great-circle distance between two points, in kilometres (haversine formula on a sphere). */
export function kilometresBetween(from: Point, to: Point): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const halfChord =
		Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfChord));
}

/** A rectangle of the map, in degrees. When it crosses the antimeridian, its west is greater than its east. */
interface Box {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** Whether a point lies in a rectangle, borders included. */
export function isInside(box: Box, { latitude, longitude }: Point): boolean {
	const { south, west, north, east } = box;
	const isBetweenMeridians =
		west <= east
			? longitude >= west && longitude <= east
			: longitude >= west || longitude <= east;
	return latitude >= south && latitude <= north && isBetweenMeridians;
}

/** The values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}
