import {
	CONNECTION,
	DURATION,
	object,
	wholeNumber,
} from "../connections/connection-schema.ts";
import { PARAMETERS } from "../requests/authentication/authentication-schema.ts";

const REQUEST_TYPES = ["bill_of_lading", "booking", "container"] as const;

const BOOLEAN = { description: "true or false", type: "boolean" } as const;

const PREFIX = {
	description: "1 to 10 capital letters or digits",
	type: "string",
	pattern: "^[A-Z0-9]{1,10}$",
} as const;

const PARAMETER_NAME = {
	description: "the name of a query parameter",
	type: "string",
	minLength: 1,
} as const;

const CARRIER_PROPERTIES = {
	scac: {
		description:
			"the four capital letters or digits of a shipping line, other than TEST, which is built in",
		type: "string",
		pattern: "^(?!TEST$)[A-Z0-9]{4}$",
	},
	dialect: {
		description:
			'"dcsa-2.2", "dcsa-3.0-beta1" or "dcsa-3.0" (versions of DCSA Track & Trace)',
		enum: ["dcsa-2.2", "dcsa-3.0-beta1", "dcsa-3.0"],
	},
	...CONNECTION,
	eventsPath: {
		description: "a path that begins with a slash",
		type: "string",
		pattern: "^/[^\\s?#]*$",
	},
	query: PARAMETERS,
	filterNames: object(
		"an object with the names of query parameters",
		Object.fromEntries(REQUEST_TYPES.map((type) => [type, PARAMETER_NAME])),
	),
	requestTypes: {
		description:
			'a list of some of "bill_of_lading", "booking" and "container", each once',
		type: "array",
		minItems: 1,
		uniqueItems: true,
		items: {
			description: '"bill_of_lading", "booking" or "container"',
			enum: REQUEST_TYPES,
		},
	},
	stripScacPrefix: BOOLEAN,
	stripPrefixes: {
		description: "a list of prefixes, such as [EGLV]",
		type: "array",
		items: PREFIX,
	},
	addPrefix: PREFIX,
	needsContainer: BOOLEAN,
	paging: {
		...object("an object that says how answers are divided", {
			by: { description: '"cursor" or "time"', enum: ["cursor", "time"] },
			limit: wholeNumber("a whole number from 1 to 10000", 1, 10_000),
			overlapMs: wholeNumber(`${DURATION} 0 to 86400000`, 0, 86_400_000),
		}),
		required: ["by"],
	},
} as const;

/**
 * The shape of the carriers file (JSON Schema draft-07). A `description` completes the sentence "… must be" and is what
 * the operator reads when a value does not fit.
 */
export const CARRIERS_FILE_SCHEMA = {
	...object('an object with one member, "carriers"', {
		carriers: {
			description: "a list of at least one carrier",
			type: "array",
			minItems: 1,
			items: {
				...object("an object that describes a carrier", CARRIER_PROPERTIES),
				required: ["scac", "dialect", "baseUrl"],
			},
		},
	}),
	required: ["carriers"],
} as const;
