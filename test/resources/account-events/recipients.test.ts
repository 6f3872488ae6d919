import { expect, test } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { recipientsOf } from "../../../server/resources/account-events/recipients.ts";
import type { Entitlement } from "../../../server/services/account.ts";

const CREATED: EventName = "container.created";
const UPDATED: EventName = "container.updated";
const RAIL: EventName = "container.pickup_lfd_rail.changed";

const webhook = (number: number, ...events: EventName[]) => ({
	number,
	events: toJsonText(events),
});
const webhooks = [
	webhook(9, CREATED, RAIL),
	webhook(2, UPDATED),
	webhook(3, CREATED, UPDATED),
	webhook(1, CREATED, RAIL),
	webhook(10, CREATED, UPDATED),
];

test.each<[EventName[], Entitlement[], [EventName, number[]][]]>([
	[[CREATED], [], [[CREATED, [1, 3, 9, 10]]]],
	[[UPDATED, UPDATED], [], [[UPDATED, [2, 3, 10]]]],
	[
		[UPDATED, CREATED],
		[],
		[
			[UPDATED, [2, 3, 10]],
			[CREATED, [1, 3, 9, 10]],
		],
	],
	[["shipment.estimated.arrival", UPDATED], [], [[UPDATED, [2, 3, 10]]]],
	[[RAIL], [], []],
	[[RAIL], ["routing", "documents"], []],
	[[RAIL], ["rail"], [[RAIL, [1, 9]]]],
	[[], [], []],
])(
	"the events %j, for an account with the entitlements %j, notify these webhooks: %j",
	(events, entitlements, want) => {
		expect([...recipientsOf(webhooks, entitlements, events)]).toEqual(want);
	},
);
