import type {
	operations,
	paths,
	TransportEvent,
	WebhookNotificationDocument,
} from "../generated/openapi.ts";
import type { bodies, CsvInput } from "./inputs.ts";

/**
 * Names of the operations that the API serves, without notifications (`on…`) and without alternative paths of operations
 * (`…Alias`).
 */
export type OperationId = Exclude<
	keyof operations,
	`on${Capitalize<string>}` | `${string}Alias`
>;

type Method = "get" | "post" | "put" | "patch" | "delete";

type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** Method and path of an operation, such as `GET /shipments/{id}`. */
type RequestLine<Id extends OperationId> = {
	[Path in keyof paths]: {
		[M in Method]: Same<paths[Path][M], operations[Id]> extends true
			? `${Uppercase<M>} ${Path}`
			: never;
	}[Method];
}[keyof paths];

/** Method and path of every operation. A missing or wrong one does not compile. */
export const requestLines = {
	listShipments: "GET /shipments",
	exportShipments: "GET /shipments/export",
	getShipment: "GET /shipments/{id}",
	updateShipment: "PATCH /shipments/{id}",
	stopShipmentTracking: "PATCH /shipments/{id}/stop_tracking",
	resumeShipmentTracking: "PATCH /shipments/{id}/resume_tracking",
	getShipmentProvenance: "GET /shipments/{id}/provenance",
	getShipmentEtaHistory: "GET /shipments/{id}/eta_history",
	listContainers: "GET /containers",
	exportContainers: "GET /containers/export",
	getContainer: "GET /containers/{id}",
	updateContainer: "PATCH /containers/{id}",
	listContainerTransportEvents: "GET /containers/{id}/transport_events",
	listContainerRawEvents: "GET /containers/{id}/raw_events",
	getContainerProvenance: "GET /containers/{id}/provenance",
	getContainerEtaHistory: "GET /containers/{id}/eta_history",
	getContainerRoute: "GET /containers/{id}/route",
	refreshContainer: "PATCH /containers/{id}/refresh",
	getContainerMap: "GET /containers/{id}/map_geojson",
	listTrackingRequests: "GET /tracking_requests",
	exportTrackingRequests: "GET /tracking_requests/export",
	createTrackingRequest: "POST /tracking_requests",
	createTrackingRequestBatch: "POST /tracking_requests/batch",
	inferNumber: "POST /tracking_requests/infer_number",
	getTrackingRequest: "GET /tracking_requests/{id}",
	updateTrackingRequest: "PATCH /tracking_requests/{id}",
	createTrackingRequestImport: "POST /tracking_request_imports",
	listTrackingRequestImports: "GET /tracking_request_imports",
	getTrackingRequestImport: "GET /tracking_request_imports/{id}",
	listTrackingRequestImportRefusals:
		"GET /tracking_request_imports/{id}/refusals",
	listSearchResults: "GET /search",
	listEvents: "GET /events",
	streamEvents: "GET /events/stream",
	listLocations: "GET /locations",
	getPort: "GET /ports/{id}",
	getMetroArea: "GET /metro_areas/{id}",
	getTerminal: "GET /terminals/{id}",
	getRailTerminal: "GET /rail_terminals/{id}",
	getVessel: "GET /vessels/{id}",
	getVesselFuturePositions: "GET /vessels/{id}/future_positions",
	getVesselFuturePositionsWithCoordinates:
		"GET /vessels/{id}/future_positions_with_coordinates",
	listShippingLines: "GET /shipping_lines",
	getShippingLine: "GET /shipping_lines/{id}",
	listParties: "GET /parties",
	createParty: "POST /parties",
	getParty: "GET /parties/{id}",
	updateParty: "PATCH /parties/{id}",
	listCustomFieldDefinitions: "GET /custom_field_definitions",
	createCustomFieldDefinition: "POST /custom_field_definitions",
	getCustomFieldDefinition: "GET /custom_field_definitions/{id}",
	updateCustomFieldDefinition: "PATCH /custom_field_definitions/{id}",
	deleteCustomFieldDefinition: "DELETE /custom_field_definitions/{id}",
	listCustomFieldOptions: "GET /custom_field_definitions/{id}/options",
	createCustomFieldOption: "POST /custom_field_definitions/{id}/options",
	getCustomFieldOption:
		"GET /custom_field_definitions/{id}/options/{option_id}",
	updateCustomFieldOption:
		"PATCH /custom_field_definitions/{id}/options/{option_id}",
	deleteCustomFieldOption:
		"DELETE /custom_field_definitions/{id}/options/{option_id}",
	listCustomFields: "GET /custom_fields",
	createCustomField: "POST /custom_fields",
	getCustomField: "GET /custom_fields/{id}",
	updateCustomField: "PATCH /custom_fields/{id}",
	deleteCustomField: "DELETE /custom_fields/{id}",
	listShipmentCustomFields: "GET /shipments/{id}/custom_fields",
	createShipmentCustomField: "POST /shipments/{id}/custom_fields",
	updateShipmentCustomField: "PATCH /shipments/{id}/custom_fields/{api_slug}",
	deleteShipmentCustomField: "DELETE /shipments/{id}/custom_fields/{api_slug}",
	listContainerCustomFields: "GET /containers/{id}/custom_fields",
	createContainerCustomField: "POST /containers/{id}/custom_fields",
	updateContainerCustomField: "PATCH /containers/{id}/custom_fields/{api_slug}",
	deleteContainerCustomField:
		"DELETE /containers/{id}/custom_fields/{api_slug}",
	listTrackingRequestCustomFields: "GET /tracking_requests/{id}/custom_fields",
	createTrackingRequestCustomField:
		"POST /tracking_requests/{id}/custom_fields",
	updateTrackingRequestCustomField:
		"PATCH /tracking_requests/{id}/custom_fields/{api_slug}",
	deleteTrackingRequestCustomField:
		"DELETE /tracking_requests/{id}/custom_fields/{api_slug}",
	listWebhooks: "GET /webhooks",
	createWebhook: "POST /webhooks",
	listWebhookEvents: "GET /webhooks/events",
	getWebhookIps: "GET /webhooks/ips",
	triggerWebhook: "POST /webhooks/trigger",
	getWebhook: "GET /webhooks/{id}",
	updateWebhook: "PATCH /webhooks/{id}",
	deleteWebhook: "DELETE /webhooks/{id}",
	rotateWebhookSecret: "POST /webhooks/{id}/rotate_secret",
	getWebhookNotificationExample: "GET /webhook_notifications/examples",
	redeliverWebhook: "POST /webhooks/{id}/redeliver",
	listWebhookNotifications: "GET /webhook_notifications",
	streamWebhookNotifications: "GET /webhook_notifications/stream",
	getWebhookNotification: "GET /webhook_notifications/{id}",
	getWebhookNotificationBody: "GET /webhook_notifications/{id}/body",
	listWebhookNotificationAttempts: "GET /webhook_notifications/{id}/attempts",
	redeliverWebhookNotification: "POST /webhook_notifications/{id}/redeliver",
} as const satisfies { [Id in OperationId]: RequestLine<Id> };

/** The documents of each stream, by operation. */
export interface StreamedDocuments {
	streamWebhookNotifications: WebhookNotificationDocument;
	streamEvents: TransportEvent;
}

/** Options of every call. */
export interface CallOptions {
	/** Aborts the call, also between retries; it then rejects with the signal's reason. */
	signal?: AbortSignal;
	/** Additional request headers, such as `Prefer: handling=strict`. */
	headers?: Record<string, string>;
}

/** Options of a stream. */
export interface StreamOptions extends CallOptions {
	/** Continues after this id of an earlier stream. By default the stream starts now. */
	lastEventId?: string;
	/** Called with an id to continue from, without a record: when the stream begins, and when it has caught up. */
	onPlace?: (id: string) => void;
}

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;

/** The document of an operation's success; `undefined` for 204. */
export type ReplyOf<Id extends OperationId> = {
	[Status in keyof operations[Id]["responses"] &
		(200 | 201 | 202 | 204)]: Content<operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"] & (200 | 201 | 202 | 204)];

/** The document that an operation accepts. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
	requestBody: infer Body;
}
	? Content<Body>
	: never;

/** The body argument of an operation's method. */
type InputOf<Id extends OperationId> = Id extends keyof typeof bodies
	? Parameters<(typeof bodies)[Id]>[0]
	: Id extends "createTrackingRequestImport"
		? CsvInput
		: BodyOf<Id>;

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = operations[Id] extends {
	parameters: { query?: infer Query };
}
	? Exclude<Query, undefined>
	: never;

/** The method and path of an operation. */
export type RequestLineOf<Id extends OperationId> = (typeof requestLines)[Id];

/** An argument for each id of a path. */
export type PathArguments<Line> =
	Line extends `${string}{${string}}${infer Rest}`
		? [id: string, ...PathArguments<Rest>]
		: [];

type InputArgument<Id extends OperationId> = [BodyOf<Id>] extends [never]
	? [QueryOf<Id>] extends [never]
		? [none?: undefined]
		: [query?: QueryOf<Id>]
	: [body: InputOf<Id>];

/** The arguments of an operation: the ids of its path, its body or query, and options. */
export type ArgumentsOf<Id extends OperationId> = [
	...PathArguments<(typeof requestLines)[Id]>,
	...InputArgument<Id>,
	options?: Id extends keyof StreamedDocuments ? StreamOptions : CallOptions,
];
