import type { DocumentedRequest } from "./documented-request.ts";
import { CONTAINER_REQUESTS } from "./requests/container-requests.ts";
import { CUSTOM_FIELD_REQUESTS } from "./requests/custom-field-requests.ts";
import { LATER_REQUESTS } from "./requests/later-requests.ts";
import { PARTY_REQUESTS } from "./requests/party-requests.ts";
import { REFERENCE_REQUESTS } from "./requests/reference-requests.ts";
import { SHIPMENT_REQUESTS } from "./requests/shipment-requests.ts";
import { SUBMISSIONS } from "./requests/submission-requests.ts";
import { TRACKING_REQUEST_READS } from "./requests/tracking-request-requests.ts";
import { WEBHOOK_REQUESTS } from "./requests/webhook-requests.ts";

/** Every documented request. Requests that change a list come after those that read it. */
export const DOCUMENTED_REQUESTS: readonly DocumentedRequest[] = [
	...SHIPMENT_REQUESTS,
	...CONTAINER_REQUESTS,
	...TRACKING_REQUEST_READS,
	...REFERENCE_REQUESTS,
	...PARTY_REQUESTS,
	...CUSTOM_FIELD_REQUESTS,
	...WEBHOOK_REQUESTS,
	...SUBMISSIONS,
	...LATER_REQUESTS,
];
