import { equipmentSizeOf1984 } from "./equipment-1984.ts";
import type { EquipmentSize } from "./equipment-size.ts";

type Table<Word> = Readonly<Record<string, Word>>;

/** First character. `M` is 48 feet, given as 45 because the interface has no such length. */
const LENGTHS: Table<EquipmentSize["equipmentLength"]> = {
	"1": 10,
	"2": 20,
	"4": 40,
	L: 45,
	M: 45,
};

/** Second character: 8 and 8.5 feet are standard, 9.5 feet and more high cube, whatever the width. */
const HEIGHTS: Table<EquipmentSize["equipmentHeight"]> = {
	"0": "standard",
	"2": "standard",
	C: "standard",
	L: "standard",
	"5": "high_cube",
	"6": "high_cube",
	E: "high_cube",
	F: "high_cube",
	N: "high_cube",
	P: "high_cube",
};

/** Third character: the type group. */
const TYPES: Table<EquipmentSize["equipmentType"]> = {
	G: "dry",
	V: "dry",
	R: "reefer",
	H: "reefer",
	U: "open top",
	P: "flat rack",
	B: "bulk",
	T: "tank",
	K: "tank",
};

/** Size of a container without a readable code. */
const UNKNOWN: EquipmentSize = {
	equipmentType: null,
	equipmentLength: null,
	equipmentHeight: null,
};

/** Trade names of high cubes, `40HC` and `40HQ`: the digits are feet, and H is not a type group. */
const TRADE_NAME = /^\d\dH[CQ]$/;

/**
 * Reads a size and type code (ISO 6346:1995, section 5 and annexes D and E), for example `45G1`: a dry 40-foot high cube. Four
 * digits are a code of an older edition: see {@link equipmentSizeOf1984}.
 */
export function equipmentSize(isoCode: string | null): EquipmentSize {
	if (isoCode === null) return UNKNOWN;
	const code = isoCode.toUpperCase();
	if (TRADE_NAME.test(code)) return UNKNOWN;
	return (
		equipmentSizeOf1984(code) ?? {
			equipmentType: TYPES[code.charAt(2)] ?? null,
			equipmentLength: LENGTHS[code.charAt(0)] ?? null,
			equipmentHeight: HEIGHTS[code.charAt(1)] ?? null,
		}
	);
}
