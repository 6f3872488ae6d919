/**
 * A place as sailors write it: `46°30.7′ N 166°55.9′ W`.
 *
 * @param {readonly [longitude: number, latitude: number]} place
 * @returns {string}
 */
export function placeInWords([longitude, latitude]) {
	return `${angle(latitude, "N", "S")} ${angle(longitude, "E", "W")}`;
}

/**
 * @param {number} degrees
 * @param {string} positive
 * @param {string} negative
 * @returns {string}
 */
function angle(degrees, positive, negative) {
	const tenths = Math.round(Math.abs(degrees) * 600);
	const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, "0");
	return `${Math.floor(tenths / 600)}°${minutes}′ ${degrees < 0 ? negative : positive}`;
}
