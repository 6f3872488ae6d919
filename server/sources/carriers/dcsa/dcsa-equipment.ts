import type { EquipmentObservation } from "../../../tracking/observation.ts";
import { wordFor } from "./dcsa-codes.ts";
import { type Fields, firstText, listOf, textOf } from "./dcsa-fields.ts";

/** What is said about the container. */
export type Equipment = Pick<
	EquipmentObservation,
	"containerNumber" | "isoCode" | "isEmpty" | "sealNumber"
>;

const CONTAINER_NUMBER = /^[A-Z]{4}\d{7}$/;
const ISO_CODE = /^[A-Z0-9]{4}$/i;

const ISO_CODES = ["ISOEquipmentCode", "isoEquipmentCode"];
const FILLINGS = ["emptyIndicatorCode", "emptyIndicator"];
const SEALS = ["sealNumber", "number"];

/** Most events about containers carry no seals; the few that do, carry one or two. */
function readSeal(event: Fields): string | null {
	for (const seal of listOf(event.seals, 20)) {
		const number = firstText(seal, SEALS);
		if (number !== null) return number;
	}
	return null;
}

/**
 * Reads the container of an equipment event; an event that names none is about the one that was asked for, if any. Null when
 * the event names something that is no container number (ISO 6346: four letters, seven digits).
 */
export function readEquipment(
	event: Fields,
	asked: string | null,
): Equipment | null {
	const written = textOf(event.equipmentReference) ?? asked;
	const number = written?.replace(/[\s./-]/g, "").toUpperCase() || null;
	if (number !== null && !CONTAINER_NUMBER.test(number)) return null;
	const isoCode = firstText(event, ISO_CODES);
	const filling = wordFor("filling", firstText(event, FILLINGS));
	return {
		containerNumber: number,
		isoCode:
			isoCode !== null && ISO_CODE.test(isoCode) ? isoCode.toUpperCase() : null,
		isEmpty: filling === null ? null : filling === "empty",
		sealNumber: readSeal(event),
	};
}
