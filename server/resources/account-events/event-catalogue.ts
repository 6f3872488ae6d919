import type {
	DocumentNotificationDocument,
	EventName,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import type { ContractDocument } from "../../http/contract/contract.ts";
import type { Entitlement } from "../../services/account.ts";

/** The body of a notification as sent. */
export type NotificationBody =
	| WebhookNotificationDocument
	| DocumentNotificationDocument;

/** An event as the contract describes it. */
export interface CatalogueEvent {
	readonly name: EventName;
	/** The contract's tag of the event, for example `Container Events`. */
	readonly category: string;
	/** When it is sent, in a sentence or two. */
	readonly description: string;
	/** The contract's example of its notification. */
	readonly sample: NotificationBody;
}

/** Every event of the contract by its name, in the contract's order. */
export type EventCatalogue = ReadonlyMap<EventName, CatalogueEvent>;

/** An entry of `webhooks:` in the bundled contract; tests of the contract check that every entry has this form. */
interface WebhookItem {
	readonly post: {
		readonly tags: readonly [string];
		readonly description: string;
		readonly requestBody: {
			readonly content: Readonly<
				Record<
					"application/json",
					{
						readonly examples: {
							readonly sample: { readonly value: NotificationBody };
						};
					}
				>
			>;
		};
	};
}

/** Reads the events for webhooks from the contract's `webhooks:`. */
export function eventCatalogue(document: ContractDocument): EventCatalogue {
	const { webhooks } = document as ContractDocument & {
		readonly webhooks: Readonly<Record<EventName, WebhookItem>>;
	};
	const events = Object.entries(webhooks) as [EventName, WebhookItem][];
	return new Map(
		events.map(([name, { post }]) => {
			const { sample } = post.requestBody.content["application/json"].examples;
			const [category] = post.tags;
			const { description } = post;
			return [name, { name, category, description, sample: sample.value }];
		}),
	);
}

/** The contract's example of an event's notification. */
export function sampleOf(
	catalogue: EventCatalogue,
	event: EventName,
): NotificationBody {
	const found = catalogue.get(event);
	if (!found) throw new Error(`the contract has no example of ${event}`);
	return found.sample;
}

/** Whether this is the name of a transport event: one whose notification is about such a record. */
export function isTransportEvent(
	catalogue: EventCatalogue,
	name: string,
): boolean {
	const about = catalogue.get(name as EventName)?.sample.data.relationships;
	return (
		about !== undefined &&
		"reference_object" in about &&
		about.reference_object.data.type === "transport_event"
	);
}

/** The paid features that events require, by the beginning of their names; all other events need none. */
const PAID_EVENTS: readonly (readonly [string, Entitlement])[] = [
	["container.pickup_lfd_rail.", "rail"],
	["document.", "documents"],
];

/** Whether an account with these paid features is notified of an event. */
export function isEntitled(
	event: EventName,
	entitlements: readonly Entitlement[],
): boolean {
	return PAID_EVENTS.every(
		([start, entitlement]) =>
			!event.startsWith(start) || entitlements.includes(entitlement),
	);
}

declare module "../../services/services.ts" {
	interface Services {
		/** The events that webhooks can subscribe to. */
		readonly events: EventCatalogue;
	}
}
