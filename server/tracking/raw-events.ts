import { rawEventOf } from "./events.ts";
import type { PlaceLookup, RawEventFacts } from "./journey.ts";
import { compareText } from "./milestone.ts";
import type { Observation } from "./observation.ts";
import type { PlacedObservation } from "./place.ts";
import {
	facilityOf,
	placeFacts,
	timezoneOf,
	vesselOf,
	voyageOf,
} from "./place-facts.ts";

/** What a message says, without what makes it a message of its own. */
function contentOf(observation: Observation): string {
	const { key, sourceEventId, reportedAt, raw, ...content } = observation;
	return JSON.stringify(content, (_name, value: unknown) =>
		value !== null && typeof value === "object" && !Array.isArray(value)
			? Object.fromEntries(
					Object.entries(value).sort(([a], [b]) => compareText(a, b)),
				)
			: value,
	);
}

/** For each message the key under which its content was said first: carriers send the same again under new ids. */
export function firstKeys(
	observations: readonly Observation[],
): ReadonlyMap<string, string> {
	const byContent = Map.groupBy(observations, contentOf);
	return new Map(
		[...byContent.values()].flatMap((repetitions) => {
			const [first] = repetitions.toSorted(
				(a, b) =>
					compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
					compareText(a.key, b.key),
			);
			return repetitions.map(({ key }) => [key, first?.key ?? key] as const);
		}),
	);
}

/** The history of one container out of its placed messages, which are ordered by time. */
export function rawEventsOf(
	placed: readonly PlacedObservation[],
	firstKey: ReadonlyMap<string, string>,
	lookup: PlaceLookup,
): RawEventFacts[] {
	return placed
		.filter(({ observation: { key } }) => firstKey.get(key) === key)
		.map((placedObservation, index) => {
			const { observation } = placedObservation;
			const place = placeFacts([observation], lookup);
			const vessel = vesselOf(observation);
			return {
				observationKey: observation.key,
				sourceCode: observation.source.code,
				event: rawEventOf(placedObservation),
				originalEvent: observation.originalEvent,
				timestamp: observation.occurredAt,
				timezone: timezoneOf(observation, lookup),
				isEstimate: observation.classifier !== "actual",
				index,
				reportedAt: observation.reportedAt,
				voyageNumber: voyageOf(observation),
				locationName: place?.name ?? null,
				locode: place?.locode ?? null,
				facility: facilityOf(observation.place),
				vesselName: vessel?.name ?? null,
				vesselImo: vessel?.imo ?? null,
			};
		});
}
