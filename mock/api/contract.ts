import {
	type ContractDocument,
	type ContractOperation,
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import type { RecordType } from "../../server/json-api/relations.ts";

interface Example {
	readonly summary?: string;
	readonly value?: unknown;
}

interface MediaType {
	readonly examples?: Readonly<Record<string, Example>>;
}

interface Content {
	readonly content?: Readonly<Record<string, MediaType>>;
}

interface Schema {
	readonly examples?: readonly unknown[];
}

interface Parameter {
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly schema?: Schema;
}

interface OperationObject {
	readonly parameters?: readonly Parameter[];
	readonly requestBody?: Content;
	readonly responses: Readonly<Record<string, Content>>;
}

interface MockDocument extends ContractDocument {
	readonly servers: readonly [{ readonly url: string }];
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, OperationObject>>>
	>;
	readonly webhooks: Readonly<
		Record<string, { readonly post: OperationObject }>
	>;
}

/** An answer that the mock can give. */
interface MockAnswer {
	readonly status: string;
	/** Names and summaries of the examples; the first is the default. */
	readonly examples: ReadonlyMap<string, string>;
}

/** A valid request, made from the contract's examples of parameters and body. */
interface ExampleRequest {
	/** Path and query. */
	readonly target: string;
	/** JSON text; undefined for operations without a body. */
	readonly body: string | undefined;
}

/** An operation and its answers. */
export interface MockOperation extends ContractOperation {
	/** The record type at which paths of `include` start; undefined where nothing can be included. */
	readonly includesFrom: RecordType | undefined;
	readonly request: ExampleRequest;
	readonly answers: readonly MockAnswer[];
}

/** The parts of the contract that the mock uses. */
export interface MockContract {
	readonly document: ContractDocument;
	/** The URL at the start of links in the examples. */
	readonly serverUrl: string;
	readonly operations: readonly MockOperation[];
	/** Event → JSON body of its sample notification. */
	readonly samples: ReadonlyMap<string, string>;
}

/** Resolves a `$ref` of the bundle. */
function resolve<T extends object>(document: ContractDocument, node: T): T {
	const { $ref: reference } = node as { readonly $ref?: string };
	if (reference === undefined) return node;
	const [, , kind = "", name = ""] = reference.split("/");
	return document.components[kind]?.[name] as T;
}

function examplesOf({ content = {} }: Content): [string, Example][] {
	const [media] = Object.values(content);
	return Object.entries(media?.examples ?? {});
}

function exampleRequest(
	document: MockDocument,
	path: string,
	{ parameters = [], requestBody }: OperationObject,
): ExampleRequest {
	const query = new URLSearchParams();
	let target = path;
	for (const parameter of parameters) {
		const { name, in: place, required } = resolve(document, parameter);
		const schema = resolve(document, parameter.schema ?? {});
		const value = String(schema.examples?.[0]);
		if (place === "path") target = target.replace(`{${name}}`, value);
		else if (place === "query" && required) query.set(name, value);
	}
	const body = requestBody && resolve(document, requestBody);
	const [, example] = (body && examplesOf(body)[0]) ?? [];
	return {
		target: query.size > 0 ? `${target}?${query}` : target,
		body: example && JSON.stringify(example.value),
	};
}

/** The type of the records in an operation's answer. */
function recordTypeOf(response: Content): RecordType | undefined {
	const types = examplesOf(response).map(([, { value }]) => {
		const { data } = value as { data?: unknown };
		return ([data].flat()[0] as { type?: RecordType } | undefined)?.type;
	});
	return types.find((type) => type !== undefined);
}

function samplesOf({ webhooks }: MockDocument): Map<string, string> {
	return new Map(
		Object.entries(webhooks).map(([event, { post }]) => {
			const examples = new Map(examplesOf(post.requestBody ?? {}));
			return [event, JSON.stringify(examples.get("sample")?.value)];
		}),
	);
}

/** Reads operations, statuses and example names from the bundled contract. */
export function readContract(): MockContract {
	const document = loadContract().document as MockDocument;
	const operations = contractOperations(document).map((operation) => {
		const object = document.paths[operation.path]?.[
			operation.method.toLowerCase()
		] as OperationObject;
		const statuses = [...operation.mediaTypes.keys()].map(String);
		const answers = statuses.map((status) => ({
			status,
			examples: new Map(
				examplesOf(resolve(document, object.responses[status] ?? {})).map(
					([name, { summary = "" }]) => [name, summary],
				),
			),
		}));
		const success = resolve(document, object.responses["200"] ?? {});
		return {
			...operation,
			includesFrom: operation.queryNames.has("include")
				? recordTypeOf(success)
				: undefined,
			request: exampleRequest(document, operation.path, object),
			answers,
		};
	});
	return {
		document,
		serverUrl: document.servers[0].url,
		operations,
		samples: samplesOf(document),
	};
}
