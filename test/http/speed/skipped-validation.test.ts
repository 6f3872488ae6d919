import type { Request, Response } from "express";
import { expect, it, vi } from "vitest";
import { bodyCheck } from "../../../server/http/contract/body-check.ts";
import { skippedValidation } from "../../../server/http/speed/skipped-validation.ts";

const JSON_API = "application/vnd.api+json";
const CONTRACT = {
	components: {
		schemas: {
			Body: { type: "object", required: ["data"] },
			Tag: { type: "string", pattern: '^".*"$' },
		},
	},
};
const BODY = new Map([[JSON_API, "#/components/schemas/Body"]]);
const TAG = new Map([["if-match", "#/components/schemas/Tag"]]);
const NOTHING = new Map<string, string>();

const free = { bodyPointers: NOTHING, headerPointers: NOTHING };
const withBody = { bodyPointers: BODY, headerPointers: NOTHING };
const withTag = { bodyPointers: NOTHING, headerPointers: TAG };

/** Whether the validator has seen a request to this operation. */
function isValidated(
	operation: typeof free | undefined,
	request: object,
): boolean {
	const validate = vi.fn();
	const next = vi.fn();
	const handle = skippedValidation(
		validate,
		bodyCheck(CONTRACT),
		() => operation,
	);
	handle(
		{ headers: {}, originalUrl: "/v2/ports", ...request } as Request,
		{} as Response,
		next,
	);
	expect(validate.mock.calls.length + next.mock.calls.length).toBe(1);
	return validate.mock.calls.length === 1;
}

const typed = { headers: { "content-type": JSON_API } };

it.each([
	["without body and headers", free, {}],
	["with a header that accepts every text", free, { headers: { a: "b" } }],
	["with a valid body", withBody, { ...typed, body: { data: 1 } }],
	["without its optional header", withTag, {}],
	["with a valid header", withTag, { headers: { "if-match": '"a"' } }],
])("a request %s takes the short way", (_what, operation, request) => {
	expect(isValidated(operation, request)).toBe(false);
});

it.each([
	["that needs the whole check of its path", undefined, {}],
	["with a query", free, { originalUrl: "/v2/ports?a=b" }],
	["with an invalid body", withBody, { ...typed, body: {} }],
	["with a body of no type", withBody, { body: { data: 1 } }],
	[
		"with a body of another type",
		withBody,
		{ headers: { "content-type": "text/csv" }, body: { data: 1 } },
	],
	["with an invalid header", withTag, { headers: { "if-match": "a" } }],
])("a request %s goes to the validator", (_what, operation, request) => {
	expect(isValidated(operation, request)).toBe(true);
});
