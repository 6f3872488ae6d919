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

/** More are not read: no vessel carries as many containers of one shipment. */
const MOST_CARRIED = 2_000;

/** A container number without blanks; null when there is none, undefined when it is written and is no container number. */
function readNumber(written: string | null): string | null | undefined {
	const number = written?.replace(/[\s./-]/g, "").toUpperCase() || null;
	return number === null || CONTAINER_NUMBER.test(number) ? number : undefined;
}

/** Reads the containers that a transport event names: in its references of type `EQ`, or as the thing it is about. */
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
	const carried = new Set(written.flatMap((text) => readNumber(text) ?? []));
	return carried.size === 0 ? {} : { carried: [...carried].sort() };
}

/**
 * Reads the container of an equipment event; an event that names none is about the one that was asked for, if any. Null when
 * the event names something that is no container number (ISO 6346: four letters, seven digits).
 */
export function readEquipment(
	event: Fields,
	asked: string | null,
): Equipment | null {
	const number = readNumber(textOf(event.equipmentReference) ?? asked);
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
