import type { EquipmentSize } from "./equipment-size.ts";

/** Four digits. The edition of 1995 begins its type codes with a letter, so no code belongs to both editions. */
const NUMERIC_CODE = /^\d{4}$/;

/**
 * First digit. 3 is 30 feet, for which the interface has no number. Of the longer boxes only those of 45 feet, marked 9, were built in
 * large numbers.
 */
const LENGTHS: readonly EquipmentSize["equipmentLength"][] = [
	null,
	10,
	20,
	null,
	40,
	null,
	null,
	null,
	null,
	45,
];

/**
 * Second digit, in pairs: the odd digit of each pair has a tunnel for the gooseneck of a chassis. 0 and 1 are 8 feet, 2 and 3 are 8.5
 * feet, 4 and 5 are higher. 6 to 9 are half as high or lower, for which the interface has no word.
 */
const HEIGHTS: readonly EquipmentSize["equipmentHeight"][] = [
	"standard",
	"standard",
	"standard",
	"standard",
	"high_cube",
	"high_cube",
	null,
	null,
	null,
	null,
];

/**
 * Third digit: the type. 0 closed, 1 closed and vented, 2 insulated or heated, 3 refrigerated, 4 refrigerated by removable
 * machinery, 5 open top, 6 platforms with and without ends, 7 tank, 8 dry bulk, 9 for aircraft.
 */
const TYPES: readonly EquipmentSize["equipmentType"][] = [
	"dry",
	"dry",
	"reefer",
	"reefer",
	"reefer",
	"open top",
	"flat rack",
	"tank",
	"bulk",
	null,
];

/** From this fourth digit on, group 2 is no longer thermal: 25 carries livestock, 26 cars. */
const NAMED_CARGO = 5;

function typeOf(type: number, feature: number): EquipmentSize["equipmentType"] {
	const isNamedCargo = type === 2 && feature >= NAMED_CARGO;
	return isNamedCargo ? null : (TYPES[type] ?? null);
}

/**
 * Reads a size and type code of the editions of ISO 6346 before 1995: four digits, such as `4310` for a dry 40-foot container 8.5 feet
 * high. Undefined for a code of another form. MSC still sends these codes.
 *
 * Annexes F and G of the edition of 1984 (DIN ISO 6346 of 1985). Public pages give parts of them: the Container Handbook of the German
 * insurers (GDV), section 3.4, and matts-place.com under "Historic Container Size/Type Codes 1972-1995". Neither explains heights 6 to
 * 9, length 9, and cargo 25 and 26: these follow what lines wrote.
 */
export function equipmentSizeOf1984(
	isoCode: string,
): EquipmentSize | undefined {
	if (!NUMERIC_CODE.test(isoCode)) return undefined;
	const [length = 0, height = 0, type = 0, feature = 0] = [...isoCode].map(
		Number,
	);
	return {
		equipmentType: typeOf(type, feature),
		equipmentLength: LENGTHS[length] ?? null,
		equipmentHeight: HEIGHTS[height] ?? null,
	};
}
