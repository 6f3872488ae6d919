import { pino } from "pino";
import { expect, it } from "vitest";
import { createLandfallClient } from "../../../client/index.ts";
import type { ErrorDocument } from "../../../generated/openapi.ts";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { extentOf } from "../../support/vitest/extent.ts";
import { type ParityRequest, parityRequests } from "./parity-requests.ts";

const server = await openForFile(startTestLandfall, { isWorking: false });
await recordExamples(server.db, server.account.id);
const webhook = await registerWebhook(server);
await raiseEvents(server, server, "container.transport.vessel_arrived");
const [notification] = await Array.fromAsync(
	server.client.webhookNotifications.list(),
);
const { data: party } = await server.client.createParty({
	data: { type: "party", attributes: { company_name: "Another Company" } },
});
const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});

const { data: csvImport } = await server.client.trackingRequestImports.create(
	"MBL\nMAEU260710201\n",
);

const idAtServer = (id: string) => id.replace(MISSING_ID, EXAMPLES.shipment.id);

/** Gives the server the custom fields of the mock. Returns pairs of corresponding ids. */
async function recordCustomFields(): Promise<[string, string][]> {
	const { client } = server;
	const ofMock = createLandfallClient({ baseUrl: mock.url, apiKey: "any" });
	const pairs: [string, string][] = [];
	for await (const { id, attributes } of ofMock.customFieldDefinitions.list()) {
		const { entity_type, api_slug, display_name, data_type } = attributes;
		const wanted = { entity_type, api_slug, display_name, data_type };
		const definition = await client.customFieldDefinitions.create(wanted);
		pairs.push([id, definition.id]);
		if (data_type !== "enum") continue;
		for await (const option of ofMock.customFieldOptions.list(id)) {
			const made = await client.customFieldOptions.create(
				definition.id,
				option.attributes,
			);
			pairs.push([option.id, made.id]);
		}
	}
	for await (const {
		id,
		attributes,
		relationships,
	} of ofMock.customFields.list()) {
		const { entity } = relationships;
		const { data } = await client.createCustomField({
			data: {
				type: "custom_field",
				attributes: { api_slug: attributes.api_slug, value: attributes.value },
				relationships: {
					entity: { data: { ...entity.data, id: idAtServer(entity.data.id) } },
				},
			},
		});
		pairs.push([id, data.id]);
	}
	return pairs;
}

/** The ids of the contract's records, and the corresponding ids at the server. */
const IDS: readonly (readonly [string, string])[] = [
	[MISSING_ID, EXAMPLES.shipment.id],
	["019f1ce8-1839-7351-9e6f-428f8bd62698", webhook.id],
	["019ebba6-551e-7890-8850-e87e71cb7a7d", webhook.id],
	["01a029a8-24c8-7210-b936-6c6d370bffcf", notification?.id ?? ""],
	["019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4", party.id],
	["019fb6d4-8f58-7b0e-9c55-0c8c1f6a2d11", csvImport.id],
	...(await recordCustomFields()),
];

/** The part of an answer that must be equal. */
interface Answered {
	readonly status: number;
	readonly errors: readonly unknown[];
}

async function answerOf(
	{ url, key }: { readonly url: string; readonly key: string },
	{ target, method, headers, body }: ParityRequest,
): Promise<Answered> {
	const response = await fetch(url + target, {
		method,
		headers: {
			authorization: `Token ${key}`,
			...(target.includes("/stream") && { prefer: "wait=0" }),
			...headers,
			...(target.includes("/stream") &&
				headers?.prefer && { prefer: `wait=0, ${headers.prefer}` }),
		},
		...(body !== undefined && method !== "GET" && { body }),
	});
	const text = await response.text();
	if (response.ok) return { status: response.status, errors: [] };
	const { errors } = JSON.parse(text) as ErrorDocument;
	return {
		status: response.status,
		errors: errors.map(({ code, detail, source }) => ({
			code,
			detail,
			source,
		})),
	};
}

/** Refusals that only the server can make, each with its operations and the signs to recognize it by. */
const EXCEPTIONS: readonly {
	readonly why: string;
	readonly operations: RegExp;
	readonly says: RegExp;
}[] = [
	{
		why: "whether there is the same number, field or company depends on what was created before",
		operations: /^(create|update)/,
		says: /"code":"duplicate"/,
	},
	{
		why: "a record was changed before: it is deleted, a webhook is inactive, or tracking has stopped",
		operations: /^(delete|redeliver|(stop|resume)ShipmentTracking)/,
		says: /"code":"(not_found|inactive|tracked|not_tracked)"/,
	},
	{
		why: "the type of a custom field decides which values and rules it takes",
		operations: /CustomField/,
		says: /"not_allowed".*\/validation\//,
	},
	{
		why: "a period is compared with the present",
		operations: /^getVessel$/,
		says: /"parameter":"show_positions\[from_timestamp\]"/,
	},
	{
		why: "a parameter names one of ten thousand ports, of which the examples have two",
		operations: /^getVesselFuturePositions/,
		says: /"parameter":"(previous_)?port_id"/,
	},
];

const idsAtServer = (text: string) =>
	IDS.reduce((so, [from, to]) => so.replaceAll(from, to), text);

/** Both answers, and their request. */
async function bothAnswers(request: ParityRequest) {
	const own = JSON.parse(idsAtServer(JSON.stringify(request)));
	const [ofServer, ofMock] = await Promise.all([
		answerOf(server, own as ParityRequest),
		answerOf({ url: mock.url, key: "any" }, request),
	]);
	const title = `${request.operationId}: ${request.name}`;
	return { title, ofServer, ofMock };
}

const all = parityRequests().toSorted(
	(one, other) =>
		Number(one.method === "DELETE") - Number(other.method === "DELETE"),
);

/** Requests from all operations, spread evenly. */
function some(count: number): ParityRequest[] {
	const step = Math.max(1, all.length / count);
	return all.filter((_, index) => index % step < 1);
}

it(`server and mock answer good and bad requests with the same status, code, place and words, except for ${EXCEPTIONS.length} kinds`, async () => {
	const requests = some(extentOf(200));
	const met = new Set<string>();
	let excepted = 0;
	for (const request of requests) {
		const { title, ofServer, ofMock } = await bothAnswers(request);
		met.add(String(ofServer.status));
		const told = JSON.stringify(ofServer.errors);
		const exception = EXCEPTIONS.find(
			({ operations, says }) =>
				operations.test(request.operationId) && says.test(told),
		);
		if (exception && ofMock.status < 300) {
			excepted++;
			continue;
		}
		expect({ title, ...ofMock }).toEqual({ title, ...ofServer });
	}
	expect(requests.length).toBeGreaterThan(150);
	expect(excepted).toBeLessThanOrEqual(requests.length / 50);
	const statuses = ["200", "400", "404", "405", "406", "422"];
	expect([...met]).toEqual(expect.arrayContaining(statuses));
});

const webhookWith = (attributes: object) => ({
	data: {
		type: "webhook",
		attributes: { url: "https://93.184.215.14/", active: true, ...attributes },
	},
});
const fieldWith = (attributes: object) => ({
	data: {
		type: "custom_field_definition",
		attributes: {
			...{ entity_type: "Shipment", api_slug: "new", display_name: "New" },
			...{ data_type: "short_text", ...attributes },
		},
	},
});

it.each<[path: string, body: object]>([
	["/webhooks", webhookWith({ url: "https://" })],
	["/webhooks", webhookWith({ url: "https://user:word@93.184.215.14/" })],
	["/webhooks", webhookWith({ url: "https://93.184.215.14:99999/" })],
	["/webhooks", webhookWith({ headers: [{ name: "Host", value: "a" }] })],
	["/webhooks", webhookWith({ url: "https://", active: 1, events: [] })],
	["/webhooks/trigger", { url: "https://", event: "container.created" }],
	[
		"/tracking_requests",
		{
			data: {
				type: "tracking_request",
				attributes: {
					...{ request_type: "container", request_number: "MSCU6639870" },
					scac: "ABCD",
				},
			},
		},
	],
	["/custom_field_definitions", fieldWith({ validation: { pattern: "(" } })],
	["/custom_field_definitions", fieldWith({ validation: { minimum: 1 } })],
	["/custom_field_definitions", fieldWith({ default_value: 7 })],
	["/custom_field_definitions", fieldWith({ data_type: "reference" })],
])(
	"server and mock refuse by the same rule what a schema cannot express: %s %j",
	async (path, body) => {
		const answers = [server.url, mock.url].map(async (url) => {
			const reply = await fetch(url + path, {
				method: "POST",
				headers: {
					authorization: `Token ${server.key}`,
					"content-type": "application/json",
				},
				body: JSON.stringify(body),
			});
			const { errors = [] } = (await reply.json()) as Partial<ErrorDocument>;
			return [reply.status, errors.map(({ id: _, ...error }) => error)];
		});
		const [atServer, atMock] = await Promise.all(answers);
		expect(atServer?.[0]).toBe(422);
		expect(atMock).toEqual(atServer);
	},
);
