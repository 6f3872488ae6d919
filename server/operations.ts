import type { Operations } from "./http/operation.ts";
import { getContainerMap } from "./resources/container-maps/get-container-map.ts";
import { getContainerRoute } from "./resources/container-routes/get-container-route.ts";
import { getContainer } from "./resources/containers/get-container.ts";
import { getContainerEtaHistory } from "./resources/containers/get-container-eta-history.ts";
import { getContainerProvenance } from "./resources/containers/get-container-provenance.ts";
import { listContainerRawEvents } from "./resources/containers/list-container-raw-events.ts";
import { listContainerTransportEvents } from "./resources/containers/list-container-transport-events.ts";
import { listContainers } from "./resources/containers/list-containers.ts";
import { refreshContainer } from "./resources/containers/refresh-container.ts";
import { updateContainer } from "./resources/containers/update-container.ts";
import { updateContainerAlias } from "./resources/containers/update-container-alias.ts";
import { createCustomFieldDefinition } from "./resources/custom-field-definitions/create-custom-field-definition.ts";
import { deleteCustomFieldDefinition } from "./resources/custom-field-definitions/delete-custom-field-definition.ts";
import { getCustomFieldDefinition } from "./resources/custom-field-definitions/get-custom-field-definition.ts";
import { listCustomFieldDefinitions } from "./resources/custom-field-definitions/list-custom-field-definitions.ts";
import { updateCustomFieldDefinition } from "./resources/custom-field-definitions/update-custom-field-definition.ts";
import { createCustomFieldOption } from "./resources/custom-field-options/create-custom-field-option.ts";
import { deleteCustomFieldOption } from "./resources/custom-field-options/delete-custom-field-option.ts";
import { getCustomFieldOption } from "./resources/custom-field-options/get-custom-field-option.ts";
import { listCustomFieldOptions } from "./resources/custom-field-options/list-custom-field-options.ts";
import { updateCustomFieldOption } from "./resources/custom-field-options/update-custom-field-option.ts";
import { createCustomField } from "./resources/custom-fields/create-custom-field.ts";
import { deleteCustomField } from "./resources/custom-fields/delete-custom-field.ts";
import { getCustomField } from "./resources/custom-fields/get-custom-field.ts";
import { listCustomFields } from "./resources/custom-fields/list-custom-fields.ts";
import { updateCustomField } from "./resources/custom-fields/update-custom-field.ts";
import { createContainerCustomField } from "./resources/custom-fields-of-records/create-container-custom-field.ts";
import { createShipmentCustomField } from "./resources/custom-fields-of-records/create-shipment-custom-field.ts";
import { createTrackingRequestCustomField } from "./resources/custom-fields-of-records/create-tracking-request-custom-field.ts";
import { deleteContainerCustomField } from "./resources/custom-fields-of-records/delete-container-custom-field.ts";
import { deleteShipmentCustomField } from "./resources/custom-fields-of-records/delete-shipment-custom-field.ts";
import { deleteTrackingRequestCustomField } from "./resources/custom-fields-of-records/delete-tracking-request-custom-field.ts";
import { listContainerCustomFields } from "./resources/custom-fields-of-records/list-container-custom-fields.ts";
import { listShipmentCustomFields } from "./resources/custom-fields-of-records/list-shipment-custom-fields.ts";
import { listTrackingRequestCustomFields } from "./resources/custom-fields-of-records/list-tracking-request-custom-fields.ts";
import { updateContainerCustomField } from "./resources/custom-fields-of-records/update-container-custom-field.ts";
import { updateShipmentCustomField } from "./resources/custom-fields-of-records/update-shipment-custom-field.ts";
import { updateTrackingRequestCustomField } from "./resources/custom-fields-of-records/update-tracking-request-custom-field.ts";
import { listEvents } from "./resources/events/list-events.ts";
import { streamEvents } from "./resources/events/stream-events.ts";
import { exportContainers } from "./resources/exports/export-containers.ts";
import { exportShipments } from "./resources/exports/export-shipments.ts";
import { exportTrackingRequests } from "./resources/exports/export-tracking-requests.ts";
import { listLocations } from "./resources/locations/list-locations.ts";
import { getMetroArea } from "./resources/metro-areas/get-metro-area.ts";
import { inferNumber } from "./resources/number-inference/infer-number.ts";
import { createParty } from "./resources/parties/create-party.ts";
import { getParty } from "./resources/parties/get-party.ts";
import { listParties } from "./resources/parties/list-parties.ts";
import { updateParty } from "./resources/parties/update-party.ts";
import { getPort } from "./resources/ports/get-port.ts";
import { getRailTerminal } from "./resources/rail-terminals/get-rail-terminal.ts";
import { listSearchResults } from "./resources/search/list-search-results.ts";
import { resumeShipmentTracking } from "./resources/shipment-tracking/resume-shipment-tracking.ts";
import { stopShipmentTracking } from "./resources/shipment-tracking/stop-shipment-tracking.ts";
import { getShipment } from "./resources/shipments/get-shipment.ts";
import { getShipmentEtaHistory } from "./resources/shipments/get-shipment-eta-history.ts";
import { getShipmentProvenance } from "./resources/shipments/get-shipment-provenance.ts";
import { listShipments } from "./resources/shipments/list-shipments.ts";
import { updateShipment } from "./resources/shipments/update-shipment.ts";
import { getShippingLine } from "./resources/shipping-lines/get-shipping-line.ts";
import { listShippingLines } from "./resources/shipping-lines/list-shipping-lines.ts";
import { getTerminal } from "./resources/terminals/get-terminal.ts";
import { createTrackingRequestImport } from "./resources/tracking-request-imports/create-tracking-request-import.ts";
import { getTrackingRequestImport } from "./resources/tracking-request-imports/get-tracking-request-import.ts";
import { listTrackingRequestImportRefusals } from "./resources/tracking-request-imports/list-tracking-request-import-refusals.ts";
import { listTrackingRequestImports } from "./resources/tracking-request-imports/list-tracking-request-imports.ts";
import { listTrackingRequests } from "./resources/tracking-request-lists/list-tracking-requests.ts";
import { createTrackingRequest } from "./resources/tracking-requests/create-tracking-request.ts";
import { createTrackingRequestBatch } from "./resources/tracking-requests/create-tracking-request-batch.ts";
import { getTrackingRequest } from "./resources/tracking-requests/get-tracking-request.ts";
import { updateTrackingRequest } from "./resources/tracking-requests/update-tracking-request.ts";
import { getVessel } from "./resources/vessels/get-vessel.ts";
import { getVesselFuturePositions } from "./resources/vessels/get-vessel-future-positions.ts";
import { getVesselFuturePositionsWithCoordinates } from "./resources/vessels/get-vessel-future-positions-with-coordinates.ts";
import { getWebhookIps } from "./resources/webhook-ips/get-webhook-ips.ts";
import { getWebhookNotification } from "./resources/webhook-notifications/get-webhook-notification.ts";
import { getWebhookNotificationAlias } from "./resources/webhook-notifications/get-webhook-notification-alias.ts";
import { getWebhookNotificationBody } from "./resources/webhook-notifications/get-webhook-notification-body.ts";
import { getWebhookNotificationExample } from "./resources/webhook-notifications/get-webhook-notification-example.ts";
import { listWebhookNotificationAttempts } from "./resources/webhook-notifications/list-webhook-notification-attempts.ts";
import { listWebhookNotifications } from "./resources/webhook-notifications/list-webhook-notifications.ts";
import { redeliverWebhookNotification } from "./resources/webhook-notifications/redeliver-webhook-notification.ts";
import { streamWebhookNotifications } from "./resources/webhook-notifications/stream-webhook-notifications.ts";
import { createWebhook } from "./resources/webhooks/create-webhook.ts";
import { deleteWebhook } from "./resources/webhooks/delete-webhook.ts";
import { getWebhook } from "./resources/webhooks/get-webhook.ts";
import { listWebhookEvents } from "./resources/webhooks/list-webhook-events.ts";
import { listWebhooks } from "./resources/webhooks/list-webhooks.ts";
import { redeliverWebhook } from "./resources/webhooks/redeliver-webhook.ts";
import { rotateWebhookSecret } from "./resources/webhooks/rotate-webhook-secret.ts";
import { triggerWebhook } from "./resources/webhooks/trigger-webhook.ts";
import { updateWebhook } from "./resources/webhooks/update-webhook.ts";

/**
 * The handlers of all operations by operationId.
 * A missing handler, an undeclared status and a body of the wrong type do not compile.
 */
export const operations: Operations = {
	// shipments
	listShipments,
	getShipment,
	updateShipment,
	stopShipmentTracking,
	resumeShipmentTracking,
	getShipmentProvenance,
	getShipmentEtaHistory,

	// containers
	listContainers,
	getContainer,
	updateContainer,
	updateContainerAlias,
	refreshContainer,
	getContainerRoute,
	listContainerTransportEvents,
	listContainerRawEvents,
	getContainerProvenance,
	getContainerEtaHistory,
	getContainerMap,

	// tracking requests
	createTrackingRequest,
	createTrackingRequestBatch,
	inferNumber,
	listTrackingRequests,
	getTrackingRequest,
	updateTrackingRequest,
	createTrackingRequestImport,
	listTrackingRequestImports,
	getTrackingRequestImport,
	listTrackingRequestImportRefusals,

	// exports
	exportShipments,
	exportContainers,
	exportTrackingRequests,

	// places
	getPort,
	getMetroArea,
	getTerminal,
	getRailTerminal,

	// vessels
	getVessel,
	getVesselFuturePositions,
	getVesselFuturePositionsWithCoordinates,

	// shipping lines
	listShippingLines,
	getShippingLine,

	// search
	listSearchResults,

	// places by name
	listEvents,
	streamEvents,
	listLocations,

	// parties
	listParties,
	createParty,
	getParty,
	updateParty,

	// custom fields
	listCustomFieldDefinitions,
	createCustomFieldDefinition,
	getCustomFieldDefinition,
	updateCustomFieldDefinition,
	deleteCustomFieldDefinition,
	listCustomFieldOptions,
	createCustomFieldOption,
	getCustomFieldOption,
	updateCustomFieldOption,
	deleteCustomFieldOption,
	createCustomField,
	deleteCustomField,
	getCustomField,
	listCustomFields,
	updateCustomField,
	listShipmentCustomFields,
	createShipmentCustomField,
	updateShipmentCustomField,
	deleteShipmentCustomField,
	listContainerCustomFields,
	createContainerCustomField,
	updateContainerCustomField,
	deleteContainerCustomField,
	listTrackingRequestCustomFields,
	createTrackingRequestCustomField,
	updateTrackingRequestCustomField,
	deleteTrackingRequestCustomField,

	// webhooks
	listWebhooks,
	createWebhook,
	getWebhook,
	updateWebhook,
	deleteWebhook,
	rotateWebhookSecret,
	listWebhookEvents,
	getWebhookIps,
	triggerWebhook,
	redeliverWebhook,

	// notifications
	listWebhookNotifications,
	getWebhookNotification,
	getWebhookNotificationAlias,
	getWebhookNotificationExample,
	getWebhookNotificationBody,
	listWebhookNotificationAttempts,
	redeliverWebhookNotification,
	streamWebhookNotifications,
};
