import type { RawEventFacts } from "../journey/journey.ts";
import { identityOf, type Message } from "../observations/observation.ts";
import type { PlacedObservation } from "../route/message-roles.ts";
import { rawEventOf } from "../route/milestone-rules.ts";
import type { FirstReports } from "../settle/repeated-messages.ts";
import { vesselOf } from "./place-facts.ts";

/** The event history of one container from its placed messages, in order of time. Repeated messages appear once. */
export function rawEventsOf(
	placed: readonly PlacedObservation[],
	first: FirstReports,
	originals: ReadonlyMap<Message, Message>,
): RawEventFacts[] {
	return placed
		.filter(({ observation }) => !first.has(observation))
		.map((placedObservation) => {
			const { observation } = placedObservation;
			const vessel = vesselOf(observation);
			return {
				observation: identityOf(observation),
				message: originals.get(observation) ?? observation,
				event: rawEventOf(placedObservation),
				isEstimate: observation.classifier !== "actual",
				locode: observation.place?.locode ?? null,
				vesselName: vessel?.name ?? null,
				vesselImo: vessel?.imo ?? null,
			};
		});
}
