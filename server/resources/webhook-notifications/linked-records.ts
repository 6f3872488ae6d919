import type {
	NotificationIncludedRecord,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../../database/json-text.ts";
import type { RecordsAtHand } from "../../json-api/included.ts";
import { type LinkedResource, recordKey } from "../../json-api/linkage.ts";
import { findTrackingRequests } from "../tracking-requests/tracking-request-queries.ts";
import { serializeTrackingRequest } from "../tracking-requests/tracking-request-serializer.ts";
import { serializeWebhook } from "../webhooks/webhook-serializer.ts";
import type { NotificationTable } from "../webhooks/webhook-table.ts";
import { findBodies, findWebhooks } from "./webhook-notification-queries.ts";

/** Events that have no record but the one that travels with their notifications. */
const ONLY_TOLD = new Set([
	"container_created_event",
	"container_updated_event",
	"container_pod_terminal_changed_event",
	"estimated_event",
]);

/** The record that an event is about, as it was sent. */
function referenceIn(body: string): NotificationIncludedRecord | undefined {
	const { data, included } = fromJsonText(
		body as JsonText<WebhookNotificationDocument>,
	);
	const { id, type } = data.relationships.reference_object.data;
	return included.find((record) => record.id === id && record.type === type);
}

async function findReferenceObjects(
	db: Queries,
	accountId: string,
	rows: readonly NotificationTable[],
): Promise<LinkedResource[]> {
	const requestIds = rows
		.filter((row) => row.reference_type === "tracking_request")
		.map((row) => row.reference_id);
	const requests = await findTrackingRequests(db, accountId, requestIds);
	// Webhooks that are told of the same event carry the same record of it.
	const told = new Map(
		rows
			.filter((row) => ONLY_TOLD.has(row.reference_type))
			.map((row) => [row.reference_id, row.id]),
	);
	const bodies = await findBodies(db, accountId, [...told.values()]);
	return [
		...requests.map(serializeTrackingRequest),
		...bodies.flatMap(({ body }) => referenceIn(body) ?? []),
	];
}

/** What of `include` notifications lead to directly and no table keeps as it is replied: webhooks, requests, told events. */
export async function findLinkedRecords(
	db: Queries,
	accountId: string,
	rows: readonly NotificationTable[],
	include: readonly string[],
): Promise<RecordsAtHand> {
	const wanted = new Set(include.map((path) => path.split(".")[0]));
	const found: LinkedResource[] = [];
	if (wanted.has("webhook")) {
		const ids = [...new Set(rows.map((row) => row.webhook_id))];
		const webhooks = await findWebhooks(db, accountId, ids);
		found.push(...webhooks.map(serializeWebhook));
	}
	if (wanted.has("reference_object"))
		found.push(...(await findReferenceObjects(db, accountId, rows)));
	return new Map(
		found.map((record) => [recordKey(record), toJsonText(record)]),
	);
}
