import { expect, it } from "vitest";
import { lintContract } from "../../openapi/spectral/lint-contract.ts";

/** A contract of one operation, which accepts a body of this schema and a key in this place. */
const contract = (received: object, keyIn = "header") => ({
	openapi: "3.1.0",
	info: { title: "Things", version: "1.0.0", description: "Things." },
	servers: [{ url: "http://127.0.0.1", description: "local" }],
	tags: [{ name: "Things", description: "All." }],
	security: [{ key: [] }],
	paths: {
		"/things": {
			post: {
				operationId: "createThing",
				description: "Creates a thing.",
				tags: ["Things"],
				requestBody: {
					content: {
						"application/json": {
							schema: { $ref: "#/components/schemas/Thing" },
						},
					},
				},
				responses: Object.fromEntries(
					["200", "401", "422", "500"].map((status) => [
						status,
						{ description: status },
					]),
				),
			},
		},
	},
	components: {
		schemas: { Thing: received, Sent: { type: "array", items: {} } },
		securitySchemes: { key: { type: "apiKey", in: keyIn, name: "key" } },
	},
});

const SHORT = { type: "array", items: {}, maxItems: 3 };
const BODY = "paths./things.post.requestBody.content.application/json.schema";

const BROKEN: [what: string, contract: object, finding: string][] = [
	[
		"a list that is received without a limit",
		contract({ type: ["array", "null"], items: {} }),
		`${BODY}: Schema of type array must specify maxItems. (owasp:api4:2023-array-limit)`,
	],
	[
		"a text that is received without a limit",
		contract({ type: "object", properties: { name: { type: "string" } } }),
		`${BODY}.properties.name: Schema of type string must specify maxLength, enum, or const. (owasp:api4:2023-string-limit)`,
	],
	[
		"a key in the URL",
		contract(SHORT, "query"),
		'components.securitySchemes.key.in: API Key passed in URL: "query" must not match the pattern "^(path|query)$". (owasp:api2:2023-no-api-keys-in-url)',
	],
	[
		"an operation without a reply 429",
		contract(SHORT),
		"paths./things.post.responses: Operation is missing rate limiting response in responses[429]. (owasp:api4:2023-rate-limit-responses-429)",
	],
	[
		"an excluded rule that finds nothing",
		contract(SHORT),
		"openapi-tags-alphabetical finds nothing: take it out of NOT_FOLLOWED in openapi/spectral/ruleset.ts",
	],
];

it.each(BROKEN)(
	"the contract is refused for %s",
	async (_what, broken, finding) => {
		expect(await lintContract(broken)).toContain(finding);
	},
);

it("a list in a reply, and a received list with a fixed number of items, need no further limit", async () => {
	const findings = await lintContract(contract(SHORT));
	expect(findings.filter((one) => one.includes("array-limit"))).toEqual([]);
});
