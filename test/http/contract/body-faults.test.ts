import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { problemDescriber } from "../../../server/http/contract/body-faults.ts";
import type { ContractDocument } from "../../../server/http/contract/contract.ts";

/** The schema of a record whose one attribute is a number. */
function recordOf(type: string) {
	return {
		type: "object",
		required: ["type"],
		additionalProperties: false,
		properties: {
			id: { type: "string" },
			type: { const: type },
			attributes: { properties: { size: { type: "number" } } },
		},
	};
}

const schemas = {
	Ship: recordOf("ship"),
	Box: recordOf("box"),
	Text: { type: "string" },
	Link: { properties: { type: { const: "link" } } },
	Document: {
		type: "object",
		properties: {
			data: {
				anyOf: [
					{ $ref: "#/components/schemas/Ship" },
					{ $ref: "#/components/schemas/Box" },
					{ type: "array", items: { $ref: "#/components/schemas/Box" } },
				],
			},
			included: {
				items: { $ref: "#/components/schemas/Ship" },
			},
			meta: { type: "object" },
		},
	},
};
const components = { schemas };
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: "test", components } as object);
const validate = ajv.getSchema("test#/components/schemas/Document");
const told = problemDescriber(
	ajv,
	{ components } as unknown as ContractDocument,
	"test",
);

const ship = { type: "ship", attributes: { size: "large" } };
const box = { type: "box", attributes: { size: "small" }, colour: 1 };

it.each<[unknown, string]>([
	[{ data: ship }, "/data/attributes/size must be number"],
	[
		{ data: box },
		"/data must NOT have additional properties: colour; /data/attributes/size must be number",
	],
	[
		{ data: [{ type: "box" }, box] },
		"/data/1 must NOT have additional properties: colour; /data/1/attributes/size must be number",
	],
	[{ included: [ship] }, "/included/0/attributes/size must be number"],
	[{ meta: 1 }, "/meta must be object"],
	["text", "the body must be object"],
	[null, "the body must be object"],
	[
		{ included: Array(10).fill(ship) },
		`${Array.from({ length: 8 }, (_, index) => `/included/${index}/attributes/size must be number`).join("; ")}; and 2 more`,
	],
	[
		{ included: Array(8).fill(ship) },
		Array.from(
			{ length: 8 },
			(_, index) => `/included/${index}/attributes/size must be number`,
		).join("; "),
	],
])("the problems of %j are: %s", (body, want) => {
	if (!validate) throw new Error("there is no such schema");
	expect(validate(body)).toBe(false);
	expect(told(body, validate)).toBe(want);
});
