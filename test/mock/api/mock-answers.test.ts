import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createLandfallClient } from "../../../client/index.ts";
import {
	type MockOperation,
	readContract,
} from "../../../mock/api/contract.ts";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import { exampleRecords } from "../../../mock/api/records/example-records.ts";
import type {
	MockDocument,
	MockRecord,
} from "../../../mock/api/records/mock-record.ts";
import { SCENARIOS } from "../../../mock/api/records/scenarios.ts";
import { responseCheck } from "../../../server/http/contract/response-check.ts";
import { recordKey } from "../../../server/json-api/linkage.ts";
import { isContainerNumber } from "../../../server/reference/iso-6346.ts";
import { portByCode } from "../../../server/reference/places/lookup.ts";
import { eventCatalogue } from "../../../server/resources/account-events/event-catalogue.ts";
import { exampleRequest } from "../../contract/example-request.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { eventually } from "../../support/time/eventually.ts";

const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});
const contract = readContract();
const check = responseCheck(contract.document);

const SHIPMENT = "019fb6d4-9993-7f2c-97dd-e989de35214e";
const CONTAINER = "019fb6d4-9ab3-7df2-9ed3-998d1e6745dd";

interface Answered extends Omit<MockDocument, "data"> {
	readonly status: number;
	readonly data: readonly MockRecord[];
	readonly text: string;
	readonly headers: Headers;
}

async function ask(
	path: string,
	prefer = "",
	init: RequestInit = {},
): Promise<Answered> {
	const url = path.startsWith("http") ? path : mock.url + path;
	const response = await fetch(url, {
		...init,
		headers: {
			authorization: "Token any",
			"content-type": "application/json",
			...(init.headers as Record<string, string> | undefined),
			// A stream sends the events that there are, and ends.
			prefer: prefer ? `${prefer}, wait=0` : "wait=0",
		},
	});
	const text = await response.text();
	const { status, headers } = response;
	const isJson = headers.get("content-type")?.endsWith("json") ?? false;
	const { data, ...about } = (isJson ? JSON.parse(text) : {}) as MockDocument;
	return { status, text, headers, ...about, data: [data ?? []].flat() };
}

function send(method: string, path: string, data: object, prefer = "") {
	return ask(path, prefer, { method, body: JSON.stringify({ data }) });
}

const namesOf = (records: readonly MockRecord[]) =>
	records.map(({ type, attributes = {} }) =>
		String(
			attributes.number ??
				attributes.bill_of_lading_number ??
				attributes.request_number ??
				attributes.event ??
				attributes.scac ??
				attributes.name ??
				type,
		),
	);

describe("the mock finds a record", () => {
	it.each([
		[`/shipments/${SHIPMENT.toUpperCase()}`, "MEDUSH482917"],
		["/containers/019f44a5-31e8-70b8-b635-792fd32607f6", "HLBU2914036"],
		["/vessels/9839272", "MSC ISABELLA"],
		["/ports/uslax", "Los Angeles"],
		["/shipping_lines/MEDU", "MSCU"],
	])("at %s", async (path, name) => {
		expect(namesOf((await ask(path)).data)).toEqual([name]);
	});

	it("by no other id: every operation on a record answers 404 as the server does", async () => {
		const id = crypto.randomUUID();
		const below = contract.operations.filter(({ path }) => path.includes("{"));
		expect(below.length).toBeGreaterThan(20);
		for (const operation of below) {
			const { target, body } = exampleRequest(contract.document, operation);
			const path = target.replace(/(?<=^\/\w+\/)[^/?]+/, id);
			const { data: _, ...named } = JSON.parse(body ?? "{}") as {
				data?: object;
			};
			const text = JSON.stringify({
				...named,
				...(_ && { data: { ..._, id: undefined } }),
			});
			const init = { method: operation.method, ...(body && { body: text }) };
			const answer = await ask(path, "", init);
			expect([answer.status, operation.id]).toEqual([404, operation.id]);
			expect(answer.text).toContain(
				"this account can see no record with this id",
			);
		}
	});
});

describe("the mock embeds", () => {
	it.each([
		["/shipments", []],
		[
			`/shipments/${SHIPMENT}?include=containers`,
			["MSDU7318267", "MEDU4815175"],
		],
		[
			`/shipments/${SHIPMENT}?include=port_of_lading,pod_terminal.port`,
			["Shanghai", "APM Terminals Pier 400", "Los Angeles"],
		],
		[
			"/tracking_requests?filter[status]=created",
			["MEDUSH482917", "HLCUSHA2607AVKX3"],
		],
		[
			"/tracking_requests?include=container&page[size]=5",
			["MEDUSH482917", "MSDU7318267", "MEDU4815175"],
		],
	])("%s", async (path, included) => {
		const answer = await ask(path);
		expect(namesOf(answer.included ?? [])).toEqual(included);
	});
});

describe("the mock selects and sorts", () => {
	it.each([
		[
			"/tracking_requests?filter[status]=failed",
			["TEMU8347291", "TCLU6137299"],
		],
		[
			"/tracking_requests?filter[scac]=maeu&filter[request_type]=container",
			["MRKU5407815", "TCLU6137299"],
		],
		["/tracking_requests?q=po-44710", []],
		["/tracking_requests?q=po4471023", ["MEDUSH482917"]],
		["/shipments?q=mscu", []],
		["/shipments?q=msdu 731826-7", ["MEDUSH482917"]],
		["/search?query=msdu 731826-7", ["MSDU7318267"]],
		["/search?query=82917", ["MEDUSH482917"]],
		["/search?query=ms", []],
		["/tracking_requests?request_number=48213957", ["48213957"]],
		[
			"/tracking_requests?filter[created_at][start]=2026-08-20&filter[created_at][end]=2026-08-25T08:55:20Z",
			["MRKU5407815", "SHAG26081154", "TCLU6137299"],
		],
		["/shipments?number=medu-sh482917", ["MEDUSH482917"]],
		[
			"/shipments?filter[tracking_stopped]=false",
			["MEDUSH482917", "HLCUSHA2607AVKX3"],
		],
		["/shipments?filter[tracking_stopped]=true", []],
		["/shipments?filter[customer_id]=nobody", []],
		["/containers?filter[number]=HLBU2914036", ["HLBU2914036"]],
		["/containers?filter[customer_name]=Acme", []],
		[
			"/webhook_notifications?filter[webhook]=019ebba6-551e-7890-8850-e87e71cb7a7d&filter[delivery_status]=failed",
			["tracking_request.failed"],
		],
		["/shipping_lines?search=HAPAG", ["HLCU"]],
		[`/containers/${CONTAINER}/transport_events`, 13],
		[
			"/containers/019fb6d4-9bf1-7d05-9e2d-96dc92478a41/transport_events",
			["container.transport.not_available"],
		],
		["/webhook_notifications/01a029a8-24c8-7210-b936-6c6d370bffcf/attempts", 2],
		["/webhook_notifications/01a01e1e-3d9f-74ea-9549-50986b541bd6/attempts", 0],
	])("%s", async (path, expected) => {
		const { data, status } = await ask(path);
		expect(status).toBe(200);
		if (typeof expected === "number") expect(data).toHaveLength(expected);
		else expect(namesOf(data)).toEqual(expected);
	});

	it.each([
		["/containers?filter[held]=true", ["MEDU4815175"]],
		["/containers?filter[available]=true", ["MSDU7318267"]],
		["/containers?filter[has_fees]=false", ["MSDU7318267", "HLBU2914036"]],
		[
			"/containers?filter[status]=available,not_available&sort=-pickup_lfd,created_at",
			["MSDU7318267", "MEDU4815175"],
		],
		["/containers?filter[tracking_stopped]=true", []],
		["/containers?filter[scac]=hlcu", ["HLBU2914036"]],
		[
			"/shipments?filter[port_of_lading]=cnsha&filter[vessel_imo]=9839272",
			["MEDUSH482917"],
		],
		[
			"/shipments?filter[pod_terminal]=caab4095-1821-5ed2-82ac-5546f2c4c0b9&sort=pod_eta_at",
			["HLCUSHA2607AVKX3", "MEDUSH482917"],
		],
		["/shipments?filter[pod_ata_at][start]=2026-08-20", ["MEDUSH482917"]],
		["/containers?filter[pod_eta_at][end]=2026-08-20", ["HLBU2914036"]],
	])("%s", async (path, expected) => {
		const { data, status } = await ask(path);
		expect([status, namesOf(data)]).toEqual([200, expected]);
	});

	it("pages that follow each other and hold every record once, by number and by cursor", async () => {
		const { data: all } = await ask("/tracking_requests");
		const found: MockRecord[] = [];
		let next: string | undefined = "/tracking_requests?page[size]=2";
		while (next !== undefined) {
			const page: Answered = await ask(next);
			found.push(...page.data);
			next = page.links?.next;
		}
		expect(found).toEqual(all);
		const { data } = await ask(
			"/tracking_requests?page[size]=2&page[number]=3",
		);
		expect(data).toEqual(all.slice(4, 6));
	});

	it("returns the positions of a vessel only on request", async () => {
		const positions = async (query: string) =>
			(await ask(`/vessels/9839272${query}`)).data[0]?.attributes?.positions;
		expect(await positions("")).toBeNull();
		expect(await positions("?show_positions=true")).not.toHaveLength(0);
	});
});

describe("the mock answers with the values of the request", () => {
	it("creating a record: the most similar example with the sent values, as far as the contract allows them in an answer", async () => {
		const attributes = {
			request_type: "booking",
			request_number: "26071133",
			scac: "HLCU",
			ref_numbers: ["A-1"],
			shipment_tags: null,
		};
		const { status, data, headers, links } = await send(
			"POST",
			"/tracking_requests",
			{ type: "tracking_request", attributes },
		);
		expect(status).toBe(201);
		expect(data[0]?.attributes).toMatchObject({
			...attributes,
			request_type: "booking_number",
			shipment_tags: [],
			status: "pending",
		});
		expect(headers.get("location")).toBe(
			`/v2/tracking_requests/${data[0]?.id}`,
		);
		expect((await ask(links?.self ?? "")).status).toBe(200);
		const ofOtherLine = await send("POST", "/tracking_requests", {
			type: "tracking_request",
			attributes: { ...attributes, scac: "MSCU" },
		});
		expect(ofOtherLine.data[0]?.attributes?.request_type).toBe(
			"booking_number",
		);
	});

	it("in the form in which the server writes them", async () => {
		const { data: fields } = await send("POST", "/custom_field_definitions", {
			type: "custom_field_definition",
			attributes: {
				entity_type: "Cargo",
				api_slug: "seal",
				display_name: " Seal ",
				data_type: "short_text",
			},
		});
		expect(fields[0]?.attributes).toMatchObject({
			entity_type: "Container",
			display_name: "Seal",
		});
		const { data: parties } = await send("POST", "/parties", {
			attributes: { company_name: "  Acme  " },
		});
		expect(parties[0]?.attributes?.company_name).toBe("Acme");
		const { data: webhooks } = await send("POST", "/webhooks", {
			type: "webhook",
			attributes: {
				url: "https://example.com/hooks",
				active: true,
				events: ["*"],
			},
		});
		expect(webhooks[0]?.attributes?.events).toEqual([
			...eventCatalogue(contract.document).keys(),
		]);
	});

	it("creating a record: with nothing of an example that the request leaves out", async () => {
		const attributes = {
			entity_type: "Shipment",
			api_slug: "weight_limit",
			display_name: "Weight limit",
			data_type: "number",
		};
		const { data } = await send("POST", "/custom_field_definitions", {
			type: "custom_field_definition",
			attributes,
		});
		expect(data[0]?.attributes).toMatchObject({
			...attributes,
			description: null,
			validation: null,
		});
	});

	it("changing a record: the record of the path with the sent values", async () => {
		const id = "019f44a5-2f7b-7d74-933a-ae5e56b56155";
		const { data } = await send("PATCH", `/shipments/${id}`, {
			type: "shipment",
			attributes: { tags: ["spring"] },
		});
		expect(data).toMatchObject([
			{
				id,
				attributes: {
					tags: ["spring"],
					ref_numbers: ["PO-4470980", "SO-88213"],
					bill_of_lading_number: "HLCUSHA2607AVKX3",
				},
			},
		]);
	});

	it("changing by an action: the record of the path, changed as the example shows", async () => {
		const id = "019f44a5-2f7b-7d74-933a-ae5e56b56155";
		const { data } = await ask(`/shipments/${id}/stop_tracking`, "", {
			method: "PATCH",
		});
		expect(data).toMatchObject([
			{
				id,
				attributes: {
					line_tracking_stopped_at: expect.stringMatching(/Z$/),
					bill_of_lading_number: "HLCUSHA2607AVKX3",
				},
			},
		]);
	});

	it("another id in the body: 422, as the server does", async () => {
		const { status, text } = await send("PATCH", `/shipments/${SHIPMENT}`, {
			id: crypto.randomUUID(),
			type: "shipment",
			attributes: {},
		});
		expect(status).toBe(422);
		expect(text).toContain("/data/id is another than the one in the path");
	});
});

/** Reads that answer with samples, whose records belong to no situation. */
const SAMPLES = new Set([
	"getWebhookNotificationBody",
	"getWebhookNotificationExample",
]);

const reads = contract.operations.filter(
	({ method, id }) => method === "GET" && !SAMPLES.has(id),
);
const records = exampleRecords(contract);

/** The paths of a read: one for each record of the situation. */
async function pathsOf(operation: MockOperation, prefer: string) {
	const { target } = exampleRequest(contract.document, operation);
	if (operation.pathType === undefined) return [target];
	// Ids of records below a record are those of the example.
	if (/\{\w+_\w+\}/.test(operation.path))
		return (await ask(target, prefer)).status === 200 ? [target] : [];
	const types = [...records.values()].filter(
		({ type }) => type === operation.pathType,
	);
	const [, collection] = target.split("/");
	const found = await Promise.all(
		types.map(async ({ id }) => {
			const { status } = await ask(`/${collection}/${id}`, prefer);
			return status === 200 ? [target.replace(/(?<=^\/\w+\/)[^/?]+/, id)] : [];
		}),
	);
	return found.flat();
}

describe("a situation is consistent", () => {
	const situations = Object.entries(SCENARIOS).filter(
		([, { status }]) => status === undefined,
	);

	it.each([
		["", ""],
		...situations.map(([name]) => [name, `example=${name}, `]),
	])(
		"%s: searches find and streams send only records that can be read",
		async (_name, prefer) => {
			const { data: found } = await ask("/search?query=PO-4471023", prefer);
			const { data: shipments } = await ask("/shipments", prefer);
			const ids = found
				.filter(({ attributes }) => attributes?.entity_type === "shipment")
				.map(({ id }) => id);
			expect(shipments.map(({ id }) => id)).toEqual(
				expect.arrayContaining(ids),
			);
			const { data: events } = await ask("/events", prefer);
			const reply = await fetch(`${mock.url}/events/stream`, {
				headers: { authorization: "Token a", prefer: `${prefer}wait=0` },
			});
			const sent = [...(await reply.text()).matchAll(/^data: (.*)$/gm)].map(
				([, text = ""]) => JSON.parse(text).id,
			);
			expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(sent));
			if (prefer === "") expect([ids.length, sent.length]).toEqual([1, 1]);
			if (prefer.includes("empty")) expect([...found, ...sent]).toEqual([]);
		},
	);

	it.each([["", ""], ...situations.map(([name]) => [name, `example=${name}`])])(
		"%s: every read follows the contract, and each link of a list leads to the same record",
		async (_name, prefer) => {
			const states = new Map<string, string>();
			const seen = (record: MockRecord, where: string) => {
				const key = recordKey(record);
				const state = JSON.stringify(record);
				const before = states.get(key) ?? state;
				expect(state, `${where} ${key}`).toBe(before);
				states.set(key, before);
			};
			const linked = new Set<string>();
			for (const operation of reads) {
				for (const path of await pathsOf(operation, prefer)) {
					const { status, text, data, included = [] } = await ask(path, prefer);
					const mediaType = operation.mediaTypes.get(status) ?? undefined;
					const problem = check.problemsOf(operation, {
						status,
						mediaType,
						body: text,
					});
					expect([path, problem]).toEqual([path, undefined]);
					expect(status, path).toBe(200);
					// The path of a vessel adds positions to its record.
					if (path.includes("future_positions")) continue;
					for (const record of [...data, ...included]) {
						if (record.id === undefined) continue;
						seen(record, path);
						for (const { data: links } of Object.values(
							record.relationships ?? {},
						))
							if (Array.isArray(links))
								for (const link of links) linked.add(recordKey(link));
					}
				}
			}
			expect([...linked].filter((key) => !records.has(key))).toEqual([]);
		},
	);

	it.each([
		["at_sea", ["created"], ["on_ship"]],
		["held", ["created"], ["not_available"]],
		["delivered", ["tracking_stopped"], ["empty_returned"]],
		["failed", ["failed"], []],
		["empty", [], []],
	])("%s", async (name, requests, containers) => {
		const prefer = `example=${name}`;
		const found = await ask("/tracking_requests", prefer);
		expect(found.data.map(({ attributes }) => attributes?.status)).toEqual(
			requests,
		);
		const boxes = await ask("/containers?include=shipment", prefer);
		expect(
			boxes.data.map(({ attributes }) => attributes?.current_status),
		).toEqual(containers);
		const shipments = await ask("/shipments", prefer);
		expect(boxes.included ?? []).toEqual(shipments.data);
	});

	it("rate_limited and not_entitled are errors of every operation that has them", async () => {
		for (const operation of contract.operations) {
			const { target, body, mediaType } = exampleRequest(
				contract.document,
				operation,
			);
			const headers = { "content-type": mediaType };
			const init = {
				method: operation.method,
				...(body && { body, headers }),
			};
			const limited = await ask(target, "example=rate_limited", init);
			expect([limited.status, operation.id]).toEqual([429, operation.id]);
			expect(limited.headers.get("retry-after")).toMatch(/^\d+$/);
			const { status } = await ask(target, "example=not_entitled", init);
			expect(status === 403).toBe(operation.mediaTypes.has(403));
		}
	});

	it("a record that is created in a situation can be read in it", async () => {
		const prefer = "example=failed";
		const { data } = await send(
			"POST",
			"/tracking_requests",
			{
				type: "tracking_request",
				attributes: {
					request_type: "container",
					request_number: "TCLU6137299",
					scac: "MAEU",
				},
			},
			prefer,
		);
		const found = await ask(`/tracking_requests/${data[0]?.id}`, prefer);
		expect(found.data[0]?.attributes?.status).toBe("failed");
	});
});

describe("the mock varies the values of its examples", () => {
	const path = `/containers/${CONTAINER}?include=shipment.port_of_lading,transport_events`;
	const timesIn = (text: string) =>
		text.match(/\d{4}-\d{2}-\d{2}T[\d:]+Z/g) ?? [];

	it("valid containers, a real port, and times up to the present in the same order as before", async () => {
		const usual = await ask(path);
		const other = await ask(path, "dynamic=true, seed=blue");
		const operation = contract.operations.find(
			({ id }) => id === "getContainer",
		);
		if (!operation) throw new Error("there is no such operation");
		const mediaType = operation.mediaTypes.get(200) ?? undefined;
		const answer = { status: 200, mediaType, body: other.text };
		expect(check.problemsOf(operation, answer)).toBeUndefined();
		const [{ attributes = {} } = {}] = other.data;
		expect(isContainerNumber(String(attributes.number))).toBe(true);
		expect(attributes.number).not.toBe(usual.data[0]?.attributes?.number);
		const port = other.included?.find(({ type }) => type === "port");
		const facts = portByCode(String(port?.attributes?.code));
		expect(port?.attributes).toMatchObject({
			name: facts?.name,
			latitude: facts?.latitude,
			time_zone: facts?.timeZone,
		});
		expect(port?.attributes?.code).not.toBe("CNSHA");
		const shipment = other.included?.find(({ type }) => type === "shipment");
		expect(shipment?.attributes?.port_of_lading_locode).toBe(facts?.code);
		const [before, after] = [timesIn(usual.text), timesIn(other.text)];
		const shifts = after.map(
			(at, index) => Date.parse(at) - Date.parse(before[index] ?? ""),
		);
		expect(new Set(shifts).size).toBe(1);
		expect(after.length).toBeGreaterThan(20);
		const last = Math.max(...after.map((at) => Date.parse(at)));
		expect(Math.abs(Date.now() - last)).toBeLessThan(60 * 86_400_000);
	});

	it("the same values for the same seed, and other values without one", async () => {
		const blue = await ask(path, "dynamic=true, seed=blue");
		expect((await ask(path, "dynamic=true, seed=blue")).text).toBe(blue.text);
		expect((await ask(path, "dynamic=true")).text).not.toBe(blue.text);
	});
});

describe("the mock misbehaves on request", () => {
	it("with an answer that comes late", async () => {
		const before = performance.now();
		expect((await ask("/shipments", "delay=200")).status).toBe(200);
		expect(performance.now() - before).toBeGreaterThan(190);
	});

	it.each(["cut=before", "cut=within"])(
		"with a connection that it closes at %s",
		async (prefer) => {
			await expect(ask("/shipments", prefer)).rejects.toThrow();
			expect((await ask("/shipments")).status).toBe(200);
		},
	);

	it("with a stream that it closes after an event, so that the client opens it again", async () => {
		let opened = 0;
		const client = createLandfallClient({
			baseUrl: mock.url,
			apiKey: "mock",
			fetch: (request) => {
				opened++;
				return fetch(request);
			},
		});
		const leaving = new AbortController();
		const stream = client.streamEvents(
			{},
			{ headers: { prefer: "cut=within" }, signal: leaving.signal },
		);
		const seen: string[] = [];
		const reading = (async () => {
			for await (const { id } of stream) seen.push(id);
		})();
		await eventually("it is open again", () => opened === 2);
		leaving.abort(new Error("left"));
		await expect(reading).rejects.toThrow("left");
		expect(seen).toHaveLength(1);
	});

	it("not for a situation that only JavaScript knows", async () => {
		expect((await ask("/shipments", "example=constructor")).status).toBe(400);
	});

	it.each(["delay=soon", "delay=60001", "cut=off"])(
		"not at an invalid %s: 400",
		async (prefer) => {
			const { status, text } = await ask("/shipments", prefer);
			expect(status).toBe(400);
			expect(text).toContain("cut=before or cut=within");
		},
	);
});
