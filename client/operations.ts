import type { operations, paths } from "../generated/openapi.ts";
import type { bodies } from "./inputs.ts";

/**
 * Names of the operations that the API serves. Those named `on…` are the notifications it sends, and `…Alias` an operation at another
 * path, for clients that know it there.
 */
export type OperationId = Exclude<
	keyof operations,
	`on${Capitalize<string>}` | `${string}Alias`
>;

type Method = "get" | "post" | "put" | "patch" | "delete";

type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** Where the contract has an operation, such as `GET /shipments/{id}`. */
type RequestLine<Id extends OperationId> = {
	[Path in keyof paths]: {
		[M in Method]: Same<paths[Path][M], operations[Id]> extends true
			? `${Uppercase<M>} ${Path}`
			: never;
	}[Method];
}[keyof paths];

/** Method and path of every operation; one that is missing, or wrong by the contract, does not compile. */
export const requestLines = {
	listShipments: "GET /shipments",
	getShipment: "GET /shipments/{id}",
	updateShipment: "PATCH /shipments/{id}",
	stopShipmentTracking: "PATCH /shipments/{id}/stop_tracking",
	resumeShipmentTracking: "PATCH /shipments/{id}/resume_tracking",
	getShipmentProvenance: "GET /shipments/{id}/provenance",
	getShipmentEtaHistory: "GET /shipments/{id}/eta_history",
	listContainers: "GET /containers",
	getContainer: "GET /containers/{id}",
	updateContainer: "PATCH /containers/{id}",
	listContainerTransportEvents: "GET /containers/{id}/transport_events",
	listContainerRawEvents: "GET /containers/{id}/raw_events",
	getContainerProvenance: "GET /containers/{id}/provenance",
	getContainerEtaHistory: "GET /containers/{id}/eta_history",
	getContainerMap: "GET /containers/{id}/map_geojson",
	listTrackingRequests: "GET /tracking_requests",
	createTrackingRequest: "POST /tracking_requests",
	inferNumber: "POST /tracking_requests/infer_number",
	getTrackingRequest: "GET /tracking_requests/{id}",
	updateTrackingRequest: "PATCH /tracking_requests/{id}",
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
	getWebhookNotification: "GET /webhook_notifications/{id}",
	listWebhookNotificationAttempts: "GET /webhook_notifications/{id}/attempts",
	redeliverWebhookNotification: "POST /webhook_notifications/{id}/redeliver",
} as const satisfies { [Id in OperationId]: RequestLine<Id> };

/** What every call takes as its last argument. */
export interface CallOptions {
	/** Gives the call up, waits between retries included; it then rejects with the reason of the signal. */
	signal?: AbortSignal;
	/** Further request headers, such as `Prefer: handling=strict`. */
	headers?: Record<string, string>;
}

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;

/** The document that an operation answers with when it succeeds; `undefined` for 204. */
export type ReplyOf<Id extends OperationId> = {
	[Status in keyof operations[Id]["responses"] &
		(200 | 201 | 202 | 204)]: Content<operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"] & (200 | 201 | 202 | 204)];

/** The document that an operation takes. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
	requestBody: infer Body;
}
	? Content<Body>
	: never;

/** What the method of an operation takes for its body. */
type InputOf<Id extends OperationId> = Id extends keyof typeof bodies
	? Parameters<(typeof bodies)[Id]>[0]
	: BodyOf<Id>;

/** The query parameters that an operation knows. */
export type QueryOf<Id extends OperationId> = operations[Id] extends {
	parameters: { query?: infer Query };
}
	? Exclude<Query, undefined>
	: never;

type PathArguments<Line> = Line extends `${string}{${string}}${infer Rest}`
	? [id: string, ...PathArguments<Rest>]
	: [];

type InputArgument<Id extends OperationId> = [BodyOf<Id>] extends [never]
	? [QueryOf<Id>] extends [never]
		? [none?: undefined]
		: [query?: QueryOf<Id>]
	: [body: InputOf<Id>];

/** The arguments of an operation: the ids in its path, its body or else its query, options. */
export type ArgumentsOf<Id extends OperationId> = [
	...PathArguments<(typeof requestLines)[Id]>,
	...InputArgument<Id>,
	options?: CallOptions,
];
