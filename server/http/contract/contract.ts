import { readFileSync } from "node:fs";
import { memberName, pointerPart } from "../../runtime/json-pointer.ts";
import { oncePerContract } from "./once-per-contract.ts";

/** A parameter of the bundled contract, with its references resolved. */
interface Parameter {
	readonly name: string;
	readonly in: "path" | "query" | "header" | "cookie";
	readonly required?: boolean;
	readonly schema?: object;
}

interface ResponseObject {
	readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}

interface RequestBodyObject extends ResponseObject {
	readonly "x-max-bytes"?: number;
	readonly required?: boolean;
}

interface OperationObject {
	readonly operationId: string;
	readonly parameters?: readonly unknown[];
	readonly requestBody?: unknown;
	readonly responses: Readonly<Record<string, unknown>>;
}

/** The parts of the bundled OpenAPI document that programs use. */
export interface ContractDocument {
	readonly info: { readonly title: string; readonly version: string };
	readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	readonly components: Readonly<
		Record<string, Readonly<Record<string, unknown>>>
	>;
}

/** An operation of the contract, prepared for look-ups by requests. */
export interface ContractOperation {
	readonly id: string;
	readonly method: string;
	/** Path template, for example `/shipments/{id}`. */
	readonly path: string;
	/** Declared query parameters, such as `page[size]`. */
	readonly queryNames: ReadonlySet<string>;
	/** Those of them that are whole numbers. */
	readonly queryIntegers: ReadonlySet<string>;
	/** Those of them that are numbers with or without decimals. */
	readonly queryNumbers: ReadonlySet<string>;
	/** Media type of the body → JSON pointer of its schema in the document; empty without a body. */
	readonly bodyPointers: ReadonlyMap<string, string>;
	/** Maximum size of the body in bytes. */
	readonly mostBodyBytes: number;
	/** Whether the body is optional. */
	readonly isBodyOptional: boolean;
	/** Whether the path accepts any text and no query or header is required, so that a bare request is always valid. */
	readonly hasFreeParameters: boolean;
	/** Headers that do not accept every text, in lower case → JSON pointer of their schema in the document. */
	readonly headerPointers: ReadonlyMap<string, string>;
	/** Status → media type of the answer; null for an answer without a body. */
	readonly mediaTypes: ReadonlyMap<number, string | null>;
	/** Status → JSON pointer of the answer's schema in the document. */
	readonly schemaPointers: ReadonlyMap<number, string>;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** Maximum size of bodies where the contract names no other. */
const MOST_BODY_BYTES = 102_400;

/** The path prefix of the API. */
export const BASE_PATH = "/v2";

/** The file of the bundled contract as YAML. */
export const CONTRACT_YAML = new URL(
	"../../../generated/openapi.yaml",
	import.meta.url,
);

/** The contract as bundled by `npm run generate`. */
export interface Contract {
	readonly document: ContractDocument;
}

let loaded: Contract | undefined;

/** The contract for one use: it takes 2 MB. */
export function readContract(): Contract {
	if (loaded) return loaded;
	const text = readFileSync(
		new URL("../../../generated/openapi.json", import.meta.url),
		"utf8",
	);
	return { document: JSON.parse(text) as ContractDocument };
}

/** Loads the contract once per process, and keeps it. */
export function loadContract(): Contract {
	loaded = readContract();
	return loaded;
}

/** The pointer of a body's schema in a media type, below the pointer of a request body or response. */
function schemaPointer(pointer: string, mediaType: string): string {
	return `${pointer}/content/${pointerPart(mediaType)}/schema`;
}

/** Resolves `$ref`s within the document to an object and its pointer. Throws on a circle. */
export function resolveReference(
	document: ContractDocument,
	node: unknown,
	pointer: string,
): { value: unknown; pointer: string } {
	let found = { value: node, pointer };
	for (let depth = 0; depth < 10; depth++) {
		const reference = (found.value as { $ref?: string } | undefined)?.$ref;
		if (reference === undefined) return found;
		const parts = reference.slice(2).split("/");
		const value = parts.reduce<unknown>(
			(at, part) => (at as Record<string, unknown>)[memberName(part)],
			document,
		);
		found = { value, pointer: reference };
	}
	throw new Error(`the contract's ${pointer} refers in a circle`);
}

/** Members of a schema that do not constrain a text. */
const DESCRIPTIVE = new Set(["type", "description", "examples", "title"]);

function holdsAnyText({ schema = {} }: Parameter): boolean {
	return Object.entries(schema).every(
		([name, value]: [string, unknown]) =>
			DESCRIPTIVE.has(name) && (name !== "type" || value === "string"),
	);
}

/** The parameters of a path or an operation, and where each stands in the document. */
function parametersAt(
	document: ContractDocument,
	{ parameters = [] }: { readonly parameters?: unknown },
	pointer: string,
): { parameter: Parameter; pointer: string }[] {
	return (parameters as unknown[]).map((node, index) => {
		const at = `${pointer}/parameters/${index}`;
		const { value, ...found } = resolveReference(document, node, at);
		return { ...found, parameter: value as Parameter };
	});
}

function isFree(parameter: Parameter): boolean {
	return parameter.in === "path"
		? holdsAnyText(parameter)
		: parameter.required !== true;
}

/** The names of the parameters of a type. */
function namesOfType(
	parameters: readonly Parameter[],
	type: "integer" | "number",
): ReadonlySet<string> {
	const found = parameters.filter(
		({ schema = {} }) => "type" in schema && schema.type === type,
	);
	return new Set(found.map(({ name }) => name));
}

/** The media types of an operation's replies by status, and the pointers of their schemas. */
function repliesOf(
	document: ContractDocument,
	{ responses }: OperationObject,
	pointer: string,
): Pick<ContractOperation, "mediaTypes" | "schemaPointers"> {
	const mediaTypes = new Map<number, string | null>();
	const schemaPointers = new Map<number, string>();
	for (const [status, node] of Object.entries(responses)) {
		if (status === "default") continue;
		const at = `${pointer}/responses/${status}`;
		const response = resolveReference(document, node, at);
		const { content = {} } = response.value as ResponseObject;
		const [mediaType] = Object.keys(content);
		mediaTypes.set(Number(status), mediaType ?? null);
		if (mediaType !== undefined)
			schemaPointers.set(
				Number(status),
				schemaPointer(response.pointer, mediaType),
			);
	}
	return { mediaTypes, schemaPointers };
}

/** What an operation accepts as body. */
function bodyOf(
	document: ContractDocument,
	{ requestBody = {} }: OperationObject,
	pointer: string,
): Pick<
	ContractOperation,
	"bodyPointers" | "mostBodyBytes" | "isBodyOptional"
> {
	const at = `${pointer}/requestBody`;
	const body = resolveReference(document, requestBody, at);
	const {
		content = {},
		required,
		"x-max-bytes": mostBodyBytes = MOST_BODY_BYTES,
	} = body.value as RequestBodyObject;
	return {
		bodyPointers: new Map(
			Object.keys(content).map((mediaType) => [
				mediaType,
				schemaPointer(body.pointer, mediaType),
			]),
		),
		mostBodyBytes,
		isBodyOptional: required !== true,
	};
}

/** What an operation accepts as parameters, of its path and its own. */
function parametersOf(
	declared: ReturnType<typeof parametersAt>,
): Pick<
	ContractOperation,
	| "queryNames"
	| "queryIntegers"
	| "queryNumbers"
	| "hasFreeParameters"
	| "headerPointers"
> {
	const parameters = declared.map(({ parameter }) => parameter);
	const queries = parameters.filter((parameter) => parameter.in === "query");
	const headers = declared.filter(
		({ parameter }) => parameter.in === "header" && !holdsAnyText(parameter),
	);
	return {
		queryNames: new Set(queries.map(({ name }) => name)),
		queryIntegers: namesOfType(queries, "integer"),
		queryNumbers: namesOfType(queries, "number"),
		hasFreeParameters: parameters.every(isFree),
		headerPointers: new Map(
			headers.map(({ parameter, pointer }) => [
				parameter.name.toLowerCase(),
				`${pointer}/schema`,
			]),
		),
	};
}

/** The operations of the contract with resolved references. */
export const contractOperations = oncePerContract(operationsOf);

function operationsOf(
	document: ContractDocument,
): readonly ContractOperation[] {
	const found: ContractOperation[] = [];
	for (const [path, item] of Object.entries(document.paths)) {
		const ofPath = `#/paths/${pointerPart(path)}`;
		for (const method of METHODS) {
			const operation = item[method] as OperationObject | undefined;
			if (!operation) continue;
			const pointer = `${ofPath}/${method}`;
			found.push({
				id: operation.operationId,
				method: method.toUpperCase(),
				path,
				...parametersOf([
					...parametersAt(document, item, ofPath),
					...parametersAt(document, operation, pointer),
				]),
				...bodyOf(document, operation, pointer),
				...repliesOf(document, operation, pointer),
			});
		}
	}
	return found;
}
