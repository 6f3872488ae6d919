import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { closedContract } from "../../server/http/contract/closed-contract.ts";

interface MediaType {
	readonly schema: object;
	readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Content {
	readonly $ref?: string;
	readonly content?: Readonly<Record<string, MediaType>>;
}

interface OperationObject {
	readonly operationId: string;
	readonly requestBody?: Content;
	readonly responses: Readonly<Record<string, Content>>;
}

interface Bundle {
	readonly paths: Readonly<Record<string, Record<string, OperationObject>>>;
	readonly webhooks: Readonly<Record<string, { post: OperationObject }>>;
	readonly components: {
		readonly responses: Readonly<Record<string, Content>>;
		readonly schemas: Readonly<Record<string, object>>;
	};
}

/** One example of the contract, with where it stands. */
export interface ContractExample {
	readonly operationId: string;
	readonly method: string;
	readonly path: string;
	/** A status, or `request`. */
	readonly place: string;
	readonly mediaType: string;
	readonly name: string;
	readonly value: unknown;
	/** Compiled at first use. */
	readonly isValid: ValidateFunction;
}

/** The bundled contract, changed so that schemas refuse undeclared members. */
export const bundle = closedContract(
	JSON.parse(
		readFileSync(
			new URL("../../generated/openapi.json", import.meta.url),
			"utf8",
		),
	) as Bundle,
);

const ajv = new Ajv2020({
	allErrors: true,
	// A part of an `allOf` narrows another part, which has the type.
	strictTypes: false,
});
addFormats.default(ajv);
ajv.addFormat("date-time-or-date", true);
ajv.addVocabulary([
	"x-beyond",
	"x-enum-descriptions",
	"x-form",
	"discriminator",
]);

/** References of the bundle lead to `#/components/schemas`. Here each of these schemas has its own name, so that it is compiled once. */
function named(schema: object): object {
	const text = JSON.stringify(schema);
	return JSON.parse(text.replaceAll('"#/components/schemas/', '"'));
}

for (const [name, schema] of Object.entries(bundle.components.schemas))
	ajv.addSchema({ ...named(schema), $id: name });

const validators = new Map<string, ValidateFunction>();

/** A validator of one schema of the bundle; equal schemas share one. */
function compile(schema: object): ValidateFunction {
	const text = JSON.stringify(schema);
	const known = validators.get(text) ?? ajv.compile(named(schema));
	validators.set(text, known);
	return known;
}

/** A validator of one component schema. */
export function schemaValidator(name: string): ValidateFunction {
	return compile({ $ref: `#/components/schemas/${name}` });
}

function examplesIn(
	where: Pick<ContractExample, "operationId" | "method" | "path" | "place">,
	given: Content,
): ContractExample[] {
	const shared = bundle.components.responses;
	const { content = {} } = shared[given.$ref?.split("/").at(-1) ?? ""] ?? given;
	return Object.entries(content).flatMap(
		([mediaType, { schema, examples = {} }]) => {
			return Object.entries(examples).map(([name, { value }]) => ({
				...where,
				mediaType,
				name,
				value,
				get isValid() {
					return compile(schema);
				},
			}));
		},
	);
}

function examplesOf(
	method: string,
	path: string,
	operation: OperationObject,
): ContractExample[] {
	const where = { operationId: operation.operationId, method, path };
	const request = operation.requestBody ?? {};
	return [
		...examplesIn({ ...where, place: "request" }, request),
		...Object.entries(operation.responses).flatMap(([place, response]) =>
			examplesIn({ ...where, place }, response),
		),
	];
}

/** Every example of every operation. */
export const operationExamples: readonly ContractExample[] = Object.entries(
	bundle.paths,
).flatMap(([path, item]) =>
	Object.entries(item)
		.filter(([method]) => method !== "parameters")
		.flatMap(([method, operation]) => examplesOf(method, path, operation)),
);

/** Every example of a notification. */
export const webhookExamples: readonly ContractExample[] = Object.entries(
	bundle.webhooks,
).flatMap(([event, { post }]) => examplesOf("post", event, post));

/** The value of an operation's example. Throws when the contract has no such example. */
export function exampleValue(operationId: string, name: string): unknown {
	const found = operationExamples.find(
		(one) => one.operationId === operationId && one.name === name,
	);
	if (!found) throw new Error(`${operationId} has no example ${name}`);
	return found.value;
}

/** A JSON:API document of an example. */
export interface ExampleDocument {
	readonly data: unknown;
	readonly included?: readonly unknown[];
}
