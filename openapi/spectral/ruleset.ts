import type { RulesetDefinition } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { oas } from "@stoplight/spectral-rulesets";

/** Rules that do not fit this contract, each with its reason. */
export const NOT_FOLLOWED: Readonly<Record<string, string>> = {
	"info-contact":
		"Whoever runs an installation is the contact; the contract is the same for all of them.",
	"license-url":
		"OpenAPI 3.1 allows `identifier` or `url`, and Redocly requires the identifier.",
	"openapi-tags-alphabetical":
		"The tags are in the order in which a guide is read.",
	"owasp:api4:2023-integer-format":
		"JSON has one kind of whole number. Each number in a request has bounds, which give its size.",
	"owasp:api4:2023-rate-limit":
		"Limits apply to any 60 seconds, so a quota in a reply is outdated when it is read. A 429 has Retry-After.",
	"owasp:api4:2023-string-restricted":
		"Numbers, names and references are free texts, whose form the shipping lines decide.",
	"owasp:api8:2023-define-cors-origin":
		"The operator names the origins, and only browsers read the header.",
	"owasp:api8:2023-no-server-http":
		"The server is on this machine; an installation puts TLS in front of it.",
	"owasp:api9:2023-inventory-access":
		"The audience of an installation is the decision of its operator.",
};

/** Rules that another check covers better, each with that check. */
const CHECKED_ELSEWHERE: Readonly<Record<string, string>> = {
	"oas3-unused-component":
		"Redocly's no-unused-components, which runs before this check resolves references.",
	"oas3-valid-media-example":
		"Redocly's no-invalid-media-type-examples, and test/contract/examples.test.ts, which allows no undeclared members.",
	"oas3-valid-schema-example": "Redocly's no-invalid-schema-examples.",
};

/** JSON paths to the schemas of a type in requests: in the bodies and parameters, or only in some `places`. */
const received = (
	type: string,
	more = "",
	places = ["requestBody", "parameters"],
) =>
	places.flatMap((place) =>
		[
			`@.type=="${type}"`,
			`@.type && @.type.constructor.name=="Array" && @.type.includes("${type}")`,
		].map((isType) => `$.paths[*][*].${place}..[?(@ && ${isType}${more})]`),
	);

/** Enumerations and formats limit the length already, except for URLs. */
const FREE_TEXT =
	' && !@["x-enum-descriptions"] && (!@.format || @.format=="uri")';

/** Rules that apply only to requests; replies are as long as their records. */
const RECEIVED_ONLY: Readonly<Record<string, readonly string[]>> = {
	"owasp:api4:2023-array-limit": received("array"),
	"owasp:api4:2023-integer-limit": received("integer"),
	// Parameters are compared and not stored, and Node limits the length of a URL.
	"owasp:api4:2023-string-limit": received("string", FREE_TEXT, [
		"requestBody",
	]),
};

/** The package's types do not match the module that Node loads. */
const { rules: everywhere } = owasp as unknown as {
	readonly rules: Readonly<Record<string, object>>;
};

/** All of Spectral's rules for OpenAPI and OWASP's rules for security. */
export const RULESET = {
	extends: [
		[oas, "all"],
		[owasp, "all"],
	],
	rules: {
		...Object.fromEntries(
			Object.keys(CHECKED_ELSEWHERE).map((name) => [name, "off"]),
		),
		...Object.fromEntries(
			Object.entries(RECEIVED_ONLY).map(([name, given]) => [
				name,
				{ ...everywhere[name], given },
			]),
		),
	},
} as RulesetDefinition;
