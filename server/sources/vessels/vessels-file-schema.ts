import { CONNECTION } from "../connections/connection-schema.ts";

const CODE = {
	description: "1 to 40 small letters, digits and hyphens",
	type: "string",
	pattern: "^[a-z0-9][a-z0-9-]{0,39}$",
} as const;

const POSITIONS = {
	required: ["code", "baseUrl"],
	additionalProperties: false,
	properties: {
		code: CODE,
		kind: { const: "positions" },
		...CONNECTION,
		maxBatch: {
			description: "a whole number of vessels from 1 to 50",
			type: "integer",
			minimum: 1,
			maximum: 50,
		},
	},
} as const;

const angle = (most: number) =>
	({
		description: `a number of degrees from -${most} to ${most}`,
		type: "number",
		minimum: -most,
		maximum: most,
	}) as const;

const CORNER = {
	description: "a corner: [latitude, longitude]",
	type: "array",
	minItems: 2,
	maxItems: 2,
	items: [angle(90), angle(180)],
} as const;

const AISSTREAM = {
	required: ["code", "apiKey"],
	additionalProperties: false,
	properties: {
		code: CODE,
		kind: { const: "aisstream" },
		url: {
			description: "a ws or wss address without user name, query and fragment",
			type: "string",
			pattern: "^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$",
		},
		apiKey: {
			description: "printable ASCII without blanks",
			type: "string",
			pattern: "^[\\x21-\\x7e]+$",
		},
		areas: {
			description: "a list of 1 to 20 areas",
			type: "array",
			minItems: 1,
			maxItems: 20,
			items: {
				description: "an area: a list of two opposite corners",
				type: "array",
				minItems: 2,
				maxItems: 2,
				items: CORNER,
			},
		},
		filterVessels: { description: "true or false", type: "boolean" },
		silenceMs: {
			description: "a whole number of milliseconds from 10000 to 86400000",
			type: "integer",
			minimum: 10_000,
			maximum: 86_400_000,
		},
	},
} as const;

/**
 * The shape of the vessels file (JSON Schema draft-07). A `description` completes the sentence "… must be" and is what the
 * operator reads when a value does not fit.
 */
export const VESSELS_FILE_SCHEMA = {
	description: 'an object with one member, "vessels"',
	type: "object",
	additionalProperties: false,
	required: ["vessels"],
	properties: {
		vessels: {
			description: "a list of at least one source",
			type: "array",
			minItems: 1,
			items: {
				description: 'an object whose "kind" is "positions" or "aisstream"',
				type: "object",
				required: ["kind"],
				discriminator: { propertyName: "kind" },
				oneOf: [POSITIONS, AISSTREAM],
			},
		},
	},
} as const;
