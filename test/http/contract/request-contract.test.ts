import { expect, it } from "vitest";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { requestContract } from "../../../server/http/contract/request-contract.ts";

it("the validator's part of the contract has every operation and every component that it refers to", () => {
	const { document } = loadContract();
	const part = requestContract(document) as unknown as typeof document;
	expect(Object.keys(part.paths)).toEqual(Object.keys(document.paths));
	const text = JSON.stringify(part);
	for (const [, kind = "", name = ""] of text.matchAll(
		/"#\/components\/(\w+)\/(\w+)"/g,
	)) {
		expect(part.components[kind], `${kind}/${name}`).toHaveProperty(name);
	}
	expect(text).not.toContain("WebhookNotificationDocument");
	expect(text.length).toBeLessThan(JSON.stringify(document).length / 5);
});

it("keeps only the parts of a contract that constrain requests", () => {
	const schemas = {
		Asked: {
			...{ type: "object", description: "prose", "x-form": "words" },
			properties: {
				description: { type: "string", summary: "prose", const: "a" },
				examples: { type: ["string", "null"], examples: ["b"] },
				other: { $ref: "#/components/schemas/Other" },
			},
		},
		Other: { items: { $ref: "#/components/schemas/Asked" }, minItems: 1 },
		Replied: { type: "string" },
	};
	const securitySchemes = { key: { type: "http" } };
	const post = {
		operationId: "ask",
		summary: "prose",
		parameters: [{ $ref: "#/components/parameters/page" }],
		requestBody: {
			content: {
				"application/json": {
					schema: { $ref: "#/components/schemas/Asked" },
					example: {},
				},
			},
		},
		responses: {
			200: { $ref: "#/components/responses/Replied" },
		},
	};
	const page = { name: "page", in: "query", description: "prose" };
	const document = {
		openapi: "3.1.0",
		webhooks: { told: {} },
		paths: { "/asked": { post } },
		components: {
			...{ schemas, securitySchemes, parameters: { page } },
			responses: { Replied: schemas.Replied },
		},
	} as unknown as Parameters<typeof requestContract>[0];
	expect(requestContract(document)).toEqual({
		openapi: "3.1.0",
		paths: {
			"/asked": {
				post: {
					operationId: "ask",
					parameters: post.parameters,
					requestBody: {
						content: {
							"application/json": {
								schema: { $ref: "#/components/schemas/Asked" },
							},
						},
					},
					responses: { default: { description: "not looked at" } },
				},
			},
		},
		components: {
			securitySchemes,
			parameters: { page: { name: "page", in: "query" } },
			schemas: {
				Asked: {
					type: "object",
					properties: {
						description: { type: "string", enum: ["a"] },
						examples: { type: ["string", "null"] },
						other: { $ref: "#/components/schemas/Other" },
					},
				},
				Other: schemas.Other,
			},
		},
	});
});

it.each<[string, object, object]>([
	[
		"a component or null as the component with one type more",
		{ anyOf: [{ $ref: "#/components/schemas/Box" }, { type: "null" }] },
		{ type: ["object", "null"], properties: {} },
	],
	[
		"a component of several types or null likewise",
		{ anyOf: [{ $ref: "#/components/schemas/Text" }, { type: "null" }] },
		{ type: ["string", "number", "null"] },
	],
	[
		"a choice of components as it is",
		{
			anyOf: [
				{ $ref: "#/components/schemas/Box" },
				{ $ref: "#/components/schemas/Text" },
			],
		},
		{
			anyOf: [
				{ $ref: "#/components/schemas/Box" },
				{ $ref: "#/components/schemas/Text" },
			],
		},
	],
	[
		"a choice of more than a component and null as it is",
		{
			anyOf: [
				{ $ref: "#/components/schemas/Box" },
				{ type: "null" },
				{ type: "string" },
			],
		},
		{
			anyOf: [
				{ $ref: "#/components/schemas/Box" },
				{ type: "null" },
				{ type: "string" },
			],
		},
	],
	[
		"a choice without components as it is",
		{ anyOf: [{ type: "string" }, { type: "null" }] },
		{ anyOf: [{ type: "string" }, { type: "null" }] },
	],
	[
		"an instant or a date as a choice of two formats",
		{ type: "string", format: "date-time-or-date" },
		{ type: "string", anyOf: [{ format: "date" }, { format: "date-time" }] },
	],
	[
		"an open enumeration as a closed one",
		{ type: "integer", "x-enum-descriptions": { 20: "short" } },
		{ type: "integer", enum: [20] },
	],
	[
		"members with the names of schema keywords as members",
		{
			properties: {
				type: { type: "string" },
				summary: { const: 1 },
				responses: { example: 1 },
				const: { type: ["string", "null"] },
				"x-enum-descriptions": { minLength: 1 },
			},
		},
		{
			properties: {
				type: { type: "string" },
				summary: { enum: [1] },
				responses: {},
				const: { type: ["string", "null"] },
				"x-enum-descriptions": { minLength: 1 },
			},
		},
	],
])("writes for the validator %s", (_name, schema, want) => {
	const post = {
		operationId: "ask",
		requestBody: { content: { "application/json": { schema } } },
		responses: {},
	};
	const responses = { default: { description: "not looked at" } };
	const schemas = {
		Box: { type: "object", properties: {} },
		Text: { type: ["string", "number"] },
	};
	const document = { paths: { "/a": { post } }, components: { schemas } };
	const before = structuredClone(document);
	const { paths, components } = requestContract(
		document as unknown as Parameters<typeof requestContract>[0],
	);
	const content = { "application/json": { schema: want } };
	expect(paths).toEqual({
		"/a": { post: { ...post, requestBody: { content }, responses } },
	});
	const used = [...JSON.stringify(want).matchAll(/schemas\/(\w+)/g)];
	expect(Object.keys(components.schemas ?? {})).toEqual(
		used.map(([, name]) => name),
	);
	expect(document).toEqual(before);
});
