import type {
	EquipmentObservation,
	TransportObservation,
} from "../../../tracking/observations/observation.ts";
import {
	type Fields,
	firstText,
	listOf,
	textOf,
} from "../../parsing/fields.ts";
import { wordFor } from "./dcsa-codes.ts";
import {
	REFERENCE_TYPE_NAMES,
	REFERENCE_VALUE_NAMES,
} from "./dcsa-references.ts";

/** The members of an observation that describe the container. */
export type Equipment = Pick<
	EquipmentObservation,
	"containerNumber" | "isoCode" | "isEmpty" | "sealNumber"
>;

const CONTAINER_NUMBER = /^[A-Z]{4}\d{7}$/;
const ISO_CODE = /^[A-Z0-9]{4}$/i;

const ISO_CODES = ["ISOEquipmentCode", "isoEquipmentCode"];
const FILLINGS = ["emptyIndicatorCode", "emptyIndicator"];
const SEALS = ["sealNumber", "number"];

/** The first seal number of an equipment event. */
function readSeal(event: Fields): string | null {
	for (const seal of listOf(event.seals, 20)) {
		const number = firstText(seal, SEALS);
		if (number !== null) return number;
	}
	return null;
}

/** Most containers read from one event. */
const MOST_CARRIED = 2_000;

/** A container number without blanks; null when absent, undefined when invalid. */
function readContainerNumber(
	written: string | null,
): string | null | undefined {
	const number = written?.replace(/[\s./-]/g, "").toUpperCase() || null;
	return number === null || CONTAINER_NUMBER.test(number) ? number : undefined;
}

/** Reads the containers aboard that a transport event names: in references of type `EQ`, or as its equipment. */
export function readContainersAboard(
	event: Fields,
): Pick<TransportObservation, "carried"> {
	const references = listOf(event.references, MOST_CARRIED).filter(
		(entry) => firstText(entry, REFERENCE_TYPE_NAMES)?.toUpperCase() === "EQ",
	);
	const written = [
		textOf(event.equipmentReference),
		...references.map((entry) => firstText(entry, REFERENCE_VALUE_NAMES)),
	];
	const carried = new Set(
		written.flatMap((text) => readContainerNumber(text) ?? []),
	);
	return carried.size === 0 ? {} : { carried: [...carried].sort() };
}

/**
 * Reads the container of an equipment event; without a number it is the requested container, if any. Null for an invalid
 * container number (ISO 6346: four letters, seven digits).
 */
export function readEquipment(
	event: Fields,
	requested: string | null,
): Equipment | null {
	const number = readContainerNumber(
		textOf(event.equipmentReference) ?? requested,
	);
	if (number === undefined) return null;
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
