import { placeKey } from "../observations/call.ts";
import { bestActual, compareText } from "../observations/milestone.ts";
import {
	identityOf,
	type Message,
	type StatusObservation,
} from "../observations/observation.ts";
import type { Occurrences } from "../route/occurrence.ts";
import type { PlacedObservation, Placement, Role } from "../route/place.ts";
import type { EventContext } from "./derived.ts";
import type { TransportEventFacts } from "./journey.ts";
import { facilityOf, placeNameOf, timezoneOf } from "./place-facts.ts";
import type { TerminalReports } from "./terminal-reports.ts";

/** Who said first that the container can be picked up, or no more. */
export interface Change {
	readonly isAvailable: boolean;
	readonly from: Message | StatusObservation;
}

/** How the availability of a container at one place changed. */
export interface Availability {
	/** {@link placeKey} of the place; empty when nobody names it. */
	readonly place: string;
	/** In order; the first is to available. */
	readonly changes: readonly Change[];
	/** What was said last before the container left. */
	readonly latest: Change | null;
}

/** Where a container can be handed over to the consignee. */
const HANDOVER: ReadonlySet<Role> = new Set([
	"pod",
	"onward",
	"destination",
] as const);

/** What takes a container away from where it was available. */
const LEAVING: ReadonlySet<string> = new Set([
	"gated_out",
	"picked_up",
	"loaded",
]);

/** A statement about availability and the place it is about. */
interface Said extends Change {
	readonly place: string;
}

/** What lines say: only ever that a container is available. */
const hintsIn = (occurrences: Occurrences): Said[] =>
	(occurrences.get("available") ?? []).flatMap(({ place, observations }) => {
		const from = bestActual(observations);
		return from ? [{ isAvailable: true, from, place }] : [];
	});

/** What the terminals of one facility say: its place is that of the journey, however they call it. */
const reportsIn = (
	statuses: readonly StatusObservation[],
	place: string | null,
): Said[] =>
	statuses.flatMap((from) => {
		const { isAvailable } = from.report;
		return isAvailable === undefined
			? []
			: [{ isAvailable, from, place: place ?? placeKey(from.place) ?? "" }];
	});

const compareSaid = (a: Said, b: Said): number =>
	compareText(a.from.occurredAt, b.from.occurredAt) ||
	compareText(identityOf(a.from), identityOf(b.from));

/** When the full container left each place after the voyage for the first time. */
function departures(
	placed: readonly PlacedObservation[],
): ReadonlyMap<string, string> {
	const left = new Map<string, string>();
	for (const { observation, role, place } of placed) {
		const { activity, classifier, occurredAt } = observation;
		const isLeaving =
			observation.kind === "equipment" &&
			classifier === "actual" &&
			LEAVING.has(activity) &&
			(HANDOVER.has(role) || role === "transfer");
		if (isLeaving && occurredAt < (left.get(place ?? "") ?? "later"))
			left.set(place ?? "", occurredAt);
	}
	return left;
}

/**
 * How the availability of a container changed, by place: out of a terminal's reports and the line's `AVPU` (DCSA Track &
 * Trace, "available for pick-up"). It is news when the container can be picked up and when that ends, not that it cannot be
 * picked up before it ever could, nor what is said after it has left.
 */
export function availabilityOf(
	{ placed, pod, destination }: Placement,
	occurrences: Occurrences,
	reports: TerminalReports,
): Availability[] {
	const left = departures(placed);
	const all = [
		...hintsIn(occurrences),
		...reportsIn(reports.pod, pod),
		...reportsIn(reports.inland, destination),
	].sort(compareSaid);
	return [...Map.groupBy(all, ({ place }) => place)].map(([place, group]) => {
		const said = group.filter(
			({ from }) => from.occurredAt <= (left.get(place) ?? "later"),
		);
		const changes = said.filter(
			({ isAvailable }, index) =>
				isAvailable !== (said[index - 1]?.isAvailable ?? false),
		);
		return { place, changes, latest: said.at(-1) ?? null };
	});
}

/** The transport events of these changes. Each is an event of its own: the second time that it becomes available has another key. */
export function availabilityEventsOf(
	{ place, changes }: Availability,
	{ first, lookup, facilities }: EventContext,
): TransportEventFacts[] {
	return changes.map(({ isAvailable, from }, index): TransportEventFacts => {
		const name = isAvailable ? "available" : "not_available";
		const round = Math.floor(index / 2) + 1;
		const kept = from.kind === "status" ? from : (first.get(from) ?? from);
		return {
			key: `${name}@${place}${round > 1 ? `#${round}` : ""}`,
			event: `container.transport.${name}`,
			timestamp: from.occurredAt,
			timezone: timezoneOf(from, lookup),
			locode: from.place?.locode ?? null,
			placeName: placeNameOf(from, lookup),
			vessel: null,
			voyageNumber: null,
			facility: facilityOf(from.place, facilities),
			isEstimate: false,
			source: from.source,
			observation: identityOf(kept),
		};
	});
}
