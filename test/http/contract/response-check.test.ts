import { describe, expect, it, vi } from "vitest";
import {
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";
import {
	type Answer,
	responseCheck,
} from "../../../server/http/contract/response-check.ts";

const { document } = loadContract();
const check = responseCheck(document);
const operations = contractOperations(document);

const JSON_API = "application/vnd.api+json";
const LIST = {
	data: [],
	links: { self: "http://h/v2/webhooks", current: "http://h/v2/webhooks" },
	meta: { size: 0, total: 0, pagination: { current: 1, records: 0 } },
};
const ERRORS = {
	errors: [{ title: "Not Found", status: "404" }],
	meta: { request_id: "r1" },
};

function problemOf(
	operationId: string,
	answer: Omit<Answer, "body"> & { body?: object },
): string | undefined {
	const operation = operations.find(({ id }) => id === operationId);
	if (!operation) throw new Error(`no operation ${operationId}`);
	const { body } = answer;
	return check.problemsOf(operation, {
		...answer,
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

describe("an answer that follows the contract", () => {
	it.each<[string, Parameters<typeof problemOf>[1]]>([
		["listWebhooks", { status: 200, mediaType: JSON_API, body: LIST }],
		["listWebhooks", { status: 304, mediaType: undefined }],
		["deleteWebhook", { status: 204, mediaType: undefined }],
		["getWebhook", { status: 404, mediaType: JSON_API, body: ERRORS }],
	])("has no problem: %s %j", (operationId, answer) => {
		expect(problemOf(operationId, answer)).toBeUndefined();
	});
});

describe("an answer that breaks the contract", () => {
	const ok = { status: 200, mediaType: JSON_API };
	it.each<[string, Parameters<typeof problemOf>[1], RegExp]>([
		[
			"listWebhooks",
			{ status: 404, mediaType: JSON_API, body: ERRORS },
			/does not declare status 404/,
		],
		[
			"listWebhooks",
			{ ...ok, mediaType: "application/json", body: LIST },
			/must be application\/vnd\.api\+json, not application\/json/,
		],
		[
			"listWebhooks",
			{ ...ok, body: { ...LIST, data: null } },
			/data must be array/,
		],
		[
			"listWebhooks",
			{ ...ok, body: { ...LIST, more: 1 } },
			/additional properties/,
		],
		["listWebhooks", { ...ok, body: { data: [] } }, /'links'.*'meta'/],
		[
			"listWebhooks",
			{ ...ok, body: { ...LIST, data: null, more: 1 } },
			/additional properties.*data must be array|data must be array.*additional properties/,
		],
		["listWebhooks", ok, /must be object/],
		[
			"deleteWebhook",
			{ status: 204, mediaType: undefined, body: {} },
			/must have no body/,
		],
		[
			"getWebhook",
			{ status: 404, mediaType: JSON_API, body: { errors: [] } },
			/fewer than 1/,
		],
	])("is reported with the reason: %s %j", (operationId, answer, problem) => {
		expect(problemOf(operationId, answer)).toMatch(problem);
	});
});

describe("the schema of a reply", () => {
	it("is compiled between other work once it is asked for, and then ready", async () => {
		const { isPrepared } = responseCheck({ ...document });
		const list = operations.find(({ id }) => id === "listShipments");
		if (!list) throw new Error("no operation listShipments");
		expect(isPrepared(list, 200)).toBe(false);
		await vi.waitFor(() => expect(isPrepared(list, 200)).toBe(true), 20_000);
	});

	it("is ready where there is none", () => {
		const operation = operations.find(({ id }) => id === "deleteWebhook");
		if (!operation) throw new Error("no operation deleteWebhook");
		expect(check.isPrepared(operation, 204)).toBe(true);
	});
});
