import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
	type ContractDocument,
	contractOperations,
} from "../../server/http/contract.ts";

interface MediaType {
	readonly examples?: Readonly<
		Record<string, { readonly summary?: string; readonly value?: unknown }>
	>;
}

interface Reference {
	readonly $ref?: string;
}

interface ResponseObject extends Reference {
	readonly content?: Readonly<Record<string, MediaType>>;
}

interface OperationObject {
	readonly operationId: string;
	readonly parameters?: readonly {
		readonly name?: string;
		readonly description?: string;
	}[];
	readonly requestBody?: ResponseObject & { readonly required?: boolean };
	readonly responses: Readonly<Record<string, ResponseObject>>;
}

interface MockDocument extends ContractDocument {
	readonly servers: readonly [{ readonly url: string }];
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, OperationObject>>>
	>;
	readonly webhooks: Readonly<
		Record<string, { readonly post: OperationObject }>
	>;
	readonly components: ContractDocument["components"] & {
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
	/** Whether the body may be left out where one is taken. */
	readonly isBodyOptional: boolean;
	/** Declared query parameters as they are written in URLs: `page[size]`. */
	readonly queryNames: ReadonlySet<string>;
	/** Relations that `include` can begin with; none where nothing can be included. */
	readonly relations: ReadonlySet<string>;
	readonly answers: readonly MockAnswer[];
}

/** What the mock knows of the contract. */
export interface MockContract {
	readonly version: string;
	/** The address that links in the examples begin with. */
	readonly serverUrl: string;
	readonly operations: readonly MockOperation[];
	/** Event → body of its sample notification, as JSON. */
	readonly samples: ReadonlyMap<string, string>;
}

/** The bundled contract. */
export const CONTRACT_FILE = fileURLToPath(
	new URL("../../generated/openapi.json", import.meta.url),
);

/** The relations of an operation: the names in code that its `include` begins with, before it says where these lead. */
function relationsOf({ parameters = [] }: OperationObject): Set<string> {
	const include = parameters.find(({ name }) => name === "include");
	const [own = ""] = include?.description?.split("What these refer to") ?? [];
	return new Set([...own.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
}

function samplesOf({ webhooks }: MockDocument): Map<string, string> {
	return new Map(
		Object.entries(webhooks).map(([event, { post }]) => {
			const [media] = Object.values(post.requestBody?.content ?? {});
			return [event, JSON.stringify(media?.examples?.sample?.value)];
		}),
	);
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Reads operations, statuses and names of examples from the bundled contract. */
export function readContract(): MockContract {
	const document = JSON.parse(
		readFileSync(CONTRACT_FILE, "utf8"),
	) as MockDocument;
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
	const queryNames = new Map(
		contractOperations(document).map(({ id, queryNames }) => [id, queryNames]),
	);
	const operations = Object.entries(document.paths).flatMap(([path, item]) =>
		METHODS.flatMap((method) => {
			const operation = item[method];
			if (!operation) return [];
			return {
				id: operation.operationId,
				method: method.toUpperCase(),
				path,
				takesBody: operation.requestBody !== undefined,
				isBodyOptional: operation.requestBody?.required !== true,
				queryNames: queryNames.get(operation.operationId) ?? new Set<string>(),
				relations: relationsOf(operation),
				answers: answers(operation),
			};
		}),
	);
	return {
		version: document.info.version,
		serverUrl: document.servers[0].url,
		operations,
		samples: samplesOf(document),
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
