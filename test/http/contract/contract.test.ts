import { describe, expect, it } from "vitest";
import {
	type ContractDocument,
	contractOperations,
	resolveReference,
} from "../../../server/http/contract/contract.ts";

const ID = { name: "id", in: "path", required: true };
const TEXT = { type: "string", description: "prose", examples: ["a"] };

const reply = (mediaType: string) => ({ content: { [mediaType]: {} } });

/** A contract of these paths, with a few components. */
function contractOf(paths: object): ContractDocument {
	return {
		paths,
		components: {
			parameters: {
				page: {
					...{ name: "page[size]", in: "query" },
					schema: { type: "integer" },
				},
			},
			responses: { Missing: reply("application/problem+json") },
			requestBodies: {
				Body: {
					required: true,
					"x-max-bytes": 512_000,
					content: { "a/json": {}, "b/json": {} },
				},
			},
		},
	} as unknown as ContractDocument;
}

const operationsOf = (paths: object) =>
	contractOperations(contractOf(paths)).map((operation) => ({
		...operation,
		queryNames: [...operation.queryNames],
		queryIntegers: [...operation.queryIntegers],
		queryNumbers: [...operation.queryNumbers],
	}));

describe("the operations of a contract", () => {
	it("are found with all parts that requests need, wherever these stand", () => {
		const post = {
			operationId: "change",
			parameters: [
				{ $ref: "#/components/parameters/page" },
				{ name: "q", in: "query" },
				{ name: "latitude", in: "query", schema: { type: "number" } },
				{ name: "Key", in: "header", schema: { ...TEXT, maxLength: 3 } },
			],
			requestBody: { $ref: "#/components/requestBodies/Body" },
			responses: {
				200: reply("application/json"),
				204: {},
				404: { $ref: "#/components/responses/Missing" },
				default: { $ref: "#/components/responses/Missing" },
			},
		};
		const parameters = [{ ...ID, schema: TEXT }];
		const summary = "a path";
		const at = "#/paths/~1a~1{id}~0/post";
		expect(operationsOf({ "/a/{id}~": { summary, parameters, post } })).toEqual(
			[
				{
					...{ id: "change", method: "POST", path: "/a/{id}~" },
					queryNames: ["page[size]", "q", "latitude"],
					queryIntegers: ["page[size]"],
					queryNumbers: ["latitude"],
					bodyPointers: new Map(
						["a", "b"].map((type) => [
							`${type}/json`,
							`#/components/requestBodies/Body/content/${type}~1json/schema`,
						]),
					),
					isBodyOptional: false,
					mostBodyBytes: 512_000,
					hasFreeParameters: true,
					headerPointers: new Map([["key", `${at}/parameters/3/schema`]]),
					mediaTypes: new Map<number, string | null>([
						[200, "application/json"],
						[204, null],
						[404, "application/problem+json"],
					]),
					schemaPointers: new Map([
						[200, `${at}/responses/200/content/application~1json/schema`],
						[
							404,
							"#/components/responses/Missing/content/application~1problem+json/schema",
						],
					]),
				},
			],
		);
	});

	it("need not have a body or parameters", () => {
		const list = { operationId: "list", responses: {} };
		const remove = { operationId: "remove", responses: {} };
		expect(operationsOf({ "/a": { get: list, delete: remove } })).toEqual(
			["list", "remove"].map((id) => ({
				...{ id, path: "/a", method: id === "list" ? "GET" : "DELETE" },
				...{ queryNames: [], queryIntegers: [], queryNumbers: [] },
				...{ bodyPointers: new Map(), isBodyOptional: true },
				...{ hasFreeParameters: true, mediaTypes: new Map() },
				...{ headerPointers: new Map(), mostBodyBytes: 102_400 },
				schemaPointers: new Map(),
			})),
		);
	});

	it.each<[boolean, object]>([
		[true, ID],
		[true, { ...ID, schema: TEXT }],
		[false, { ...ID, schema: { type: "integer" } }],
		[false, { ...ID, schema: { ...TEXT, format: "uuid" } }],
		[true, { name: "q", in: "query", schema: { type: "integer" } }],
		[false, { name: "q", in: "query", required: true }],
		[true, { name: "Prefer", in: "header", schema: { ...TEXT, enum: [] } }],
		[false, { name: "Prefer", in: "header", required: true }],
	])("accept any text for their parameters (%s): %j", (isFree, parameter) => {
		const get = {
			operationId: "a",
			responses: {},
			parameters: [ID, parameter],
		};
		const [operation] = operationsOf({ "/a": { get } });
		expect(operation?.hasFreeParameters).toBe(isFree);
	});
});

describe("a reference", () => {
	const document = {
		paths: { "/a~b": { at: { $ref: "#/end" } } },
		end: 7,
		round: { $ref: "#/round" },
	} as unknown as ContractDocument;

	it("is followed to its end", () => {
		const node = { $ref: "#/paths/~1a~0b/at" };
		expect(resolveReference(document, node, "here")).toEqual({
			...{ value: 7, pointer: "#/end" },
		});
		expect(resolveReference(document, { a: 1 }, "here")).toEqual({
			...{ value: { a: 1 }, pointer: "here" },
		});
	});

	it("in a circle is an error", () => {
		const node = { $ref: "#/round" };
		expect(() => resolveReference(document, node, "here")).toThrow("here");
	});
});
