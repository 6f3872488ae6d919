import { askedAmong } from "./asked.ts";
import { linked } from "./linked.ts";
import { compareText } from "./milestone.ts";
import type { EquipmentObservation, Message } from "./observation.ts";
import type { Statement } from "./standing.ts";

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
function documentsOf(observation: Statement): readonly string[] {
	return [...observation.billsOfLading, ...observation.bookings];
}

interface Span {
	readonly roots: Set<string>;
	readonly from: string;
	to: string;
}

/** The sets of documents in the order of their movements; sets whose times overlap are one journey, for a container is on one at a time. */
function spansOf(
	observations: readonly Message[],
	rootOf: (observation: Message) => string | undefined,
): Span[] {
	const spans: Span[] = [];
	const byRoot = new Map<string, Span>();
	for (const observation of observations) {
		const root = rootOf(observation);
		if (root === undefined || observation.kind === "shipment") continue;
		const { occurredAt } = observation;
		const known = byRoot.get(root);
		if (known && known.to < occurredAt) known.to = occurredAt;
		if (known) continue;
		const span = { roots: new Set([root]), from: occurredAt, to: occurredAt };
		byRoot.set(root, span);
		spans.push(span);
	}
	const journeys: Span[] = [];
	for (const span of spans.sort((a, b) => compareText(a.from, b.from))) {
		const last = journeys.at(-1);
		if (last === undefined || last.to < span.from) {
			journeys.push(span);
			continue;
		}
		for (const root of span.roots) last.roots.add(root);
		if (last.to < span.to) last.to = span.to;
	}
	return journeys;
}

/**
 * The messages without those that name only documents of another journey.
 *
 * The journey is the one that `documents` belong to (the bill or booking that was asked for); when the messages do not
 * name them, as after asking by container number, it is the last one. Messages that name no document stay.
 */
export function withoutOtherJourneys(
	observations: readonly Message[],
	documents: readonly string[],
): readonly Message[] {
	const roots = linked(observations.map(documentsOf));
	const rootOf = (observation: Message) =>
		roots.get(documentsOf(observation)[0] ?? "");
	const asked = askedAmong(roots.keys(), documents).flatMap(
		(document) => roots.get(document) ?? [],
	);
	const wanted =
		asked.length > 0
			? new Set(asked)
			: spansOf(observations, rootOf).at(-1)?.roots;
	if (wanted === undefined) return observations;
	return observations.filter((observation) => {
		const root = rootOf(observation);
		return root === undefined || wanted.has(root);
	});
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
	o.reportedAt !== null &&
	back.reportedAt !== null &&
	o.reportedAt <= back.reportedAt;

/** An empty container leaves for its next cargo, or cargo is in it again. */
const isStart = (o: EquipmentObservation): boolean =>
	o.isEmpty === true
		? o.activity === "gated_out" || o.activity === "picked_up"
		: o.classifier === "actual" &&
			(o.activity === "stuffed" ||
				(o.isEmpty === false &&
					(o.activity === "gated_in" || o.activity === "loaded")));

/**
 * The container's last trip in its own messages, which are ordered by time: one ends with the empty container's return and
 * the next starts when it leaves again. When messages name documents, the last trip that has such a message, because
 * the container may already be on its way to somebody else's cargo.
 */
export function tripOf(own: readonly EquipmentObservation[]): Trip {
	const trips: { trip: Trip; isDocumented: boolean }[] = [];
	let after: string | null = null;
	let back: EquipmentObservation | null = null;
	let isDocumented = false;
	for (const observation of own) {
		if (
			back !== null &&
			observation.occurredAt > back.occurredAt &&
			isStart(observation) &&
			!isOld(observation, back)
		) {
			const before = observation.occurredAt;
			trips.push({ trip: { after, before }, isDocumented });
			after = back.occurredAt;
			back = null;
			isDocumented = false;
		}
		if (isEmptyReturn(observation)) back = observation;
		if (documentsOf(observation).length > 0) isDocumented = true;
	}
	trips.push({ trip: { after, before: null }, isDocumented });
	const chosen = trips.findLast((t) => t.isDocumented) ?? trips.at(-1);
	return chosen?.trip ?? { after: null, before: null };
}
