import type { SeaStop } from "../journey/journey.ts";
import type { Milestone } from "../observations/event-names.ts";
import type { Message } from "../observations/observation.ts";
import { bestActual, compareText } from "../observations/precedence.ts";
import { credibleReportTime } from "../observations/report-time.ts";
import type { Placement } from "../route/message-roles.ts";
import {
	type Occurrences,
	reportsAtStop,
	reportsOf,
} from "../route/occurrence.ts";
import type { Stop, StopRole } from "../route/route.ts";
import { readBest } from "./derived.ts";
import { type EarlierVersions, estimatedTime } from "./estimates.ts";
import type { PlaceLookup } from "./lookups.ts";
import { placeOf, vesselOf, voyageOf } from "./place-facts.ts";

/** The vessel milestone and the container milestone of one half of a stay. Both name the vessel. */
type Half = readonly [Milestone, Milestone];

const ARRIVALS: Readonly<Partial<Record<StopRole, Half>>> = {
	transshipment: ["transshipment_arrived", "transshipment_discharged"],
	pod: ["vessel_arrived", "vessel_discharged"],
};

const DEPARTURES: Readonly<Partial<Record<StopRole, Half>>> = {
	pol: ["vessel_departed", "vessel_loaded"],
	transshipment: ["transshipment_departed", "transshipment_loaded"],
};

/** Milestones that prove the end of the voyage when neither arrival nor discharge is reported. */
const AFTER_VOYAGE: readonly Milestone[] = [
	"full_out",
	"arrived_at_inland_destination",
	"empty_in",
];

/** Vessel, voyage and times of one half of a stay. */
function passageOf(
	occurrences: Occurrences,
	stop: Stop,
	[own, handling]: Half,
	earlier: EarlierVersions,
) {
	const moves = reportsAtStop(occurrences, own, stop);
	const handlings = reportsAtStop(occurrences, handling, stop);
	const all = [...moves, ...handlings];
	const bestOf = <T>(read: (message: Message) => T | null): T | null =>
		readBest(moves, read).value ?? readBest(all, read).value;
	const vessel = bestOf(vesselOf);
	const expected = estimatedTime({ reports: moves, superseded: [], earlier });
	return {
		messages: all,
		vessel: vessel && { imo: vessel.imo, name: vessel.name },
		voyageNumber: bestOf(voyageOf),
		expectedAt: expected.current?.occurredAt ?? null,
		happenedAt: bestActual(moves)?.occurredAt ?? null,
		handledAt: bestActual(handlings)?.occurredAt ?? null,
	};
}

/** The known instants, oldest first. */
const inOrder = (instants: readonly (string | null | undefined)[]) =>
	instants.filter((at) => typeof at === "string").sort(compareText);

/**
 * The ports of a container's voyage: port of lading, transshipments, port of discharge. Empty while the port of lading is
 * unknown. Land transport, barges, marked feeders and ports of passage are left out.
 */
export function seaStopsOf(
	{ stops }: Placement,
	occurrences: Occurrences,
	lookup: PlaceLookup,
	earlier: EarlierVersions,
): SeaStop[] {
	const changes = stops.filter(
		({ role }) => role === "pol" || role === "transshipment" || role === "pod",
	);
	if (changes[0]?.role !== "pol") return [];
	const seenAfter = AFTER_VOYAGE.map(
		(milestone) => bestActual(reportsOf(occurrences, milestone))?.occurredAt,
	);
	return changes.map((stop) => {
		const arrival = ARRIVALS[stop.role];
		const departure = DEPARTURES[stop.role];
		const inbound = arrival && passageOf(occurrences, stop, arrival, earlier);
		const outbound =
			departure && passageOf(occurrences, stop, departure, earlier);
		const halves = [inbound, outbound].filter((half) => half !== undefined);
		const messages = halves.flatMap((half) => half.messages);
		const seen = [
			...halves.flatMap((half) => [half.happenedAt, half.handledAt]),
			...(stop.role === "pod" ? seenAfter : []),
		];
		const { locode, name } = placeOf(messages, lookup);
		return {
			locode: locode.value,
			name: name.value,
			isPortOfDischarge: stop.role === "pod",
			seenAt: inOrder(seen)[0] ?? null,
			reportedAt: inOrder(messages.map(credibleReportTime)).at(-1) ?? null,
			inbound: inbound?.messages.length
				? {
						vessel: inbound.vessel,
						voyageNumber: inbound.voyageNumber,
						etaAt: inbound.expectedAt,
						ataAt: inbound.happenedAt,
					}
				: null,
			outbound: outbound?.messages.length
				? {
						vessel: outbound.vessel,
						voyageNumber: outbound.voyageNumber,
						etdAt: outbound.expectedAt,
						atdAt: outbound.happenedAt,
					}
				: null,
		};
	});
}
