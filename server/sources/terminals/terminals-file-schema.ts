import { CONNECTION } from "../connections/connection-schema.ts";
import { CAPABILITY_NAMES } from "./terminal-status/status-facilities.ts";

const CAPABILITY = {
	description: '"supported", "limited" or "unsupported"',
	enum: ["supported", "limited", "unsupported"],
} as const;

function code(description: string, pattern: string) {
	return { description, type: "string", pattern } as const;
}

const FACILITY = {
	description:
		"an object with a UN/LOCODE and at least one of firmsCode, smdgCode and bicCode",
	type: "object",
	additionalProperties: false,
	required: ["unLocode"],
	anyOf: [
		{ required: ["firmsCode"] },
		{ required: ["smdgCode"] },
		{ required: ["bicCode"] },
	],
	properties: {
		unLocode: code("a UN/LOCODE, such as USLAX", "^[A-Z]{2}[A-Z2-9]{3}$"),
		firmsCode: code("a FIRMS code, such as W185", "^[A-Z0-9]{4}$"),
		smdgCode: code("a code of the SMDG terminal list", "^[A-Z0-9]{1,6}$"),
		bicCode: code("a BIC facility code", "^[A-Z0-9]{1,6}$"),
	},
} as const;

const SOURCE_PROPERTIES = {
	code: code(
		"1 to 40 small letters, digits and hyphens",
		"^[a-z0-9][a-z0-9-]{0,39}$",
	),
	kind: {
		description: '"terminal" or "rail"',
		enum: ["terminal", "rail"],
	},
	...CONNECTION,
	facilities: {
		description: "a list of at least one facility",
		type: "array",
		minItems: 1,
		items: FACILITY,
	},
	capabilities: {
		description: "an object of capabilities, such as { holds: unsupported }",
		type: "object",
		additionalProperties: false,
		properties: Object.fromEntries(
			CAPABILITY_NAMES.map((name) => [name, CAPABILITY]),
		),
	},
	maxBatch: {
		description: "a whole number of containers from 1 to 50",
		type: "integer",
		minimum: 1,
		maximum: 50,
	},
} as const;

/**
 * The shape of the terminals file (JSON Schema draft-07). A `description` completes the sentence "… must be" and is what
 * the operator reads when a value does not fit.
 */
export const TERMINALS_FILE_SCHEMA = {
	description: 'an object with one member, "terminals"',
	type: "object",
	additionalProperties: false,
	required: ["terminals"],
	properties: {
		terminals: {
			description: "a list of at least one source",
			type: "array",
			minItems: 1,
			items: {
				description: "an object that describes a source",
				type: "object",
				additionalProperties: false,
				required: ["code", "kind", "baseUrl", "facilities"],
				properties: SOURCE_PROPERTIES,
			},
		},
	},
} as const;
