import type { TransportEventFacts } from "../journey/journey.ts";
import { isExit } from "../observations/facility-moves.ts";
import {
	identityOf,
	type Message,
	type StatusObservation,
} from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import { bestActual, compareText } from "../observations/precedence.ts";
import type {
	PlacedObservation,
	Placement,
	Role,
} from "../route/message-roles.ts";
import type { Occurrences } from "../route/occurrence.ts";
import type { StatusFacts } from "./container-status.ts";
import type { EventContext } from "./derived.ts";
import { facilityOf, placeNameOf, timezoneOf } from "./place-facts.ts";
import type { TerminalReports } from "./terminal-reports.ts";

/** A change of availability, with the first statement of it. */
export interface AvailabilityChange {
	readonly isAvailable: boolean;
	readonly from: Message | StatusObservation;
}

/** The availability of a container at one place over time. */
export interface Availability {
	/** {@link placeKey} of the place; empty when no message names it. */
	readonly place: string;
	/** In order of time. The first one is a change to available. */
	readonly changes: readonly AvailabilityChange[];
	/** The last statement before the container left. */
	readonly latest: AvailabilityChange | null;
}

/** Roles of places where the consignee can take the container over. */
const HANDOVER: ReadonlySet<Role> = new Set([
	"pod",
	"onward",
	"destination",
] as const);

/** A statement about availability at a place. */
interface AvailabilityStatement extends AvailabilityChange {
	readonly place: string;
}

/** Statements of lines. Lines only report that a container is available. */
const hintsIn = (occurrences: Occurrences): AvailabilityStatement[] =>
	(occurrences.get("available") ?? []).flatMap(({ place, observations }) => {
		const from = bestActual(observations);
		return from ? [{ isAvailable: true, from, place }] : [];
	});

/** Statements of one facility. Its place is that of the journey, whatever name the reports use. */
const reportsIn = (
	statuses: readonly StatusObservation[],
	place: string | null,
): AvailabilityStatement[] =>
	statuses.flatMap((from) => {
		const { isAvailable } = from.report;
		return isAvailable === undefined
			? []
			: [{ isAvailable, from, place: place ?? placeKey(from.place) ?? "" }];
	});

const compareStatements = (
	a: AvailabilityStatement,
	b: AvailabilityStatement,
): number =>
	compareText(a.from.occurredAt, b.from.occurredAt) ||
	compareText(identityOf(a.from), identityOf(b.from));

/** The first departure of the laden container from each place after the voyage. */
function departures(
	placed: readonly PlacedObservation[],
): ReadonlyMap<string, Message> {
	const left = new Map<string, Message>();
	for (const { observation, role, place } of placed) {
		const { activity, classifier, occurredAt } = observation;
		const isLeaving =
			observation.kind === "equipment" &&
			classifier === "actual" &&
			(isExit(observation) || activity === "loaded") &&
			(HANDOVER.has(role) || role === "transfer");
		const first = left.get(place ?? "")?.occurredAt ?? "later";
		if (isLeaving && occurredAt < first) left.set(place ?? "", observation);
	}
	return left;
}

/** The messages by which a container is known to have left both ends of its journey; null while it may stand there. */
export interface LeftPlaces {
	readonly pod: Message | null;
	readonly inland: Message | null;
}

/** Finds these messages. A later event counts too, because many departures are not reported. */
export function leftPlaces(
	{ placed, pod, destination }: Placement,
	status: StatusFacts,
): LeftPlaces {
	const left = departures(placed);
	const from = (place: string | null) =>
		place === null ? undefined : left.get(place);
	const inland = from(destination) ?? status.drop ?? status.emptyReturn;
	const onward = status.onwardRail ?? status.destinationUnload;
	return { pod: from(pod) ?? onward ?? inland, inland };
}

/**
 * The availability of a container by place, from terminal reports and the line's `AVPU` (DCSA Track & Trace, "available for
 * pick-up"). Changes begin with the first availability and end when the container leaves.
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
	].sort(compareStatements);
	return [...Map.groupBy(all, ({ place }) => place)].map(([place, group]) => {
		const statements = group.filter(
			({ from }) => from.occurredAt <= (left.get(place)?.occurredAt ?? "later"),
		);
		const changes = statements.filter(
			({ isAvailable }, index) =>
				isAvailable !== (statements[index - 1]?.isAvailable ?? false),
		);
		return { place, changes, latest: statements.at(-1) ?? null };
	});
}

/** The transport events of these changes. Each change has a key of its own. */
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
