import { expect, it } from "vitest";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { requestContract } from "../../../server/http/contract/request-contract.ts";

it("the validator's part of the contract has every operation and every component it refers to", () => {
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

it("keeps of a contract what says something about requests, and nothing else", () => {
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
