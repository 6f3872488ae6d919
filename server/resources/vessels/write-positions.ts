import type { Vessel } from "../../../generated/openapi.ts";
import {
	fromJsonText,
	JsonParts,
	type JsonText,
} from "../../database/json-text.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { type PositionOverTime, withPositions } from "./vessel-serializer.ts";

/** Positions per slice: a millisecond of work, including the look-up of each on its route. */
const SLICE = 500;

/** An empty list of positions in a vessel's record. Within a name its quotation marks would be escaped, so it cannot occur there. */
const NO_POSITIONS = '"positions":[]';

/** The record of a vessel with positions over time. There can be thousands, so writing gives way to other work. */
export async function writePositions(
	document: JsonText<Vessel>,
	positions: Iterable<PositionOverTime>,
): Promise<JsonParts<Vessel>> {
	const vessel = JSON.stringify(withPositions(fromJsonText(document), []));
	const start = vessel.indexOf(NO_POSITIONS) + NO_POSITIONS.length - 1;
	const texts = [vessel.slice(0, start)];
	let slice: PositionOverTime[] = [];
	const write = async () => {
		if (slice.length === 0) return;
		if (texts.length > 1) texts.push(",");
		texts.push(JSON.stringify(slice).slice(1, -1));
		slice = [];
		await giveWay();
	};
	for (const position of positions) {
		slice.push(position);
		if (slice.length === SLICE) await write();
	}
	await write();
	texts.push(vessel.slice(start));
	return new JsonParts(texts);
}
