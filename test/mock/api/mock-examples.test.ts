import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { readContract } from "../../../mock/api/contract.ts";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import {
	type ContractExample,
	operationExamples,
} from "../../contract/contract-examples.ts";
import { exampleRequest } from "../../contract/example-request.ts";
import { openForFile } from "../../support/open-for-file.ts";

const { operations, document } = readContract();
const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});

const requests = operationExamples.filter(({ place }) => place === "request");
const answers = operationExamples.filter(
	({ place }) => place !== "request" && place !== "default",
);

/** Queries of the operations that require one. */
const QUERIES: Readonly<Record<string, string>> = {
	listSearchResults: "?query=482917",
	getWebhookNotificationExample: "?event=container.transport.vessel_arrived",
	getVesselFuturePositions: "?port_id=USLAX&previous_port_id=CNSHA",
	getVesselFuturePositionsWithCoordinates:
		"?port_id=USLAX&previous_port_id=CNSHA&latitude=40.2&longitude=-178.1",
};

/** A request that the contract accepts, with a preference for one answer. */
function ask(operationId: string, wish: string): Promise<Response> {
	const all = operationExamples.filter(
		(example) => example.operationId === operationId,
	);
	const { path = "", method = "" } = all[0] ?? {};
	const body = requests.find((example) => example.operationId === operationId);
	const target = path.replace("{id}", "x");
	return fetch(mock.url + target + (QUERIES[operationId] ?? ""), {
		method: method.toUpperCase(),
		headers: {
			authorization: "Token any",
			// A stream ends after its example.
			prefer: `${wish}, wait=0`,
			...(body && { "content-type": body.mediaType }),
		},
		...(body && { body: JSON.stringify(body.value) }),
	});
}

const serverUrl = "http://127.0.0.1:3000/v2";

/** One example of each status of each operation, and each distinct answer once, because many operations share most of them. */
const asked = (() => {
	const seen = new Set<string>();
	return answers.filter(({ operationId, place, name, value }) => {
		const before = seen.size;
		seen.add(`${operationId} ${place}`);
		seen.add(JSON.stringify([place, name, value]));
		return seen.size > before;
	});
})();

async function expectAnswer(example: ContractExample): Promise<void> {
	const { operationId, place, name, mediaType, value, isValid } = example;
	const response = await ask(operationId, `code=${place}, example=${name}`);
	const isText = typeof value === "string";
	const body: unknown = await (isText ? response.text() : response.json());
	const title = `${place} ${name}`;
	expect(response.status, title).toBe(Number(place));
	expect(response.headers.get("content-type"), title).toBe(mediaType);
	const here = JSON.stringify(value).replaceAll(serverUrl, mock.url);
	expect(body, title).toEqual(JSON.parse(here));
	expect(isValid(body), title + JSON.stringify(isValid.errors)).toBe(true);
}

describe("the mock", () => {
	it.each([...Map.groupBy(asked, ({ operationId }) => operationId)])(
		"answers %s with every status and its examples",
		async (_operationId, examples) => {
			await Promise.all(examples.map(expectAnswer));
		},
	);

	it("knows every example of every answer by its name", () => {
		const keyOf = (...words: string[]) => words.join(" ");
		const known = operations.flatMap(({ id, answers }) =>
			answers.flatMap(({ status, examples }) =>
				[...examples.keys()].map((name) => keyOf(id, String(status), name)),
			),
		);
		const declared = answers.map(({ operationId, place, name }) =>
			keyOf(operationId, place, name),
		);
		expect(known.sort()).toEqual([...new Set(declared)].sort());
	});

	it("answers every read with 304 and no body", async () => {
		const reads = answers.filter(
			({ method, operationId }) =>
				method === "get" && !operationId.startsWith("stream"),
		);
		for (const id of new Set(reads.map(({ operationId }) => operationId))) {
			const response = await ask(id, "code=304");
			expect(response.status, id).toBe(304);
			expect(response.headers.get("etag"), id).toMatch(/^".+"$/);
			expect(await response.text(), id).toBe("");
		}
	});

	it("answers deleteWebhook 204 without a body", async () => {
		const response = await ask("deleteWebhook", "code=204");
		expect(response.status).toBe(204);
		expect(await response.text()).toBe("");
	});

	it("accepts every example of a request, in each media type", async () => {
		const targets = new Map(
			operations.map((operation) => [
				operation.id,
				exampleRequest(document, operation).target,
			]),
		);
		for (const { operationId, method, mediaType, value, name } of requests) {
			const path = targets.get(operationId);
			const response = await fetch(mock.url + path, {
				method: method.toUpperCase(),
				headers: { authorization: "Token any", "content-type": mediaType },
				body: JSON.stringify(value),
			});
			expect(response.ok, `${path} ${mediaType} ${name}`).toBe(true);
			await response.body?.cancel();
		}
	});
});
