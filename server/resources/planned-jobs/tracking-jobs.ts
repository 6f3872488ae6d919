import type { NewJob } from "../../worker/job-queue.ts";

/** The kinds of job that poll the line of a request. */
export type TrackJobName = "track-shipment" | "track-imported";

/** A job with the key by which it is found. */
type KeyedJob = NewJob & { readonly dedupeKey: string };

/** The job that polls the shipping line of a request, due at once. */
export function trackJob(request: {
	readonly account_id: string;
	readonly id: string;
}): KeyedJob {
	return {
		name: "track-shipment",
		accountId: request.account_id,
		payload: { trackingRequestId: request.id },
		dedupeKey: `track-shipment ${request.id}`,
	};
}

/**
 * The same job for a request of an import, as another kind until the line knows its number: so an import of any length delays
 * neither the polls of shipments nor the requests that the account submits one by one.
 */
export function trackImportedJob(
	request: Parameters<typeof trackJob>[0],
): KeyedJob {
	return { ...trackJob(request), name: "track-imported" };
}

/** The job that polls the terminals of a shipment's containers, due at once. */
export function terminalJob(shipment: {
	readonly account_id: string;
	readonly id: string;
}): KeyedJob {
	return {
		name: "check-terminal",
		accountId: shipment.account_id,
		payload: { shipmentId: shipment.id },
		dedupeKey: `check-terminal ${shipment.id}`,
	};
}

/** The job that polls the terminals of one container at once. */
export function refreshJob(
	accountId: string,
	payload: { readonly shipmentId: string; readonly containerId: string },
): NewJob {
	const dedupeKey = `refresh-container ${payload.containerId}`;
	return { name: "refresh-container", accountId, payload, dedupeKey };
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"track-shipment": { readonly trackingRequestId: string };
		"track-imported": { readonly trackingRequestId: string };
		"check-terminal": { readonly shipmentId: string };
		"refresh-container": {
			readonly shipmentId: string;
			readonly containerId: string;
		};
	}
}
