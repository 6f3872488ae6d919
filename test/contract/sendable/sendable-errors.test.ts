import { expect, it } from "vitest";
import type { ErrorDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { ApiError, titleOf } from "../../../server/http/replies/api-error.ts";
import { refuseLongPage } from "../../../server/json-api/reply-budget.ts";
import { addToCounter } from "../../../server/resources/accounts/account-counters.ts";
import { stopTracking } from "../../../server/resources/shipment-tracking/stop-tracking.ts";
import {
	insertTrackingRequest,
	setTrackingRequest,
} from "../../../server/resources/tracking-requests/tracking-request-queries.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { listMany } from "../../support/records/list-many.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { recordEvents } from "../../support/records/record-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { openStream } from "../../support/replies/read-stream.ts";
import { operationExamples } from "../contract-examples.ts";
import { FAULTS } from "../shared-faults.ts";
import { wrongCustomFields } from "../wrong-custom-fields.ts";
import type { Headers, Wrong } from "../wrong-request.ts";

const landfall = await openForFile(startWithExamples);
/** The simulated world has the line of the example shipment. */
const withLines = await openForFile(startTestLandfall, { isWorking: false });
const limited = await openForFile(startTestLandfall, {
	env: { REQUESTS_PER_MINUTE: "1", INFERENCES_PER_MINUTE: "1" },
	carriers: carrierRegistry([]),
	isWorking: false,
});

const STRICT: Headers = { prefer: "handling=strict" };

const submit = (wanted: object, headers: Headers = {}): Wrong => ({
	path: "/tracking_requests",
	method: "POST",
	body: trackingRequestBody(wanted as never),
	headers,
});

const submitBatch = (wanted: readonly object[]): Wrong => ({
	path: "/tracking_requests/batch",
	method: "POST",
	body: { data: wanted.map((one) => trackingRequestBody(one).data) },
});

const table = (csv: string): Wrong => ({
	path: "/tracking_request_imports",
	method: "POST",
	body: csv,
	headers: { "content-type": "text/csv" },
});

const withCustomer: Wrong = {
	path: "/tracking_requests",
	method: "POST",
	body: {
		data: {
			...trackingRequestBody({ scac: null, auto_detect_vocc_scac: true }).data,
			relationships: {
				customer: {
					data: { id: MISSING_ID, type: "party" },
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

/** Records of a line that are tracked, and of another that are not. There are more of each than a request may search. */
const NONE_OF_LINE = [
	{ count: 10_001, scac: "MSCU", is_stopped: 0 },
	{ count: 5_001, scac: "MAEU", is_stopped: 1 },
] as const;

const send = (
	path: string,
	body: unknown,
	tenant: Tenant = landfall,
	method = "POST",
): Wrong => ({ path, method, body, tenant });

/** A webhook with a fault in each member. */
const WRONG_WEBHOOK = { url: "", active: "yes", events: [] };
const PRIVATE_URL = "https://10.1.2.3/hooks";

const webhookBody = (attributes: object) => ({
	data: { type: "webhook", attributes },
});

const partyBody = (name: string) => ({
	data: { type: "party", attributes: { company_name: name } },
});

async function patchWebhook(attributes: object): Promise<Wrong> {
	const { id } = await registerWebhook(landfall);
	return send(`/webhooks/${id}`, webhookBody(attributes), landfall, "PATCH");
}

async function redeliver(attributes: object, active = true): Promise<Wrong> {
	const { id } = await registerWebhook(landfall, { active });
	return send(`/webhooks/${id}/redeliver`, {
		data: {
			type: "webhook_redelivery",
			attributes: { created_from: "2026-03-02", ...attributes },
		},
	});
}

/** A notification of a webhook, which is paused afterwards if asked for. */
async function notificationOf(name: string, active: boolean) {
	const tenant = await landfall.addTenant(name);
	const { id: webhookId } = await registerWebhook(tenant);
	await raiseEvents(landfall, tenant, "container.transport.vessel_arrived");
	await tenant.client.updateWebhook(webhookId, {
		data: { type: "webhook", attributes: { active } },
	});
	const list = await tenant.client.listWebhookNotifications();
	for await (const { id } of list) return { tenant, id };
	throw new Error("there is no notification");
}

const stopPath = `/shipments/${shipment.id}/stop_tracking`;
const refreshPath = `/containers/${container.id}/refresh`;
const resumePath = `/shipments/${shipment.id}/resume_tracking`;
const otherId = { data: { id: request.id } };

/** A tenant whose example shipment was tracked to its end. */
async function stopped(at: TestLandfall, name: string): Promise<Tenant> {
	const tenant = await at.addTenant(name);
	await recordExamples(at.db, tenant.account.id);
	const row = await at.db
		.selectFrom("shipments")
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.executeTakeFirstOrThrow();
	const now = () => new Date("2026-09-04T18:00:05Z");
	const clock = { ...at.services.clock, now };
	await stopTracking(at.db, { clock }, row, "all_containers_terminated");
	return tenant;
}

/** Records more changed requests than a list with two periods may search. */
async function recordManyRequests({ account }: Tenant): Promise<void> {
	const at = "2026-07-01T00:00:00Z";
	const rows = Array.from({ length: 5_001 }, (_, index) => ({
		account_id: account.id,
		id: newRecordId(),
		request_number: `N${index}`,
		number_key: `N${index}`,
		request_type: "container" as const,
		scac: "MAEU",
		line_scac: "MAEU",
		ref_numbers: toJsonText<string[]>([]),
		shipment_tags: toJsonText<string[]>([]),
		customer_id: null,
		initial_custom_fields: null,
		status: "failed" as const,
		failed_reason: null,
		duplicate_of: null,
		is_retrying: 0 as const,
		retry_count: null,
		shipment_id: null,
		answer_digest: null,
		created_at: at,
		updated_at: at,
	}));
	await landfall.db.transaction().execute(async (transaction) => {
		for (const row of rows) await insertTrackingRequest(transaction, row);
	});
}

/**
 * A request for each example of an error, by operation and name of the example. The test first creates the records that the request
 * needs. An example that several operations share is here once.
 */
const WRONG: Readonly<Record<string, Wrong | (() => Promise<Wrong>)>> = {
	"createTrackingRequest blank_scac": submit({ scac: "" }),
	"createTrackingRequest unknown_scac": submit({ scac: "QQQQ" }),
	"createTrackingRequest unsupported_line": submit({ scac: "MATS" }),
	"createTrackingRequestBatch blank_number_in_batch": {
		...submitBatch([{}, { request_number: "" }]),
		headers: STRICT,
	},
	"createTrackingRequestBatch batch_too_large": submitBatch([
		{ request_number: "9".repeat(512_000) },
	]),
	"createTrackingRequestImport import_too_large": table(
		`Container\n${"A1\n".repeat(2_000_000)}`,
	),
	"createTrackingRequestImport no_csv": {
		...table("Container\nA1\n"),
		headers: {},
	},
	"createTrackingRequestImport unclosed_quote": table(
		`Container,PO\n${"A1,B\n".repeat(15)}A2,"B\nA3,C\n`,
	),
	"createTrackingRequestImport no_numbers": table("Weight,PO\n1,2\n"),
	"createTrackingRequestImport limit_reached": async () => {
		const tenant = await landfall.addTenant("five imports");
		for (let count = 0; count < 5; count++)
			await tenant.client.createTrackingRequestImport("Container\nA1\n");
		return { ...table("Container\nA1\n"), tenant };
	},
	"createTrackingRequest blank_number": submit({ request_number: "" }),
	"createTrackingRequest unknown_party": withCustomer,
	"createTrackingRequest unknown_custom_field": submit({
		scac: null,
		auto_detect_vocc_scac: true,
		initial_custom_fields: {
			shipment: [{ api_slug: "incoterm", value: "FOB" }],
		},
	}),
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
	"getWebhookNotificationExample unknown_event": {
		path: "/webhook_notifications/examples?event=container.sunk",
	},
	"listSearchResults missing_query": { path: "/search" },
	"listTrackingRequests two_periods": async () => {
		const tenant = await landfall.addTenant("many");
		await recordManyRequests(tenant);
		return {
			tenant,
			path: "/tracking_requests?filter[updated_at][start]=2026-01-01&filter[created_at][start]=2026-01-01",
		};
	},
	"listShipments too_broad": async () => {
		const tenant = await landfall.addTenant("shipper");
		await listMany(
			landfall,
			tenant.account.id,
			"listed_shipments",
			NONE_OF_LINE,
		);
		return {
			tenant,
			path: "/shipments?filter[scac]=MSCU&filter[tracking_stopped]=true",
		};
	},
	"listContainers too_broad": async () => {
		const tenant = await landfall.addTenant("forwarder");
		await listMany(
			landfall,
			tenant.account.id,
			"listed_containers",
			NONE_OF_LINE,
		);
		return {
			tenant,
			path: "/containers?filter[scac]=MSCU&filter[tracking_stopped]=true",
		};
	},
	"listEvents too_broad": async () => {
		const tenant = await landfall.addTenant("warehouse");
		await recordEvents(landfall.db, tenant.account.id, 10_001);
		return {
			tenant,
			path: "/events?filter[event]=container.transport.full_out",
		};
	},
	"createTrackingRequest duplicate": async () => {
		const tenant = await withLines.addTenant("duplicate");
		const { id: accountId } = tenant.account;
		await recordExamples(withLines.db, accountId);
		const { id } = request;
		// The shipment has another id in the contract.
		const shipment_id = MISSING_ID;
		await setTrackingRequest(withLines.db, accountId, id, { shipment_id });
		const body = trackingRequestBody({ request_number: "MEDUSH482917" });
		return send("/tracking_requests", body, tenant);
	},
	"createTrackingRequest several_errors": {
		...submit({ request_type: "house_bill", scac: "MSC", priority: 1 }),
		headers: STRICT,
	},
	"stopShipmentTracking stopped_already": async () => ({
		tenant: await stopped(landfall, "stopped"),
		path: stopPath,
		method: "PATCH",
	}),
	"stopShipmentTracking another_record": {
		...send(stopPath, otherId),
		method: "PATCH",
	},
	"resumeShipmentTracking unsupported_line": async () => ({
		tenant: await stopped(landfall, "unsupported"),
		path: resumePath,
		method: "PATCH",
	}),
	"resumeShipmentTracking duplicate": async () => {
		const tenant = await stopped(withLines, "resubmitted");
		const { bill_of_lading_number: number, shipping_line_scac: scac } =
			shipment.attributes;
		const { data } = await tenant.client.createTrackingRequest(
			trackingRequestBody({ request_number: number, scac }),
		);
		// The request has another id in the contract.
		const id = MISSING_ID;
		await setTrackingRequest(withLines.db, tenant.account.id, data.id, { id });
		return { tenant, path: resumePath, method: "PATCH" };
	},
	"getContainerMap entitlement_required": async () => {
		const tenant = await landfall.addTenant("unpaid");
		await recordExamples(landfall.db, tenant.account.id);
		return { tenant, path: `/containers/${container.id}/map_geojson` };
	},
	"refreshContainer refresh_not_enabled": async () => {
		const tenant = await landfall.addTenant("without refresh");
		await recordExamples(landfall.db, tenant.account.id);
		return { tenant, path: refreshPath, method: "PATCH" };
	},
	"refreshContainer not_tracked": async () => {
		const tenant = await landfall.addTenant("refreshing", ["refresh"]);
		await recordExamples(landfall.db, tenant.account.id);
		await tenant.client.stopShipmentTracking(shipment.id);
		return { tenant, path: refreshPath, method: "PATCH" };
	},
	...wrongCustomFields(landfall),
	"createParty blank_name": send("/parties", partyBody("")),
	"createParty duplicate": async () => {
		await landfall.send("POST", "/parties", partyBody("Acme Imports"));
		return send("/parties", partyBody("Acme Imports"));
	},
	"createParty limit_reached": async () => {
		const tenant = await landfall.addTenant("parties");
		await addToCounter(landfall.db, tenant.account.id, "parties", 10_000);
		return send("/parties", partyBody("Acme Imports"), tenant);
	},
	"createWebhook several_errors": send("/webhooks", webhookBody(WRONG_WEBHOOK)),
	"createWebhook bad_url": send(
		"/webhooks",
		webhookBody({ url: PRIVATE_URL, active: true }),
	),
	"createWebhook unknown_event": () =>
		patchWebhook({ events: ["container.sunk"] }),
	"createWebhook limit_reached": async () => {
		const tenant = await landfall.addTenant("webhooks");
		for (let count = 0; count < 100; count++) await registerWebhook(tenant);
		const wanted = { url: "http://127.0.0.1:9/hooks", active: true };
		return send("/webhooks", webhookBody(wanted), tenant);
	},
	"triggerWebhook bad_url": send("/webhooks/trigger", {
		url: PRIVATE_URL,
		event: "container.created",
	}),
	"triggerWebhook unknown_event": send("/webhooks/trigger", {
		url: "https://93.184.215.14/hooks",
		event: "container.sunk",
	}),
	"rotateWebhookSecret no_object": async () => {
		const { id } = await registerWebhook(landfall);
		return send(`/webhooks/${id}/rotate_secret`, []);
	},
	"redeliverWebhook ends_before_it_begins": () =>
		redeliver({ created_to: "2026-03-01" }),
	"redeliverWebhook inactive": () => redeliver({}, false),
	"redeliverWebhookNotification inactive": async () => {
		const { tenant, id } = await notificationOf("paused", false);
		const path = `/webhook_notifications/${id}/redeliver`;
		return { tenant, path, method: "POST" };
	},
	"redeliverWebhookNotification forgotten": async () => {
		const { tenant, id } = await notificationOf("late", true);
		const { id: accountId } = tenant.account;
		await landfall.db
			.deleteFrom("event_records")
			.where("account_id", "=", accountId)
			.execute();
		const path = `/webhook_notifications/${id}/redeliver`;
		return { tenant, path, method: "POST" };
	},
	"streamEvents unknown_container": {
		path: `/events/stream?filter[container_id]=${MISSING_ID}`,
	},
	"streamWebhookNotifications unknown_webhook": {
		path: `/webhook_notifications/stream?filter[webhook]=${MISSING_ID}`,
	},
	"streamWebhookNotifications unknown_place": {
		path: "/webhook_notifications/stream",
		headers: { "last-event-id": MISSING_ID },
	},
	"streamWebhookNotifications forgotten_place": async () => {
		const { tenant, id } = await notificationOf("streamed", true);
		const { id: accountId } = tenant.account;
		await raiseEvents(landfall, tenant, "container.created");
		await landfall.db
			.deleteFrom("event_records")
			.where("account_id", "=", accountId)
			.execute();
		const headers = { "last-event-id": id };
		return { tenant, path: "/webhook_notifications/stream", headers };
	},
	"streamWebhookNotifications too_many_streams": async () => {
		const tenant = await landfall.addTenant("streams");
		const path = "/webhook_notifications/stream";
		for (let count = 0; count < 16; count++) await openStream(tenant, path);
		return { tenant, path };
	},
	"listShipments too_many_requests": async () => {
		await limited.fetch("/shipments");
		return { tenant: limited, path: "/shipments" };
	},
	"inferNumber too_many_requests": async () => {
		const body = { number: "MSCU6639870" };
		await limited.client.inferNumber(body.number);
		return send("/tracking_requests/infer_number", body, limited);
	},
	"listShipments internal_server_error": async () => {
		const tenant = await limited.addTenant("broken");
		await limited.db.schema.dropTable("webhooks").execute();
		return { tenant, path: "/webhooks" };
	},
};

const LARGE_PAGE = { number: 1, size: 100 };

/** The examples that need too many records to reproduce by requests, by operation and name. */
const REFUSED: Readonly<Record<string, () => void>> = {
	"listContainers page_too_large": () =>
		refuseLongPage(LARGE_PAGE, [{ size: 8_000_001 }]),
};

/** The errors without the parts that always differ: their ids, and the seconds to wait. */
const stable = ({ errors }: Pick<ErrorDocument, "errors">) =>
	errors.map(({ id: _, detail, ...error }) => ({
		...error,
		...(detail != null && { detail: detail.replace(/\d+ s$/, "17 s") }),
	}));

function exampleNamed(name: string) {
	const example = operationExamples.find(
		(one) => `${one.operationId} ${one.name}` === name,
	);
	if (!example) throw new Error(`the contract has no example ${name}`);
	return example;
}

it.each(Object.entries(WRONG))(
	"the example is the server's own reply: %s",
	async (name, wrong) => {
		const request = typeof wrong === "function" ? await wrong() : wrong;
		const { tenant = landfall, path, method = "GET", body } = request;
		const reply = await tenant.fetch(path, {
			method,
			headers: {
				...(body !== undefined && { "content-type": "application/json" }),
				...request.headers,
			},
			...(body !== undefined && {
				body: typeof body === "string" ? body : JSON.stringify(body),
			}),
		});
		const example = exampleNamed(name);
		const said = (await reply.json()) as ErrorDocument;
		expect(stable(said)).toEqual(stable(example.value as ErrorDocument));
		expect(example.place).toBe(String(reply.status));
	},
);

it.each(Object.entries(REFUSED))(
	"the example equals the server's error for too many records: %s",
	(name, refused) => {
		let thrown: unknown;
		try {
			refused();
		} catch (error) {
			thrown = error;
		}
		if (!(thrown instanceof ApiError)) throw new Error("nothing was refused");
		const { status, problems } = thrown;
		const errors = problems.map((problem) => ({
			status: String(status),
			title: titleOf(status),
			...problem,
		}));
		const example = exampleNamed(name);
		expect(stable({ errors })).toEqual(stable(example.value as ErrorDocument));
		expect(example.place).toBe(String(status));
	},
);

it("every example of an error is tested, here or in shared-errors.test.ts", () => {
	const textOf = ({ value }: { readonly value: unknown }) =>
		JSON.stringify(stable(value as ErrorDocument));
	const compared = new Set(
		[...Object.keys(WRONG), ...Object.keys(REFUSED)].map((name) =>
			textOf(exampleNamed(name)),
		),
	);
	const left = operationExamples
		.filter(({ place }) => Number(place) >= 400)
		.filter(({ name }) => !(name in FAULTS) && name !== "too_much_included")
		.filter((example) => !compared.has(textOf(example)))
		.map(({ operationId, name }) => `${operationId} ${name}`);
	expect(left).toEqual([]);
});
