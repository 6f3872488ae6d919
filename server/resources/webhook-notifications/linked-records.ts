import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { type LinkedResource, recordKey } from "../../json-api/linkage.ts";
import { findEventTexts } from "../account-events/account-event-queries.ts";
import type { RecordsAtHand } from "../included/included.ts";
import { findTrackingRequests } from "../tracking-requests/tracking-request-queries.ts";
import { serializeTrackingRequest } from "../tracking-requests/tracking-request-serializer.ts";
import { serializeWebhook } from "../webhooks/webhook-serializer.ts";
import type { LoggedNotification } from "./logged-notification.ts";
import { findWebhooks } from "./webhook-notification-queries.ts";

/** Events whose record exists only in their notifications. */
const NOT_STORED = new Set([
	"container_created_event",
	"container_updated_event",
	"container_pod_terminal_changed_event",
	"estimated_event",
]);

/** The record of an event as sent. Parses only texts that contain its id, because others can be long. */
function referenceIn(
	{ reference_type: type, reference_id: id }: LoggedNotification,
	texts: Awaited<ReturnType<typeof findEventTexts>>,
	position: number,
) {
	return texts
		.get(position)
		?.filter((text) => text.includes(`"${id}"`))
		.map((text) => fromJsonText(text))
		.find((record) => record.id === id && record.type === type);
}

async function findReferenceObjects(
	db: Queries,
	accountId: string,
	rows: readonly LoggedNotification[],
): Promise<LinkedResource[]> {
	const requestIds = rows
		.filter((row) => row.reference_type === "tracking_request")
		.map((row) => row.reference_id);
	const requests = await findTrackingRequests(db, accountId, requestIds);
	// Notifications of the same event include the same record.
	const sent = new Map(
		rows
			.filter((row) => NOT_STORED.has(row.reference_type))
			.map((row) => [row.position, row]),
	);
	const texts = await findEventTexts(db, [...sent.values()]);
	return [
		...requests.map(serializeTrackingRequest),
		...[...sent].flatMap(
			([position, row]) => referenceIn(row, texts, position) ?? [],
		),
	];
}

/** Included records that no table stores as replied: webhooks, requests and notified events. */
export async function findLinkedRecords(
	db: Queries,
	accountId: string,
	rows: readonly LoggedNotification[],
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
