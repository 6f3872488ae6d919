import type { Place } from "../../../tracking/observation.ts";
import { wordFor } from "./dcsa-codes.ts";
import { type Fields, fieldsOf, firstText } from "./dcsa-fields.ts";

/** A UN/LOCODE in its usual form (`us lax` is USLAX), or null when the text is none. */
export function normalizeLocode(text: string | null): string | null {
	const locode = (text ?? "").replace(/[\s-]/g, "").toUpperCase();
	return /^[A-Z]{2}[A-Z0-9]{3}$/.test(locode) ? locode : null;
}

/** The standard wants the code without the UN/LOCODE in front; some carriers send both. */
function withoutLocode(code: string | null, locode: string | null) {
	return code !== null && locode !== null && code.startsWith(locode)
		? code.slice(locode.length) || null
		: code;
}

function placeIn(value: unknown): Place {
	const fields = fieldsOf(value);
	const facility = { ...fields, ...fieldsOf(fields.facility) };
	const list = firstText(facility, ["facilityCodeListProvider"]);
	return {
		locode: normalizeLocode(
			firstText(fields, ["UNLocationCode", "unLocationCode"]),
		),
		name: firstText(fields, ["locationName"], 200),
		facilityCode: firstText(facility, ["facilityCode"])?.toUpperCase() ?? null,
		facilityCodeList: wordFor("facilityCodeList", list),
		facilityType: wordFor(
			"facilityType",
			firstText(facility, ["facilityTypeCode", "facilityType"]),
		),
	};
}

/**
 * Where an event happened. The location may sit in `eventLocation`, in the transport call's `location`, in the call itself
 * (2.2) or at the root (2.3); the first that names a UN/LOCODE decides, and only those that do not name another add to it.
 */
export function readPlace(event: Fields): Place | null {
	const call = fieldsOf(event.transportCall);
	const told = [event.eventLocation, call.location, call, event].map(placeIn);
	const locode = told.find((place) => place.locode !== null)?.locode ?? null;
	const agreeing = told.filter(
		(place) => place.locode === null || place.locode === locode,
	);
	const facility = agreeing.find((place) => place.facilityCode !== null);
	const place: Place = {
		locode,
		name: agreeing.find((place) => place.name !== null)?.name ?? null,
		facilityCode: withoutLocode(facility?.facilityCode ?? null, locode),
		facilityCodeList: facility?.facilityCodeList ?? null,
		facilityType:
			agreeing.find((place) => place.facilityType !== null)?.facilityType ??
			null,
	};
	return Object.values(place).every((value) => value === null) ? null : place;
}
