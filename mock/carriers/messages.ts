import type { CarrierEvent } from "./carrier-event.ts";
import { carrierEvent } from "./carrier-event.ts";
import { uuidFrom } from "./deal.ts";
import type { Journey } from "./journey.ts";
import { mannersOf } from "./manners.ts";
import { milestonesOf } from "./milestones.ts";
import { sayingsAbout } from "./sayings.ts";

/** An event and the instant (milliseconds) from which the line tells it. */
export interface Message {
	readonly saidAt: number;
	readonly event: CarrierEvent;
}

/**
 * Everything the line will ever say about a journey, in the order in which it says it.
 * A saying never changes; what is true at a moment is what was said by then.
 */
export function messagesOf(journey: Journey): readonly Message[] {
	const manners = mannersOf(journey.asked.line.scac);
	return milestonesOf(journey)
		.filter(({ what }) => what.kind !== "shipment" || manners.hasShipmentEvents)
		.flatMap((milestone) =>
			sayingsAbout(milestone, journey).map((saying, index) => ({
				saidAt: saying.saidAt,
				event: carrierEvent(
					journey,
					milestone,
					saying,
					uuidFrom(`${journey.key}|${milestone.name}|${index}`),
					manners,
				),
			})),
		)
		.sort((one, other) => one.saidAt - other.saidAt);
}

/** The part of the messages that is said by an instant. */
export function saidBy(
	messages: readonly Message[],
	now: number,
): readonly CarrierEvent[] {
	return messages
		.filter(({ saidAt }) => saidAt <= now)
		.map(({ event }) => event);
}
