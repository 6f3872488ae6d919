/** Parts of the schemas of the files that describe sources; a `description` completes the sentence "… must be". */

/** One line of text, such as a header's value or a secret. */
const LINE = {
	description: "printable ASCII on one line",
	type: "string",
	pattern: "^[\\x20-\\x7e]+$",
} as const;

/** The name of a header. */
const HEADER_NAME = {
	description: "the name of a header",
	type: "string",
	pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$",
} as const;

/** Fixed headers. */
export const HEADERS = {
	description: "an object of header names and their values",
	type: "object",
	propertyNames: HEADER_NAME,
	additionalProperties: LINE,
} as const;

/** Fixed query parameters. */
export const PARAMETERS = {
	description: "an object of parameters and their values",
	type: "object",
	additionalProperties: LINE,
} as const;

/** Address of an endpoint. */
export const ADDRESS = {
	description: "an http or https address without user name, query and fragment",
	type: "string",
	pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",
} as const;

const TOKEN_REQUEST = {
	tokenUrl: ADDRESS,
	clientId: LINE,
	scope: LINE,
	parameters: PARAMETERS,
	headers: HEADERS,
} as const;

const CLIENT_CREDENTIALS = {
	required: ["tokenUrl", "clientId", "clientSecret"],
	additionalProperties: false,
	properties: {
		...TOKEN_REQUEST,
		type: { const: "oauth2-client-credentials" },
		clientSecret: LINE,
		credentialsIn: {
			description: '"body" or "basic"',
			enum: ["body", "basic"],
		},
	},
} as const;

const CLIENT_ASSERTION = {
	required: ["tokenUrl", "clientId", "privateKey"],
	additionalProperties: false,
	properties: {
		...TOKEN_REQUEST,
		type: { const: "oauth2-client-assertion" },
		privateKey: {
			description: "an RSA private key in PEM",
			type: "string",
			minLength: 1,
		},
		certificateThumbprint: {
			description:
				"the SHA-1 or SHA-256 fingerprint of a certificate in hex (40 or 64 digits)",
			type: "string",
			pattern:
				"^(?:[0-9A-Fa-f]{2}:?){19}(?:(?:[0-9A-Fa-f]{2}:?){12})?[0-9A-Fa-f]{2}$",
		},
		keyId: LINE,
		audience: LINE,
	},
} as const;

const SIGNED_REQUEST = {
	required: ["keyId", "secret"],
	additionalProperties: false,
	properties: {
		type: { const: "signed-request" },
		keyId: {
			description: "printable ASCII without quotation marks",
			type: "string",
			pattern: "^[\\x20\\x21\\x23-\\x7e]+$",
		},
		secret: LINE,
		algorithm: {
			description: '"hmac-sha1" or "hmac-sha256"',
			enum: ["hmac-sha1", "hmac-sha256"],
		},
		dateHeader: HEADER_NAME,
		digestHeader: HEADER_NAME,
		nonceHeader: HEADER_NAME,
		nonceCopyHeader: HEADER_NAME,
		authorizationHeader: HEADER_NAME,
	},
} as const;

/** Authentication towards a carrier. */
export const AUTHENTICATION = {
	description:
		'an object whose "type" is "oauth2-client-credentials", "oauth2-client-assertion" or "signed-request"',
	type: "object",
	required: ["type"],
	discriminator: { propertyName: "type" },
	oneOf: [CLIENT_CREDENTIALS, CLIENT_ASSERTION, SIGNED_REQUEST],
} as const;
