import { rawEventOf } from "./events.ts";
import type { PlaceLookup, RawEventFacts } from "./journey.ts";
import { identityOf } from "./observation.ts";
import type { PlacedObservation } from "./place.ts";
import {
	facilityOf,
	placeNameOf,
	timezoneOf,
	vesselOf,
	voyageOf,
} from "./place-facts.ts";
import type { FirstSaid } from "./repetition.ts";

/** The history of one container out of its placed messages, which are ordered by time. What was said before is not in it again. */
export function rawEventsOf(
	placed: readonly PlacedObservation[],
	first: FirstSaid,
	lookup: PlaceLookup,
): RawEventFacts[] {
	return placed
		.filter(({ observation }) => !first.has(observation))
		.map((placedObservation, index) => {
			const { observation } = placedObservation;
			const vessel = vesselOf(observation);
			return {
				observation: identityOf(observation),
				source: observation.source,
				sourceEventId: observation.sourceEventId,
				event: rawEventOf(placedObservation),
				originalEvent: observation.originalEvent,
				timestamp: observation.occurredAt,
				timezone: timezoneOf(observation, lookup),
				isEstimate: observation.classifier !== "actual",
				index,
				reportedAt: observation.reportedAt,
				voyageNumber: voyageOf(observation),
				locationName: placeNameOf(observation, lookup),
				locode: observation.place?.locode ?? null,
				facility: facilityOf(observation.place),
				vesselName: vessel?.name ?? null,
				vesselImo: vessel?.imo ?? null,
			};
		});
}
