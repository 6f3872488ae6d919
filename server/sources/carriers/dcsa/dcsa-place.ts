import type { Place } from "../../../tracking/observations/observation.ts";
import {
	type Fields,
	fieldsOf,
	firstText,
	isObject,
	textOf,
} from "../../parsing/fields.ts";
import { wordFor } from "./dcsa-codes.ts";

const LOCODE = /^[A-Z]{2}[A-Z0-9]{3}$/;
const LOCODES = ["UNLocationCode", "unLocationCode"];
const FACILITY_TYPES = ["facilityTypeCode", "facilityType"];

/** 2.2 has a name for facilities without a listed code; some lines give it beside the code. */
const FACILITY_NAMES = ["otherFacility", "facilityName"];

/** A UN/LOCODE in canonical form (`us lax` is USLAX); null for any other text. */
export function normalizeLocode(text: string | null): string | null {
	if (text === null || LOCODE.test(text)) return text;
	const locode = text.replace(/[\s-]/g, "").toUpperCase();
	return LOCODE.test(locode) ? locode : null;
}

/** The facility code without the UN/LOCODE that some carriers put in front. */
function withoutLocode(code: string | null, locode: string | null) {
	return code !== null && locode !== null && code.startsWith(locode)
		? code.slice(locode.length) || null
		: code;
}

/** The place in one object. The facility is in it or in a nested object (3.0). */
function placeIn(fields: Fields): Place {
	const facility = isObject(fields.facility) ? fields.facility : fields;
	const facilityName =
		firstText(facility, FACILITY_NAMES, 250) ??
		firstText(fields, FACILITY_NAMES, 250);
	return {
		...(facilityName !== null && { facilityName }),
		locode: normalizeLocode(firstText(fields, LOCODES)),
		name: textOf(fields.locationName, 200),
		facilityCode: textOf(facility.facilityCode)?.toUpperCase() ?? null,
		facilityCodeList: wordFor(
			"facilityCodeList",
			facility.facilityCodeListProvider,
		),
		facilityType: wordFor(
			"facilityType",
			firstText(facility, FACILITY_TYPES) ?? firstText(fields, FACILITY_TYPES),
		),
	};
}

/**
 * Where an event happened. The location may be in `eventLocation`, in the transport call's `location`, in the call itself (2.2) or at
 * the root (2.3). The first one with a UN/LOCODE decides. Others add to it unless they have another UN/LOCODE.
 */
export function readPlace(event: Fields): Place | null {
	const call = fieldsOf(event.transportCall);
	const places = [event.eventLocation, call.location, call, event]
		.filter(isObject)
		.map(placeIn);
	const locode = places.find((place) => place.locode !== null)?.locode ?? null;
	const agreeing = places.filter(
		(place) => place.locode === null || place.locode === locode,
	);
	const facility = agreeing.find((place) => place.facilityCode !== null);
	const { facilityName } =
		agreeing.find((place) => place.facilityName !== undefined) ?? {};
	const place: Place = {
		...(facilityName !== undefined && { facilityName }),
		locode,
		name: agreeing.find((place) => place.name !== null)?.name ?? null,
		facilityCode: withoutLocode(facility?.facilityCode ?? null, locode),
		facilityCodeList: facility?.facilityCodeList ?? null,
		facilityType:
			agreeing.find((place) => place.facilityType !== null)?.facilityType ??
			null,
	};
	const isSilent =
		locode === null &&
		place.name === null &&
		place.facilityCode === null &&
		place.facilityType === null;
	return isSilent ? null : place;
}
