import { expect, test } from "vitest";
import type { AccountEventTable } from "../../../server/resources/account-events/account-event-table.ts";
import { notificationBody } from "../../../server/resources/webhook-notifications/notification-body.ts";

const event: AccountEventTable = {
	account_id: "019ebba6-5500-7000-8000-000000000001",
	position: 27,
	event: "container.created",
	reference_type: "container_created_event",
	reference_id: "019fb6d4-9a53-7ece-b68c-0b86728e0500",
	container_id: "c",
	sequence: 3,
	created_at: "2026-07-31T06:20:14Z",
	batch: 20,
	records: "[0,1]" as AccountEventTable["records"],
	traceparent: null,
};
const webhook = { id: "019ebba6-551e-7890-8850-e87e71cb7a7d", number: 5 };

test("a notification has exactly these bytes, with the status pending", () => {
	expect(
		notificationBody(event, webhook, ['{"id":"1"}', '{"name":"Zürich"}']),
	).toBe(
		'{"data":{"id":"019fb6d4-9bee-741a-8000-00001b000005","type":"webhook_notification","attributes":{"id":"019fb6d4-9bee-741a-8000-00001b000005","event":"container.created","delivery_status":"pending","created_at":"2026-07-31T06:20:14Z","sequence":3},"relationships":{"reference_object":{"data":{"id":"019fb6d4-9a53-7ece-b68c-0b86728e0500","type":"container_created_event"}},"webhook":{"data":{"id":"019ebba6-551e-7890-8850-e87e71cb7a7d","type":"webhook"}},"webhook_notification_logs":{"data":[]}}},"included":[{"id":"1"},{"name":"Zürich"}]}',
	);
});

test("a notification without records has an empty list of them", () => {
	const body = notificationBody({ ...event, sequence: null }, webhook, []);
	expect(body).toContain('"sequence":null}');
	expect(body.endsWith('"included":[]}')).toBe(true);
});
