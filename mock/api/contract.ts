import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface MediaType {
	readonly examples?: Readonly<Record<string, { readonly summary?: string }>>;
}

interface Reference {
	readonly $ref?: string;
}

interface ResponseObject extends Reference {
	readonly content?: Readonly<Record<string, MediaType>>;
}

interface OperationObject {
	readonly operationId: string;
	readonly requestBody?: unknown;
	readonly responses: Readonly<Record<string, ResponseObject>>;
}

interface ContractDocument {
	readonly info: { readonly version: string };
	readonly servers: readonly [{ readonly url: string }];
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, OperationObject>>>
	>;
	readonly components: {
		readonly responses: Readonly<Record<string, ResponseObject>>;
	};
}

/** One answer that the mock can give. */
interface MockAnswer {
	readonly status: string;
	/** Null for an answer without a body. */
	readonly mediaType: string | null;
	/** Names of the examples with what they show; the first is given when none is asked for. */
	readonly examples: ReadonlyMap<string, string>;
}

/** One operation and its answers. */
export interface MockOperation {
	readonly id: string;
	/** In capitals. */
	readonly method: string;
	/** Path template, for example `/shipments/{id}`. */
	readonly path: string;
	readonly takesBody: boolean;
	readonly answers: readonly MockAnswer[];
}

/** What the mock knows of the contract. */
export interface MockContract {
	readonly version: string;
	/** The address that links in the examples begin with. */
	readonly serverUrl: string;
	readonly operations: readonly MockOperation[];
}

/** The bundled contract. */
export const CONTRACT_FILE = fileURLToPath(
	new URL("../../generated/openapi.json", import.meta.url),
);

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Reads operations, statuses and names of examples from the bundled contract. */
export function readContract(): MockContract {
	const document = JSON.parse(
		readFileSync(CONTRACT_FILE, "utf8"),
	) as ContractDocument;
	const shared = document.components.responses;
	const answers = (operation: OperationObject): MockAnswer[] =>
		Object.entries(operation.responses).map(([status, response]) => {
			const name = response.$ref?.split("/").at(-1) ?? "";
			const { content = {} } = shared[name] ?? response;
			const [mediaType = null] = Object.keys(content);
			const examples = Object.entries(
				content[mediaType ?? ""]?.examples ?? {},
			).map(([key, { summary = "" }]) => [key, summary] as const);
			return { status, mediaType, examples: new Map(examples) };
		});
	const operations = Object.entries(document.paths).flatMap(([path, item]) =>
		METHODS.flatMap((method) => {
			const operation = item[method];
			if (!operation) return [];
			return {
				id: operation.operationId,
				method: method.toUpperCase(),
				path,
				takesBody: operation.requestBody !== undefined,
				answers: answers(operation),
			};
		}),
	);
	return {
		version: document.info.version,
		serverUrl: document.servers[0].url,
		operations,
	};
}

/** Finds the operations at a path, whatever their method; a literal path goes before a template. */
export function operationsAt(
	contract: MockContract,
	path: string,
): readonly MockOperation[] {
	const matching = contract.operations.filter((operation) => {
		const pattern = operation.path.replaceAll(/\{\w+\}/g, "[^/]+");
		return new RegExp(`^${pattern}$`).test(path);
	});
	const literal = matching.filter((operation) => operation.path === path);
	return literal.length > 0 ? literal : matching;
}
