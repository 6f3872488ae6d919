import { giveWay } from "../../../runtime/time-slices.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../../parsing/fields.ts";
import { rawText } from "../../parsing/raw-text.ts";
import { unrecognized } from "../../requests/carrier-errors.ts";

/** The lists of events in such a body. */
const LISTS = ["shipmentEvent", "transportEvent", "equipmentEvent"] as const;

/** Most calls read from one body. */
const MOST_CALLS = 1_000;

/** Most characters that shared members add to all events together: as many as a whole answer may have. */
const MOST_SHARED = 16 * 1024 * 1024;

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

/** Counts what shared members add to the events. Throws `CarrierError` when it is too much. */
function sharedCounter(): (shared: Fields) => void {
	const lengths = new Map<Fields, number>();
	let sum = 0;
	return (shared) => {
		const length =
			lengths.get(shared) ??
			rawText(shared)?.length ??
			Number.POSITIVE_INFINITY;
		lengths.set(shared, length);
		sum += length;
		if (sum > MOST_SHARED)
			throw unrecognized(
				"the events of the carrier's answer share more than can be read",
			);
	};
}

/**
 * The events of a body with lists by kind and shared calls, container and booking: HMM's form of Track & Trace 2.2 (sample of
 * its developer portal). Each event gets its members as in the standard. HMM's ids name moves, which container and truck
 * events share, so the kind of event is added. Its `eventCreatedDateTime` is the time of planning, not of the report, and is
 * left out. Null when the body has none of these lists. Throws
 * `CarrierError` when a short body would give endless events.
 */
export async function sortedEvents(
	body: Fields,
): Promise<readonly unknown[] | null> {
	const present = LISTS.filter((list) => Array.isArray(body[list]));
	if (present.length === 0) return null;
	const calls = new Map(
		listOf(body.transportCall, MOST_CALLS).map((call) => [
			textOf(call.transportCallID),
			call,
		]),
	);
	const countShared = sharedCounter();
	const events: unknown[] = [];
	for (const list of present) {
		const common = commonOf(body, list);
		for (const event of body[list] as unknown[]) {
			await giveWay();
			const { eventCreatedDateTime: _, ...fields } = fieldsOf(event);
			const call = fieldsOf(fields.transportCall);
			const id = textOf(fields.eventID, 150);
			const known = fieldsOf(calls.get(textOf(call.transportCallID)));
			countShared(common);
			countShared(known);
			events.push({
				...common,
				...withoutNulls(fields),
				...(id !== null && { eventID: `${id}/${list}` }),
				transportCall: { ...known, ...withoutNulls(call) },
			});
		}
	}
	return events;
}
