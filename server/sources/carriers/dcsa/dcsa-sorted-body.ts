import { type Fields, fieldsOf, listOf, textOf } from "../../parsing/fields.ts";

/** The lists of events in such a body. */
const LISTS = ["shipmentEvent", "transportEvent", "equipmentEvent"] as const;

/** Most calls read from one body. */
const MOST_CALLS = 1_000;

/** Members of the body that belong to every event of a list. */
function commonOf(body: Fields, list: (typeof LISTS)[number]): Fields {
	const { carrierBookingReference } = fieldsOf(body.shipment);
	return {
		...(carrierBookingReference !== undefined && { carrierBookingReference }),
		...(list === "equipmentEvent" && fieldsOf(body.equipment)),
	};
}

/** The object without null members, which must not override others. */
const withoutNulls = (fields: Fields): Fields =>
	Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== null),
	);

/**
 * The events of a body with lists by kind and shared calls, container and booking: HMM's form of Track & Trace 2.2 (sample of
 * its developer portal). Each event gets its members as in the standard. HMM's ids name moves, which container and truck
 * events share, so the kind of event is added. Its `eventCreatedDateTime` is the time of planning, not of the report, and is
 * left out. Null when the body has none of these lists.
 */
export function sortedEvents(body: Fields): readonly unknown[] | null {
	const present = LISTS.filter((list) => Array.isArray(body[list]));
	if (present.length === 0) return null;
	const calls = new Map(
		listOf(body.transportCall, MOST_CALLS).map((call) => [
			textOf(call.transportCallID),
			call,
		]),
	);
	return present.flatMap((list) => {
		const common = commonOf(body, list);
		return (body[list] as unknown[]).map((event) => {
			const { eventCreatedDateTime: _, ...fields } = fieldsOf(event);
			const call = fieldsOf(fields.transportCall);
			const id = textOf(fields.eventID, 150);
			const known = calls.get(textOf(call.transportCallID));
			return {
				...common,
				...withoutNulls(fields),
				...(id !== null && { eventID: `${id}/${list}` }),
				transportCall: { ...fieldsOf(known), ...withoutNulls(call) },
			};
		});
	});
}
