import {
	type ContractDocument,
	type ContractOperation,
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import type { RecordType } from "../../server/json-api/relations.ts";
import type { MockDocument } from "./records/mock-record.ts";

/** A named example of a request or an answer. */
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
	readonly schema?: Schema;
}

interface OperationObject {
	readonly parameters?: readonly Parameter[];
	readonly requestBody?: Content;
	readonly responses: Readonly<Record<string, Content>>;
}

interface ExampledContract extends ContractDocument {
	readonly servers: readonly [{ readonly url: string }];
	readonly paths: Readonly<
		Record<
			string,
			Readonly<Record<string, OperationObject>> &
				Pick<OperationObject, "parameters">
		>
	>;
	readonly webhooks: Readonly<
		Record<string, { readonly post: OperationObject }>
	>;
}

/** An answer that the mock can give. */
interface MockAnswer {
	readonly status: number;
	/** Examples by name; the first is the default. */
	readonly examples: ReadonlyMap<string, Example>;
}

/** An operation and its answers. */
export interface MockOperation extends ContractOperation {
	readonly answers: readonly MockAnswer[];
	readonly success: MockAnswer;
	/** The type of the records in its answers; undefined when it answers with none. */
	readonly recordType: string | undefined;
	/** The type of the record that `{id}` in its path names; undefined without one. */
	readonly pathType: string | undefined;
	/** Examples of `{id}`: ids, and other names that the server accepts in their place. */
	readonly idExamples: readonly string[];
	/** Whether its answer is a list of records. */
	readonly isList: boolean;
	/** The attributes by which `sort` can sort its list. */
	readonly sorts: readonly string[];
	/** The attributes that the examples of its body have. */
	readonly written: ReadonlySet<string>;
	/** The record type at which paths of `include` start; undefined where nothing can be included. */
	readonly includesFrom: RecordType | undefined;
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

/** The records of an answer; undefined when it is no document of records. */
function recordTypeOf({
	examples,
}: MockAnswer): [type?: string, isList?: boolean] {
	for (const { value } of examples.values()) {
		const { data } = value as MockDocument;
		const [first] = [data ?? []].flat();
		if (first) return [first.type, Array.isArray(data)];
	}
	return [];
}

function idExamplesOf(document: ExampledContract, path: string): string[] {
	const { parameters = [] } = document.paths[path] ?? {};
	return parameters.flatMap((node) => {
		const { in: place, schema = {} } = resolve(document, node);
		return place === "path"
			? (resolve(document, schema).examples ?? []).map(String)
			: [];
	});
}

function samplesOf({ webhooks }: ExampledContract): Map<string, string> {
	return new Map(
		Object.entries(webhooks).map(([event, { post }]) => {
			const examples = new Map(examplesOf(post.requestBody ?? {}));
			return [event, JSON.stringify(examples.get("sample")?.value)];
		}),
	);
}

/** The attributes that the examples of `sort` name. */
function sortsOf(
	document: ExampledContract,
	{ parameters = [] }: OperationObject,
): string[] {
	const sort = parameters
		.map((node) => resolve(document, node))
		.find(({ name }) => name === "sort");
	const examples = resolve(document, sort?.schema ?? {}).examples ?? [];
	const columns = examples.flatMap((one) => String(one).split(","));
	return [...new Set(columns.map((column) => column.replace(/^-/, "")))];
}

/** The attributes that the examples of a body have. */
function writtenIn(
	document: ExampledContract,
	{ requestBody = {} }: OperationObject,
): string[] {
	return examplesOf(resolve(document, requestBody)).flatMap(([, { value }]) => {
		const { data } = (value ?? {}) as { data?: { attributes?: object } };
		return Object.keys(data?.attributes ?? {});
	});
}

/** For each path, the type of the record that its `{id}` names: the type that a GET of this record returns. */
function pathTypes(operations: readonly MockOperation[]): Map<string, string> {
	return new Map(
		operations.flatMap(({ method, path, recordType }) =>
			method === "GET" && path.endsWith("/{id}") && recordType
				? [[path, recordType]]
				: [],
		),
	);
}

/** Reads operations, statuses and examples from the bundled contract. */
export function readContract(): MockContract {
	const document = loadContract().document as ExampledContract;
	const operations = contractOperations(document).map((operation) => {
		const object = document.paths[operation.path]?.[
			operation.method.toLowerCase()
		] as OperationObject;
		const answers = [...operation.mediaTypes.keys()].map((status) => ({
			status,
			examples: new Map(
				examplesOf(resolve(document, object.responses[status] ?? {})),
			),
		}));
		const success = answers.find(({ status }) => status < 300);
		if (!success) throw new Error(`${operation.id} has no success`);
		const [recordType, isList = false] = recordTypeOf(success);
		return {
			...operation,
			answers,
			success,
			recordType,
			pathType: undefined,
			idExamples: idExamplesOf(document, operation.path),
			isList,
			sorts: sortsOf(document, object),
			written: new Set(writtenIn(document, object)),
			includesFrom: operation.queryNames.has("include")
				? (recordType as RecordType | undefined)
				: undefined,
		};
	});
	const types = pathTypes(operations);
	return {
		document,
		serverUrl: document.servers[0].url,
		operations: operations.map((operation) => {
			const [ofRecord = ""] = /^.*\/\{id\}/.exec(operation.path) ?? [];
			return { ...operation, pathType: types.get(ofRecord) };
		}),
		samples: samplesOf(document),
	};
}
