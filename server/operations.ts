import type { Operations } from "./http/operation.ts";
import { getContainer } from "./resources/containers/get-container.ts";
import { listContainers } from "./resources/containers/list-containers.ts";
import { getMetroArea } from "./resources/metro-areas/get-metro-area.ts";
import { getPort } from "./resources/ports/get-port.ts";
import { getRailTerminal } from "./resources/rail-terminals/get-rail-terminal.ts";
import { getShipment } from "./resources/shipments/get-shipment.ts";
import { listShipments } from "./resources/shipments/list-shipments.ts";
import { getShippingLine } from "./resources/shipping-lines/get-shipping-line.ts";
import { listShippingLines } from "./resources/shipping-lines/list-shipping-lines.ts";
import { getTerminal } from "./resources/terminals/get-terminal.ts";
import { createTrackingRequest } from "./resources/tracking-requests/create-tracking-request.ts";
import { getTrackingRequest } from "./resources/tracking-requests/get-tracking-request.ts";
import { listTrackingRequests } from "./resources/tracking-requests/list-tracking-requests.ts";
import { getVessel } from "./resources/vessels/get-vessel.ts";
import { createWebhook } from "./resources/webhooks/create-webhook.ts";
import { deleteWebhook } from "./resources/webhooks/delete-webhook.ts";
import { getWebhook } from "./resources/webhooks/get-webhook.ts";
import { listWebhooks } from "./resources/webhooks/list-webhooks.ts";
import { triggerWebhook } from "./resources/webhooks/trigger-webhook.ts";
import { updateWebhook } from "./resources/webhooks/update-webhook.ts";

/**
 * The table of contents of the server: operationId of the contract → handler.
 * An operation of the contract without a handler, an undeclared status and a body of the wrong shape do not compile.
 */
export const operations: Operations = {
	// shipments
	listShipments,
	getShipment,

	// containers
	listContainers,
	getContainer,

	// tracking requests
	createTrackingRequest,
	listTrackingRequests,
	getTrackingRequest,

	// places
	getPort,
	getMetroArea,
	getTerminal,
	getRailTerminal,

	// vessels
	getVessel,

	// shipping lines
	listShippingLines,
	getShippingLine,

	// webhooks
	listWebhooks,
	createWebhook,
	getWebhook,
	updateWebhook,
	deleteWebhook,
	triggerWebhook,
};
