import {
	type AccountRecords,
	type DocumentedRequest,
	read,
} from "../documented-request.ts";

const EVENT = "container.transport.vessel_arrived";

const webhook = (attributes: object) => () => ({
	data: { type: "webhook", attributes },
});

const receiverOf = ({ webhook: { attributes } }: AccountRecords) =>
	attributes.url;

const register = (by: string, rest: object): DocumentedRequest => ({
	by,
	method: "POST",
	path: () => "/webhooks",
	body: (records) =>
		webhook({ url: receiverOf(records), active: true, ...rest })(),
	gives: [201],
});

/** Requests about webhooks and notifications; the last one deletes the webhook. */
export const WEBHOOK_REQUESTS: readonly DocumentedRequest[] = [
	read("SDK", "/webhooks?page[number]=1&page[size]=25"),
	register("SDK", { events: ["tracking_request.succeeded"] }),
	register("documents", {}),
	register("documents", { events: ["*"] }),
	register("documents", {
		events: null,
		headers: [{ name: "x-warehouse", value: "oakland" }],
	}),
	read("SDK", ({ webhook: { id } }) => `/webhooks/${id}`),
	{
		by: "SDK",
		method: "PATCH",
		path: ({ webhook: { id } }) => `/webhooks/${id}`,
		body: ({ webhook: { id } }) => ({
			data: { type: "webhook", id, attributes: { active: false } },
		}),
		gives: [200],
	},
	read("documents", "/webhooks/events"),
	read("documents", "/webhooks/ips"),
	{
		by: "documents",
		method: "POST",
		path: () => "/webhooks/trigger",
		body: (records) => ({
			url: receiverOf(records),
			event: EVENT,
			secret: "whsec_raEq1aBMskjiWwDBjAoiW0JzLNFEbdczc+8GMCRGGSo=",
		}),
		gives: [200],
	},
	{
		by: "documents",
		method: "POST",
		path: () => "/webhooks/trigger",
		body: () => ({ event: EVENT }),
		gives: [422],
	},
	read(
		"SDK",
		"/webhook_notifications?include=webhook,reference_object&page[size]=25",
	),
	read(
		"SDK",
		({ notificationId }) =>
			`/webhook_notifications/${notificationId}?include=webhook,reference_object`,
	),
	read(
		"Go client",
		({ notificationId }) => `/webhook_notification/${notificationId}`,
	),
	read("SDK", `/webhook_notifications/examples?event=${EVENT}`),
	{ ...read("SDK", "/webhook_notifications/examples"), gives: [400] },
	{
		by: "SDK",
		method: "DELETE",
		path: ({ webhook: { id } }) => `/webhooks/${id}`,
		gives: [200, 204],
	},
];
