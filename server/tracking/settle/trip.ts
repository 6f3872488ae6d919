import type {
	EquipmentObservation,
	Statement,
} from "../observations/observation.ts";
import { saidAt } from "../observations/report-time.ts";

/** The time between two journeys of one container: messages at or before `after`, or from `before` on, belong to another one. */
export interface Trip {
	readonly after: string | null;
	readonly before: string | null;
}

/** Whether a message tells something of this trip. */
export function isWithin(trip: Trip, observation: Statement): boolean {
	return (
		(trip.after === null || observation.occurredAt > trip.after) &&
		(trip.before === null || observation.occurredAt < trip.before)
	);
}

/** Bills of lading and bookings that a message names. */
export function documentsOf(observation: Statement): readonly string[] {
	return [...observation.billsOfLading, ...observation.bookings];
}

/** Whether an empty container came to a terminal or depot. */
export const isEmptyReturn = (o: EquipmentObservation): boolean =>
	o.classifier === "actual" &&
	o.isEmpty === true &&
	o.activity === "gated_in" &&
	o.place?.facilityType !== "customer_location" &&
	o.place?.facilityType !== "container_freight_station";

/** Whether it was said before the container came back: a plan of the time before is none for the next trip. */
const isOld = (o: EquipmentObservation, back: EquipmentObservation): boolean =>
	o.classifier !== "actual" &&
	back.reportedAt !== null &&
	saidAt(o) <= back.reportedAt;

/** An empty container leaves for its next cargo, or cargo is in it again. */
const isStart = (o: EquipmentObservation): boolean =>
	o.isEmpty === true
		? o.activity === "gated_out" || o.activity === "picked_up"
		: o.classifier === "actual" &&
			(o.activity === "stuffed" ||
				(o.isEmpty === false &&
					(o.activity === "gated_in" || o.activity === "loaded")));

/** A trip, and the documents that the container's messages name on it. */
export interface NamedTrip {
	readonly trip: Trip;
	readonly documents: ReadonlySet<string>;
}

/**
 * The trips in a container's own messages, which are ordered by time: one ends with the empty container's return and the
 * next starts when it leaves again. There is one at least.
 */
export function tripsOf(
	own: readonly EquipmentObservation[],
): readonly NamedTrip[] {
	const trips: NamedTrip[] = [];
	let after: string | null = null;
	let back: EquipmentObservation | null = null;
	let documents = new Set<string>();
	for (const observation of own) {
		if (
			back !== null &&
			observation.occurredAt > back.occurredAt &&
			isStart(observation) &&
			!isOld(observation, back)
		) {
			const before = observation.occurredAt;
			trips.push({ trip: { after, before }, documents });
			after = back.occurredAt;
			back = null;
			documents = new Set();
		}
		if (isEmptyReturn(observation)) back = observation;
		for (const document of documentsOf(observation)) documents.add(document);
	}
	return [...trips, { trip: { after, before: null }, documents }];
}

/**
 * The last trip in a container's own messages. When messages name documents, the last one that has such a message, because
 * the container may already be on its way to somebody else's cargo.
 */
export function tripOf(own: readonly EquipmentObservation[]): Trip {
	const trips = tripsOf(own);
	const chosen =
		trips.findLast(({ documents }) => documents.size > 0) ?? trips.at(-1);
	return chosen?.trip ?? { after: null, before: null };
}
