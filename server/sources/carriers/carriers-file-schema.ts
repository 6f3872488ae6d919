/**
 * The shape of the carriers file (JSON Schema draft-07). A `description` completes the sentence "… must be" and is what
 * the operator reads when a value does not fit.
 */
export const CARRIERS_FILE_SCHEMA = {
	description: 'an object with one member, "carriers"',
	type: "object",
	required: ["carriers"],
	additionalProperties: false,
	properties: {
		carriers: {
			description: "a list of at least one carrier",
			type: "array",
			minItems: 1,
			items: {
				description: "an object that describes a carrier",
				type: "object",
				required: ["scac", "dialect", "baseUrl"],
				additionalProperties: false,
				properties: {
					scac: {
						description:
							"the four capital letters or digits of a shipping line, other than TEST, which is built in",
						type: "string",
						pattern: "^(?!TEST$)[A-Z0-9]{4}$",
					},
					dialect: {
						description: '"dcsa-2.2" (DCSA Track & Trace 2.2)',
						const: "dcsa-2.2",
					},
					baseUrl: {
						description:
							"an http or https address without user name, query and fragment",
						type: "string",
						pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",
					},
					eventsPath: {
						description: "a path that begins with a slash",
						type: "string",
						pattern: "^/[^\\s?#]*$",
					},
					headers: {
						description: "an object of header names and their values",
						type: "object",
						propertyNames: {
							description: "the name of a header",
							type: "string",
							pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$",
						},
						additionalProperties: { description: "a text", type: "string" },
					},
					stripScacPrefix: {
						description: "true or false",
						type: "boolean",
					},
					requestTypes: {
						description:
							'a list of some of "bill_of_lading", "booking" and "container", each once',
						type: "array",
						minItems: 1,
						uniqueItems: true,
						items: {
							description: '"bill_of_lading", "booking" or "container"',
							enum: ["bill_of_lading", "booking", "container"],
						},
					},
					timeLimitMs: {
						description: "a whole number of milliseconds from 1000 to 120000",
						type: "integer",
						minimum: 1_000,
						maximum: 120_000,
					},
				},
			},
		},
	},
} as const;
