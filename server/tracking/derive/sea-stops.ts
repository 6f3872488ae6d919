import type { Milestone } from "../observations/event-names.ts";
import {
	bestActual,
	bestEstimate,
	compareText,
} from "../observations/milestone.ts";
import type { Message } from "../observations/observation.ts";
import { believedReportTime } from "../observations/report-time.ts";
import {
	type Occurrences,
	reportsAtStop,
	reportsOf,
} from "../route/occurrence.ts";
import type { Placement } from "../route/place.ts";
import type { Stop, StopRole } from "../route/route.ts";
import { telling } from "./derived.ts";
import type { PlaceLookup, SeaStop } from "./journey.ts";
import { placeOf, vesselOf, voyageOf } from "./place-facts.ts";

/** The milestones of one half of a stay: the vessel's own first, then the container's, which name the vessel as well. */
type Half = readonly [Milestone, Milestone];

const ARRIVALS: Readonly<Partial<Record<StopRole, Half>>> = {
	transshipment: ["transshipment_arrived", "transshipment_discharged"],
	pod: ["vessel_arrived", "vessel_discharged"],
};

const DEPARTURES: Readonly<Partial<Record<StopRole, Half>>> = {
	pol: ["vessel_departed", "vessel_loaded"],
	transshipment: ["transshipment_departed", "transshipment_loaded"],
};

/** What shows that the voyage is over, when neither arrival nor discharge is reported. */
const AFTER_VOYAGE: readonly Milestone[] = [
	"full_out",
	"arrived_at_inland_destination",
	"empty_in",
];

/** What is said of one half of a stay: by which vessel, and when it comes or goes. */
function passageOf(
	occurrences: Occurrences,
	stop: Stop,
	[own, handling]: Half,
) {
	const moves = reportsAtStop(occurrences, own, stop);
	const handlings = reportsAtStop(occurrences, handling, stop);
	const all = [...moves, ...handlings];
	const said = <T>(read: (message: Message) => T | null): T | null =>
		telling(moves, read).value ?? telling(all, read).value;
	const vessel = said(vesselOf);
	return {
		messages: all,
		vessel: vessel && { imo: vessel.imo, name: vessel.name },
		voyageNumber: said(voyageOf),
		expectedAt: bestEstimate(moves)?.occurredAt ?? null,
		happenedAt: bestActual(moves)?.occurredAt ?? null,
		handledAt: bestActual(handlings)?.occurredAt ?? null,
	};
}

/** The instants among these, oldest first. */
const inOrder = (instants: readonly (string | null | undefined)[]) =>
	instants.filter((at) => typeof at === "string").sort(compareText);

/**
 * The ports that vessels carry a container between, from the port of lading over those where it changes vessels to the port
 * of discharge. Empty while no port of lading is known. Trains, trucks, barges and the feeders that lines mark as such are
 * no part of it, nor are ports that a vessel only calls at on the way.
 */
export function seaStopsOf(
	{ stops }: Placement,
	occurrences: Occurrences,
	lookup: PlaceLookup,
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
		const inbound = arrival && passageOf(occurrences, stop, arrival);
		const outbound = departure && passageOf(occurrences, stop, departure);
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
			reportedAt: inOrder(messages.map(believedReportTime)).at(-1) ?? null,
			inbound: inbound
				? {
						vessel: inbound.vessel,
						voyageNumber: inbound.voyageNumber,
						etaAt: inbound.expectedAt,
						ataAt: inbound.happenedAt,
					}
				: null,
			outbound: outbound
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
