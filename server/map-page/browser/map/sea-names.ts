/**
 * Names of seas for the empty parts of the map: the name, its place, and the smallest scale at which it appears, in pixels per
 * degree.
 */
export const SEA_NAMES: readonly (readonly [
	name: string,
	longitude: number,
	latitude: number,
	leastScale: number,
])[] = [
	["North Pacific Ocean", -165, 27, 0],
	["South Pacific Ocean", -125, -30, 0],
	["North Atlantic Ocean", -47, 27, 3],
	["South Atlantic Ocean", -14, -24, 3],
	["Indian Ocean", 79, -22, 2],
	["Southern Ocean", 90, -60, 0],
	["Arabian Sea", 64, 14, 7],
	["Bay of Bengal", 88, 13, 7],
	["Philippine Sea", 135, 18, 7],
	["Bering Sea", -178, 58, 7],
	["Coral Sea", 155, -17, 7],
	["Tasman Sea", 160, -38, 7],
	["Caribbean Sea", -75, 15, 7],
	["Labrador Sea", -54, 58, 7],
	["Norwegian Sea", 2, 67, 7],
	["Mediterranean Sea", 18, 35, 14],
	["North Sea", 3, 56.5, 20],
	["Baltic Sea", 19.5, 56.5, 30],
	["Black Sea", 34, 43.2, 20],
	["Red Sea", 38, 20.5, 20],
];
