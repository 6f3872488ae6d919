import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";

const HEAD = `
import { toJsonText } from "../../server/database/json-text.ts";
import type { Operation, Operations } from "../../server/http/operation.ts";
import { operations } from "../../server/operations.ts";
import { getWebhook } from "../../server/resources/webhooks/get-webhook.ts";
import type { Webhook } from "../../generated/openapi.ts";
declare const data: Webhook;
const links = { self: "http://h/v2/webhooks/1" };
`;

/** The handler of GET /webhooks/{id} with this body, which can use \`reply\`, \`path\`, \`query\` and \`body\`. */
const getWebhookWith = (statements: string) => `
export const handler: Operation<"getWebhook"> = async ({ reply, path, query, body }) => {
	${statements}
};
`;

const GOOD: readonly (readonly [what: string, code: string])[] = [
	["the whole table", "export const table: Operations = operations;"],
	["the promised body", getWebhookWith("return reply(200, { data, links });")],
	[
		"its JSON text",
		getWebhookWith("return reply(200, toJsonText({ data, links }));"),
	],
	[
		"headers that are declared",
		getWebhookWith("return reply(200, { data, links }, { ETag: path.id });"),
	],
	[
		"no body where none is promised",
		'export const handler: Operation<"deleteWebhook"> = async ({ reply }) => reply(204);',
	],
];

const BAD: readonly (readonly [
	what: string,
	complaint: RegExp,
	code: string,
])[] = [
	[
		"a header that the contract does not declare",
		/'"x-a"' does not exist/,
		getWebhookWith('return reply(200, { data, links }, { "x-a": path.id });'),
	],
	[
		"a table without one of the operations",
		/^TS2741: .*'triggerWebhook' is missing/,
		"const { triggerWebhook: _, ...others } = operations;\nexport const table: Operations = others;",
	],
	[
		"an operation that the contract does not have",
		/^TS2353: .*'sinkShipment'/,
		"export const table: Operations = { ...operations, sinkShipment: getWebhook };",
	],
	[
		"the handler of another operation",
		/^TS2322: /,
		"export const table: Operations = { ...operations, getShipment: getWebhook };",
	],
	[
		"a status that the contract does not declare",
		/^TS2345: Argument of type '201' is not assignable to parameter of type '200'/,
		getWebhookWith("return reply(201, { data, links });"),
	],
	[
		"a failure that is returned and not thrown",
		/^TS2345: Argument of type '404'/,
		getWebhookWith("return reply(404, { errors: [] });"),
	],
	[
		"a body that lacks a member",
		/^TS2345: .*[Pp]roperty 'data' is missing/s,
		getWebhookWith("return reply(200, { links });"),
	],
	[
		"a body with a member of the wrong type",
		/^TS2322: Type 'string' is not assignable to type 'boolean'/,
		getWebhookWith(
			'return reply(200, { data: { ...data, attributes: { ...data.attributes, active: "yes" } }, links });',
		),
	],
	[
		"a body with a value outside its enum",
		/^TS2322: Type '"container\.sunk"'/,
		getWebhookWith(
			'return reply(200, { data: { ...data, attributes: { ...data.attributes, events: ["container.sunk"] } }, links });',
		),
	],
	[
		"a body with an additional member",
		/^TS2353: .*'colour' does not exist/,
		getWebhookWith('return reply(200, { data, links, colour: "red" });'),
	],
	[
		"the JSON text of something else",
		/^TS2345: .*JsonText/s,
		getWebhookWith("return reply(200, toJsonText({ data: 1 }));"),
	],
	[
		"a text that is not known to be JSON of the right shape",
		/^TS2345: Argument of type 'string'/,
		getWebhookWith("return reply(200, JSON.stringify({ data, links }));"),
	],
	[
		"no body where one is promised",
		/^TS2554: /,
		getWebhookWith("return reply(200);"),
	],
	[
		"a body where none is promised",
		/^TS2554: /,
		'export const handler: Operation<"deleteWebhook"> = async ({ reply }) => reply(204, {});',
	],
	[
		"an answer that was not made by reply",
		/^TS2322: /,
		getWebhookWith('return { status: 200, body: "{}", headers: {} };'),
	],
	[
		"no answer at all",
		/^TS2322: /,
		'export const handler: Operation<"deleteWebhook"> = async () => {};',
	],
	[
		"a path parameter that does not exist",
		/^TS2339: Property 'number' does not exist/,
		getWebhookWith("path.number;\nreturn reply(200, { data, links });"),
	],
	[
		"a query parameter that does not exist",
		/^TS2339: Property 'include' does not exist/,
		getWebhookWith("query.include;\nreturn reply(200, { data, links });"),
	],
	[
		"the body of a request that has none",
		/^TS(18048|2339|18046|2532): /,
		getWebhookWith("body.data;\nreturn reply(200, { data, links });"),
	],
	[
		"an optional body that is used as if it were required",
		/^TS18048: 'body' is possibly 'undefined'/,
		'export const handler: Operation<"stopShipmentTracking"> = async ({ body, reply }) => reply(200, body.data);',
	],
	[
		"the response of the HTTP server",
		/^TS2339: Property 'response' does not exist/,
		'export const handler: Operation<"deleteWebhook"> = async ({ response }) => response.end();',
	],
];

const snippets = [...GOOD, ...BAD].map((one) => `${HEAD}${one.at(-1)}`);
const complaints = compile(snippets);

const said = (index: number): string[] =>
	(complaints[index] ?? []).map(({ code, text }) => `TS${code}: ${text}`);

describe("the table of operations", () => {
	it.each(GOOD.map(([what], index) => [what, index] as const))(
		"compiles with %s",
		(_what, index) => {
			expect(said(index)).toEqual([]);
		},
	);

	it.each(
		BAD.map(
			([what, complaint], index) =>
				[what, complaint, GOOD.length + index] as const,
		),
	)("does not compile with %s", (_what, complaint, index) => {
		const [first = "it compiles"] = said(index);
		expect(first).toMatch(complaint);
	});
});
