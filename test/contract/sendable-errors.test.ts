import { expect, it } from "vitest";
import type { ErrorDocument } from "../../generated/openapi.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	EXAMPLES,
	startWithExamples,
} from "../support/records/example-records.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { operationExamples } from "./contract-examples.ts";

const landfall = await openForFile(startWithExamples);

type Headers = Readonly<Record<string, string>>;

interface Wrong {
	readonly path: string;
	readonly method?: string;
	readonly body?: unknown;
	readonly headers?: Headers;
}

const STRICT: Headers = { prefer: "handling=strict" };

const submit = (wanted: object, headers: Headers = {}): Wrong => ({
	path: "/tracking_requests",
	method: "POST",
	body: trackingRequestBody(wanted as never),
	headers,
});

const withCustomer: Wrong = {
	path: "/tracking_requests",
	method: "POST",
	body: {
		data: {
			...trackingRequestBody({ scac: null, auto_detect_vocc_scac: true }).data,
			relationships: {
				customer: {
					data: { id: "019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4", type: "party" },
				},
			},
		},
	},
};

const patch = (path: string, attributes: object): Wrong => ({
	path,
	method: "PATCH",
	body: { data: { attributes } },
	headers: STRICT,
});

const { shipment, container, request } = EXAMPLES;

/** A request for each example of an error that one request alone can bring about, by operation and name of the example. */
const WRONG: Readonly<Record<string, Wrong>> = {
	"listContainers bad_page_size": { path: "/containers?page[size]=abc" },
	"listContainers unknown_include": { path: "/containers?include=vessels" },
	"listContainers foreign_cursor": { path: "/containers?page[after]=abc" },
	"listContainers undeclared_parameter": {
		path: "/containers?sort=number",
		headers: STRICT,
	},
	"listContainers unauthorized": {
		path: "/containers",
		headers: { authorization: "Token none" },
	},
	"listContainers not_acceptable": {
		path: "/containers",
		headers: { ...STRICT, accept: "text/html" },
	},
	"getContainer not_found": { path: "/containers/none" },
	"createTrackingRequest malformed_json": {
		path: "/tracking_requests",
		method: "POST",
		body: "{",
	},
	"createTrackingRequest content_too_large": {
		...submit({ request_number: "9".repeat(200_000) }),
	},
	"createTrackingRequest unsupported_media_type": submit(
		{},
		{ "content-type": "text/plain" },
	),
	"createTrackingRequest blank_scac": submit({ scac: "" }),
	"createTrackingRequest unknown_scac": submit({ scac: "QQQQ" }),
	"createTrackingRequest unsupported_line": submit({ scac: "MATS" }),
	"createTrackingRequest blank_number": submit({ request_number: "" }),
	"createTrackingRequest unknown_party": withCustomer,
	"inferNumber no_number": {
		path: "/tracking_requests/infer_number",
		method: "POST",
		body: { number: "?" },
	},
	"updateShipment several_errors": patch(`/shipments/${shipment.id}`, {
		ref_numbers: "PO-1",
		customer_name: "Ours",
	}),
	"updateContainer several_errors": patch(`/containers/${container.id}`, {
		ref_numbers: "PO-1",
		tags: [],
	}),
	"updateTrackingRequest several_errors": patch(
		`/tracking_requests/${request.id}`,
		{ ref_numbers: "PO-1", scac: "MAEU" },
	),
	"resumeShipmentTracking tracked_already": {
		path: `/shipments/${shipment.id}/resume_tracking`,
		method: "PATCH",
	},
	"getWebhookNotificationExample missing_event": {
		path: "/webhook_notifications/examples",
	},
};

const withoutIds = ({ errors }: ErrorDocument) =>
	errors.map(({ id: _, ...error }) => error);

it.each(Object.entries(WRONG))(
	"the example is what the server says: %s",
	async (name, { path, method = "GET", body, headers = {} }) => {
		const example = operationExamples.find(
			(one) => `${one.operationId} ${one.name}` === name,
		);
		const reply = await landfall.fetch(path, {
			method,
			headers: {
				...(body !== undefined && { "content-type": "application/json" }),
				...headers,
			},
			...(body !== undefined && {
				body: typeof body === "string" ? body : JSON.stringify(body),
			}),
		});
		const said = (await reply.json()) as ErrorDocument;
		expect(withoutIds(said)).toEqual(
			withoutIds(example?.value as ErrorDocument),
		);
		expect(example?.place).toBe(String(reply.status));
	},
);
