import { expect } from "vitest";
import { referenceId } from "../../server/reference/reference-id.ts";
import type { VesselPosition } from "../../server/sources/contracts/position-source.ts";
import { schemaValidator } from "../contract/contract-examples.ts";
import { day, draw, placeOf, sailed, title, tracksOf } from "./way.ts";

const isValid = schemaValidator("ContainerMap");

/** The id of a vessel by its IMO number. */
export const vesselId = (imo: string) => referenceId("vessel", imo);

/** The map of a journey on a day of January 2026, checked against the contract. */
export function mapOf(
	text: string,
	today: number,
	positions: Readonly<Record<string, readonly VesselPosition[]>> = {},
) {
	const drawn = draw(text, today, tracksOf(positions, vesselId));
	expect(isValid(drawn.map), JSON.stringify(isValid.errors)).toBe(true);
	return drawn;
}

/** Its features in words. */
export const titlesOf = (...args: Parameters<typeof mapOf>) =>
	mapOf(...args).map.features.map(title);

const [SHANGHAI, SINGAPORE, ROTTERDAM, LOS_ANGELES] = [
	placeOf("CNSHA"),
	placeOf("SGSIN"),
	placeOf("NLRTM"),
	placeOf("USLAX"),
];

/** Voyages without weather: to Singapore and on to Rotterdam, and over the Pacific. */
export const TO_SINGAPORE = sailed([4, SHANGHAI], [11, SINGAPORE]);
export const TO_ROTTERDAM = sailed([14, SINGAPORE], [34, ROTTERDAM]);
export const TO_LOS_ANGELES = sailed([4, SHANGHAI], [20, LOS_ANGELES]);

/** The positions up to and including a day. */
export const until = (all: readonly VesselPosition[], today: number) =>
	all.filter(({ at }) => at <= day(today));
