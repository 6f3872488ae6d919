/** A place as sailors write it: `46°30.7′ N 166°55.9′ W`. */
export function placeInWords([longitude, latitude]: readonly [
	longitude: number,
	latitude: number,
]): string {
	return `${angle(latitude, "N", "S")} ${angle(longitude, "E", "W")}`;
}

function angle(degrees: number, positive: string, negative: string): string {
	const tenths = Math.round(Math.abs(degrees) * 600);
	const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, "0");
	return `${Math.floor(tenths / 600)}°${minutes}′ ${degrees < 0 ? negative : positive}`;
}
