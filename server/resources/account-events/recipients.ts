import type { EventName } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { Schema } from "../../database/schema/schema.ts";
import type { Entitlement } from "../../services/account.ts";
import { isEntitled } from "./event-catalogue.ts";

/** An active webhook with its subscribed events. */
export type Subscription = Pick<Schema["webhooks"], "number" | "events">;

/**
 * For each event the numbers of the webhooks that subscribe to it and whose account pays for it, in rising order. Events
 * without a webhook are left out. Equal lists of events are parsed once.
 */
export function recipientsOf(
	subscriptions: readonly Subscription[],
	entitlements: readonly Entitlement[],
	events: readonly EventName[],
): Map<EventName, number[]> {
	const byList = Map.groupBy(subscriptions, (one) => one.events);
	const groups = [...byList].map(([list, own]) => ({
		events: new Set(fromJsonText(list)),
		numbers: own.map(({ number }) => number),
	}));
	const recipients = new Map<EventName, number[]>();
	for (const event of new Set(events)) {
		if (!isEntitled(event, entitlements)) continue;
		const numbers = groups.flatMap((group) =>
			group.events.has(event) ? group.numbers : [],
		);
		if (numbers.length === 0) continue;
		recipients.set(
			event,
			numbers.sort((a, b) => a - b),
		);
	}
	return recipients;
}
