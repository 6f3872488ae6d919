import type { EquipmentObservation } from "../../../tracking/observation.ts";
import { wordFor } from "./dcsa-codes.ts";
import { type Fields, firstText, listOf } from "./dcsa-fields.ts";

/** What is said about the container. */
export type Equipment = Pick<
	EquipmentObservation,
	"containerNumber" | "isoCode" | "isEmpty" | "sealNumber"
>;

/** Reads the container of an equipment event. Null when the event names something that is no container number (ISO 6346: four letters, seven digits). */
export function readEquipment(event: Fields): Equipment | null {
	const written = firstText(event, ["equipmentReference"]);
	const number = written?.replace(/[\s./-]/g, "").toUpperCase() || null;
	if (number !== null && !/^[A-Z]{4}\d{7}$/.test(number)) return null;
	const isoCode = firstText(event, ["ISOEquipmentCode", "isoEquipmentCode"]);
	const filling = wordFor("filling", event.emptyIndicatorCode);
	const seals = listOf(event.seals, 20).map((seal) =>
		firstText(seal, ["sealNumber"]),
	);
	return {
		containerNumber: number,
		isoCode:
			isoCode !== null && /^[A-Z0-9]{4}$/i.test(isoCode)
				? isoCode.toUpperCase()
				: null,
		isEmpty: filling === null ? null : filling === "empty",
		sealNumber: seals.find((seal) => seal !== null) ?? null,
	};
}
