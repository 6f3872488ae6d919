import { identityOf, type Message } from "../observations/observation.ts";
import { rawEventOf } from "../route/events.ts";
import type { PlacedObservation } from "../route/place.ts";
import type { FirstSaid } from "../settle/repetition.ts";
import type { RawEventFacts } from "./journey.ts";
import { vesselOf } from "./place-facts.ts";

/** The history of one container out of its placed messages, which are ordered by time. What was said before is not in it again. */
export function rawEventsOf(
	placed: readonly PlacedObservation[],
	first: FirstSaid,
	originals: ReadonlyMap<Message, Message>,
): RawEventFacts[] {
	return placed
		.filter(({ observation }) => !first.has(observation))
		.map((placedObservation, index) => {
			const { observation } = placedObservation;
			const vessel = vesselOf(observation);
			return {
				observation: identityOf(observation),
				said: originals.get(observation) ?? observation,
				event: rawEventOf(placedObservation),
				isEstimate: observation.classifier !== "actual",
				index,
				locode: observation.place?.locode ?? null,
				vesselName: vessel?.name ?? null,
				vesselImo: vessel?.imo ?? null,
			};
		});
}
