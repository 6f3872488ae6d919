import { type Fields, fieldsOf, listOf, textOf } from "../../parsing/fields.ts";

/** The lists of events in such a body. */
const LISTS = ["shipmentEvent", "transportEvent", "equipmentEvent"] as const;

/** More calls are not read: no voyage has as many. */
const MOST_CALLS = 1_000;

/** What stands once in the body and belongs to every event of a list. */
function commonOf(body: Fields, list: (typeof LISTS)[number]): Fields {
	const { carrierBookingReference } = fieldsOf(body.shipment);
	return {
		...(carrierBookingReference !== undefined && { carrierBookingReference }),
		...(list === "equipmentEvent" && fieldsOf(body.equipment)),
	};
}

/** The members of an object that say something: a null must not hide what is said elsewhere. */
const withoutNulls = (fields: Fields): Fields =>
	Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== null),
	);

/**
 * The events of a body that has them in lists by kind, and beside these the calls, the container and the booking that they share:
 * HMM's own form of Track & Trace 2.2 (sample of its developer portal). Each event is given what belongs to it, as the
 * standard has it. Its ids are those of moves, so what happened to the container and to its truck has one id: the kind of event
 * goes into it. Its `eventCreatedDateTime` is when the journey was planned, also of what happened long after: when an estimate
 * was made it does not tell. Null when the body has none of these lists.
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
