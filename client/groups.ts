import type { OperationId } from "./operations.ts";

/** The operations by what they are about, with the names of the client's methods. */
export const groups = {
	trackingRequests: {
		list: "listTrackingRequests",
		get: "getTrackingRequest",
		create: "createTrackingRequest",
		createBatch: "createTrackingRequestBatch",
		update: "updateTrackingRequest",
		infer: "inferNumber",
	},
	shipments: {
		list: "listShipments",
		get: "getShipment",
		update: "updateShipment",
		stopTracking: "stopShipmentTracking",
		resumeTracking: "resumeShipmentTracking",
		provenance: "getShipmentProvenance",
		etaHistory: "getShipmentEtaHistory",
	},
	containers: {
		list: "listContainers",
		get: "getContainer",
		update: "updateContainer",
		transportEvents: "listContainerTransportEvents",
		rawEvents: "listContainerRawEvents",
		provenance: "getContainerProvenance",
		etaHistory: "getContainerEtaHistory",
		refresh: "refreshContainer",
		route: "getContainerRoute",
		map: "getContainerMap",
	},
	search: { results: "listSearchResults" },
	ports: { get: "getPort" },
	metroAreas: { get: "getMetroArea" },
	terminals: { get: "getTerminal" },
	railTerminals: { get: "getRailTerminal" },
	vessels: {
		get: "getVessel",
		futurePositions: "getVesselFuturePositions",
		futurePositionsWithCoordinates: "getVesselFuturePositionsWithCoordinates",
	},
	shippingLines: { list: "listShippingLines", get: "getShippingLine" },
	parties: {
		list: "listParties",
		get: "getParty",
		create: "createParty",
		update: "updateParty",
	},
	customFieldDefinitions: {
		list: "listCustomFieldDefinitions",
		get: "getCustomFieldDefinition",
		create: "createCustomFieldDefinition",
		update: "updateCustomFieldDefinition",
		delete: "deleteCustomFieldDefinition",
	},
	customFieldOptions: {
		list: "listCustomFieldOptions",
		get: "getCustomFieldOption",
		create: "createCustomFieldOption",
		update: "updateCustomFieldOption",
		delete: "deleteCustomFieldOption",
	},
	webhooks: {
		list: "listWebhooks",
		get: "getWebhook",
		create: "createWebhook",
		update: "updateWebhook",
		delete: "deleteWebhook",
		rotateSecret: "rotateWebhookSecret",
		redeliver: "redeliverWebhook",
		trigger: "triggerWebhook",
		events: "listWebhookEvents",
		ips: "getWebhookIps",
	},
	webhookNotifications: {
		list: "listWebhookNotifications",
		get: "getWebhookNotification",
		example: "getWebhookNotificationExample",
		body: "getWebhookNotificationBody",
		attempts: "listWebhookNotificationAttempts",
		redeliver: "redeliverWebhookNotification",
	},
} as const satisfies Record<string, Record<string, OperationId>>;

/** The groups of operations. */
export type Groups = typeof groups;
