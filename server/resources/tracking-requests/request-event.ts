import { type JsonText, toJsonText } from "../../database/json-text.ts";
import type { IncludedRecord } from "../account-events/account-event-table.ts";
import type { AccountEvent } from "../account-events/notify.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** The event of a request's outcome. Its notification includes `records`, before the request. */
export function requestEvent(
	request: TrackingRequestTable,
	event: Extract<AccountEvent["event"], `tracking_request.${string}`>,
	records: readonly string[] = [],
): AccountEvent {
	const text = toJsonText(serializeTrackingRequest(request));
	return {
		event,
		reference: { id: request.id, type: "tracking_request" },
		containerId: null,
		included: [...records, text].map(
			(record) => record as JsonText<IncludedRecord>,
		),
	};
}
