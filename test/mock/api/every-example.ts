import { describe, expect, it } from "vitest";
import {
	type ContractExample,
	operationExamples,
} from "../../contract/contract-examples.ts";
import { mock } from "./started-mock.ts";

const requests = operationExamples.filter(({ place }) => place === "request");
const answers = operationExamples.filter(({ place }) => place !== "request");

/** Queries of the operations that are not answered without one. */
const QUERIES: Readonly<Record<string, string>> = {
	getWebhookNotificationExample: "?event=container.transport.vessel_arrived",
	getVesselFuturePositions: "?port_id=USLAX&previous_port_id=CNSHA",
	getVesselFuturePositionsWithCoordinates:
		"?port_id=USLAX&previous_port_id=CNSHA&latitude=40.2&longitude=-178.1",
};

/** A request that the contract accepts, with a wish for one answer. */
function ask(operationId: string, wish: string): Promise<Response> {
	const all = operationExamples.filter(
		(example) => example.operationId === operationId,
	);
	const { path = "", method = "" } = all[0] ?? {};
	const body = requests.find((example) => example.operationId === operationId);
	const target = path.replace("{id}", crypto.randomUUID());
	return fetch(mock.url + target + (QUERIES[operationId] ?? ""), {
		method: method.toUpperCase(),
		headers: {
			authorization: "Token any",
			prefer: wish,
			...(body && { "content-type": body.mediaType }),
		},
		...(body && { body: JSON.stringify(body.value) }),
	});
}

const serverUrl = "http://127.0.0.1:3000/v2";

describe("the mock", () => {
	it.each(
		answers.map((example): [string, ContractExample] => [
			`${example.operationId} ${example.place} ${example.name}`,
			example,
		]),
	)("answers %s", async (_title, example) => {
		const { operationId, place, name, mediaType, value, isValid } = example;
		const response = await ask(operationId, `code=${place}, example=${name}`);
		const body: unknown = await response.json();
		expect(response.status).toBe(Number(place));
		expect(response.headers.get("content-type")).toBe(mediaType);
		const here = JSON.stringify(value).replaceAll(serverUrl, mock.url);
		expect(body).toEqual(JSON.parse(here));
		expect(isValid(body), JSON.stringify(isValid.errors)).toBe(true);
	});

	it.each([
		...new Set(
			answers
				.filter(({ method }) => method === "get")
				.map(({ operationId }) => operationId),
		),
	])("answers %s 304 without a body", async (operationId) => {
		const response = await ask(operationId, "code=304");
		expect(response.status).toBe(304);
		expect(response.headers.get("etag")).toMatch(/^".+"$/);
		expect(await response.text()).toBe("");
	});

	it("answers deleteWebhook 204 without a body", async () => {
		const response = await ask("deleteWebhook", "code=204");
		expect(response.status).toBe(204);
		expect(await response.text()).toBe("");
	});

	it("accepts every example of a request, in each media type", async () => {
		for (const { method, path, mediaType, value, name } of requests) {
			const response = await fetch(mock.url + path.replace("{id}", "x"), {
				method: method.toUpperCase(),
				headers: { authorization: "Token any", "content-type": mediaType },
				body: JSON.stringify(value),
			});
			expect(response.ok, `${path} ${mediaType} ${name}`).toBe(true);
			await response.body?.cancel();
		}
	});
});
