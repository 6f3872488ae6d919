import { describe, expect, it } from "vitest";
import {
	closedContract,
	openValues,
} from "../../../server/http/contract/closed-contract.ts";

const meanings = { "x-enum-descriptions": { 20: "short", 40: "long" } };

describe("the values of an open enumeration", () => {
	it.each<[object, unknown[] | undefined]>([
		[{ type: "string", ...meanings }, ["20", "40"]],
		[{ type: ["string", "null"], ...meanings }, ["20", "40", null]],
		[{ type: "integer", ...meanings }, [20, 40]],
		[{ type: ["integer", "null"], ...meanings }, [20, 40, null]],
		[{ type: "string", ...meanings, enum: ["20"] }, undefined],
		[{ type: "string" }, undefined],
	])("are those with a meaning: %j", (schema, want) => {
		expect(openValues(schema)).toEqual(want);
	});
});

describe("a closed contract", () => {
	it.each<[object, object]>([
		[
			{ type: "object", properties: { a: { type: "string" } } },
			{
				...{ type: "object", additionalProperties: false },
				properties: { a: { type: "string" } },
			},
		],
		[
			{ anyOf: [{ type: ["object", "null"], properties: {} }, null, 1] },
			{
				anyOf: [
					{
						type: ["object", "null"],
						properties: {},
						additionalProperties: false,
					},
					null,
					1,
				],
			},
		],
		[{ type: "object" }, { type: "object" }],
		[
			{ type: "array", properties: {} },
			{ type: "array", properties: {} },
		],
		[
			{ type: "string", ...meanings },
			{ type: "string", ...meanings, enum: ["20", "40"] },
		],
		[
			{ examples: [{ type: "object", properties: {} }] },
			{ examples: [{ type: "object", properties: {} }] },
		],
	])("has only the members and values that it names: %j", (part, want) => {
		const before = structuredClone(part);
		expect(closedContract(part)).toEqual(want);
		expect(part).toEqual(before);
	});
});
