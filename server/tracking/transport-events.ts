import type {
	EstimatedMilestone,
	Milestone,
	TransportEventName,
} from "./event-names.ts";
import type { PlaceLookup, TransportEventFacts } from "./journey.ts";
import { bestActual, bestEstimate, compareText } from "./milestone.ts";
import type { Observation } from "./observation.ts";
import { type Occurrence, said } from "./occurrence.ts";
import {
	facilityOf,
	placeFacts,
	timezoneOf,
	vesselOf,
	voyageOf,
} from "./place-facts.ts";

function eventOf(
	{ key, observations }: Occurrence,
	event: TransportEventName,
	observation: Observation,
	lookup: PlaceLookup,
): TransportEventFacts {
	const isEstimate = observation.classifier !== "actual";
	const place = placeFacts(observations, lookup);
	const firstSaid = <T>(read: (o: Observation) => T | null) =>
		read(observation) ?? said(observations, read);
	return {
		key: isEstimate ? `estimated.${key}` : key,
		event,
		timestamp: observation.occurredAt,
		timezone: timezoneOf(observation, lookup) ?? place?.timezone ?? null,
		locode: place?.locode ?? null,
		placeName: place?.name ?? null,
		vessel: firstSaid(vesselOf),
		voyageNumber: firstSaid(voyageOf),
		facility: firstSaid((o) => facilityOf(o.place)),
		isEstimate,
		observationKey: observation.key,
	};
}

const ESTIMATED: ReadonlySet<Milestone> = new Set<EstimatedMilestone>([
	"vessel_departed",
	"vessel_arrived",
	"arrived_at_inland_destination",
]);

/** The transport event of a milestone: what happened, else the current estimate where the interface has an event for it. */
function eventsOf(
	occurrence: Occurrence,
	lookup: PlaceLookup,
): TransportEventFacts[] {
	const { milestone, observations } = occurrence;
	const fact = bestActual(observations);
	if (fact) {
		return [
			eventOf(occurrence, `container.transport.${milestone}`, fact, lookup),
		];
	}
	const estimate = bestEstimate(observations);
	if (estimate === null || !ESTIMATED.has(milestone)) return [];
	const name =
		`container.transport.estimated.${milestone as EstimatedMilestone}` as const;
	return [eventOf(occurrence, name, estimate, lookup)];
}

/** The order in which milestones follow each other on a journey; it decides between events of one moment. */
const JOURNEY_ORDER: readonly Milestone[] = [
	"empty_out",
	"full_in",
	"vessel_loaded",
	"vessel_departed",
	"transshipment_arrived",
	"transshipment_discharged",
	"transshipment_loaded",
	"transshipment_departed",
	"vessel_arrived",
	"vessel_discharged",
	"feeder_arrived",
	"feeder_discharged",
	"feeder_loaded",
	"feeder_departed",
	"rail_loaded",
	"rail_departed",
	"rail_arrived",
	"arrived_at_inland_destination",
	"rail_unloaded",
	"available",
	"full_out",
	"empty_in",
];

/** The transport events of one container in the order of their times. */
export function transportEventsOf(
	occurrences: readonly Occurrence[],
	lookup: PlaceLookup,
): TransportEventFacts[] {
	return occurrences
		.flatMap((occurrence) =>
			eventsOf(occurrence, lookup).map((event) => ({
				event,
				position: JOURNEY_ORDER.indexOf(occurrence.milestone),
			})),
		)
		.sort(
			(a, b) =>
				compareText(a.event.timestamp, b.event.timestamp) ||
				a.position - b.position ||
				compareText(a.event.key, b.event.key),
		)
		.map(({ event }) => event);
}
