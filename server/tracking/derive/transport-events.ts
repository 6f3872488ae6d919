import type { TransportEventFacts } from "../journey/journey.ts";
import type {
	EstimatedMilestone,
	Milestone,
} from "../observations/event-names.ts";
import { identityOf, type Message } from "../observations/observation.ts";
import {
	bestActual,
	bestEstimate,
	compareText,
} from "../observations/precedence.ts";
import {
	type Occurrence,
	type Occurrences,
	reportsOfSameCall,
} from "../route/occurrence.ts";
import { type Availability, availabilityEventsOf } from "./availability.ts";
import type { EventContext } from "./derived.ts";
import { readBest } from "./derived.ts";
import {
	facilityOf,
	placeOf,
	timezoneOf,
	vesselOf,
	voyageOf,
} from "./place-facts.ts";
import { readVessel } from "./pod-vessel.ts";

/** An occurrence, and the messages about the other half of the same call. */
interface OccurrenceReports {
	readonly occurrence: Occurrence;
	readonly sameCall: () => readonly Message[];
}

function eventOf(
	{ occurrence: { key, observations }, sameCall }: OccurrenceReports,
	event: TransportEventFacts["event"],
	message: Message,
	{ first, lookup, facilities }: EventContext,
): TransportEventFacts {
	const isEstimate = message.classifier !== "actual";
	const place = placeOf(observations, lookup);
	const bestOf = <T>(read: (o: Message) => T | null) =>
		read(message) ?? readBest(observations, read).value;
	const ofVessel = () => [[message], observations, sameCall()];
	return {
		key: isEstimate ? `estimated.${key}` : key,
		event,
		timestamp: message.occurredAt,
		timezone: timezoneOf(message, lookup) ?? place.timezone.value,
		locode: place.locode.value,
		placeName: place.name.value,
		vessel: vesselOf(message) ?? readVessel(ofVessel(), vesselOf).value,
		voyageNumber: voyageOf(message) ?? readVessel(ofVessel(), voyageOf).value,
		facility: bestOf((o) => facilityOf(o.place, facilities)),
		isEstimate,
		source: message.source,
		observation: identityOf(first.get(message) ?? message),
	};
}

const ESTIMATED: ReadonlySet<Milestone> = new Set<EstimatedMilestone>([
	"vessel_departed",
	"vessel_arrived",
	"arrived_at_inland_destination",
]);

/** The transport event of a milestone: the actual, otherwise the current estimate where the interface has an event for it. */
function eventsOf(
	reports: OccurrenceReports,
	context: EventContext,
): TransportEventFacts[] {
	const { milestone, observations } = reports.occurrence;
	const fact = bestActual(observations);
	if (fact) {
		return [
			eventOf(reports, `container.transport.${milestone}`, fact, context),
		];
	}
	const estimate = bestEstimate(observations);
	if (estimate === null || !ESTIMATED.has(milestone)) return [];
	const name =
		`container.transport.estimated.${milestone as EstimatedMilestone}` as const;
	return [eventOf(reports, name, estimate, context)];
}

/** The order of milestones on a journey; it orders events at the same time. */
const JOURNEY_ORDER: readonly (Milestone | "not_available")[] = [
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
	"not_available",
	"full_out",
	"empty_in",
];

const POSITIONS = new Map(
	JOURNEY_ORDER.flatMap((milestone, position) => [
		[`container.transport.${milestone}`, position],
		[`container.transport.estimated.${milestone}`, position],
	]),
);

/** The transport events of one container, in order of time. */
export function transportEventsOf(
	occurrences: Occurrences,
	availability: readonly Availability[],
	context: EventContext,
): TransportEventFacts[] {
	const milestones = [...occurrences]
		.filter(([milestone]) => milestone !== "available")
		.flatMap(([, group]) => group)
		.flatMap((occurrence) => {
			const sameCall = () => reportsOfSameCall(occurrences, occurrence);
			return eventsOf({ occurrence, sameCall }, context);
		});
	const position = ({ event }: TransportEventFacts) =>
		POSITIONS.get(event) ?? POSITIONS.size;
	return [
		...milestones,
		...availability.flatMap((a) => availabilityEventsOf(a, context)),
	].sort(
		(a, b) =>
			compareText(a.timestamp, b.timestamp) ||
			position(a) - position(b) ||
			compareText(a.key, b.key),
	);
}
