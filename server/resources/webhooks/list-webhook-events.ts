import type { WebhookEventCategory } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { describePage } from "../../json-api/page.ts";
import {
	type CatalogueEvent,
	isEntitled,
} from "../account-events/event-catalogue.ts";

function serializeCategory(
	name: string,
	events: readonly CatalogueEvent[],
): WebhookEventCategory {
	return {
		id: name.toLowerCase().replaceAll(" ", "-"),
		type: "webhook_event_category",
		attributes: {
			name,
			events: events.map((event) => ({
				name: event.name,
				description: event.description,
			})),
		},
	};
}

/** GET /webhooks/events: the events for webhooks of the account, by category. */
export const listWebhookEvents: Operation<"listWebhookEvents"> = async ({
	account,
	requestUrl,
	services,
	reply,
}) => {
	const events = [...services.events.values()].filter(({ name }) =>
		isEntitled(name, account.entitlements),
	);
	const categories = Map.groupBy(events, ({ category }) => category);
	const data = [...categories].map(([name, members]) =>
		serializeCategory(name, members),
	);
	// All events are on one page.
	const page = { number: 1, size: data.length };
	const { links } = describePage(requestUrl, page, data.length, data.length);
	return reply(200, { data, links });
};
