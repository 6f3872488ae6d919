import type {
	MockContract,
	MockOperation,
} from "../../../mock/api/contract.ts";
import { closedContract } from "../../../server/http/contract/closed-contract.ts";
import type { ContractDocument } from "../../../server/http/contract/contract.ts";
import { memberName } from "../../../server/runtime/json-pointer.ts";
import { exampleRequest } from "../../contract/example-request.ts";
import { deepestPaths } from "./include-paths.ts";
import { largestBody, resolveSchema, type Schema } from "./largest-value.ts";

/** A large request to an operation. */
export interface MostRequest {
	readonly operationId: string;
	/** Description of the request. */
	readonly what: string;
	readonly method: string;
	/** Path template with its query; `{id}` is to be replaced. */
	readonly path: string;
	readonly body: string | undefined;
	/** Returns a smaller request, for when this one is refused as too large. */
	less(): MostRequest | undefined;
}

interface Parameter {
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly schema?: Schema & { readonly examples?: readonly unknown[] };
}

/** A number of records that no page holds. */
const LARGEST_PAGE = 1_000_000;

/** Values of a filter that takes a list. */
const MOST_VALUES = 300;

function parametersOf(
	document: ContractDocument,
	{ path, method }: MockOperation,
): readonly Parameter[] {
	const operation = document.paths[path]?.[method.toLowerCase()] as {
		readonly parameters?: readonly (Parameter & { $ref?: string })[];
	};
	return (operation.parameters ?? []).map((parameter) => {
		const name = parameter.$ref?.split("/").at(-1) ?? "";
		return (document.components.parameters?.[name] ?? parameter) as Parameter;
	});
}

function filterValue(schema: Schema): string {
	if (schema.enum) return String(schema.enum[0]);
	if (schema.type === "boolean") return "true";
	if (schema.type === "integer" || schema.type === "number") return "1";
	if (schema.format === "uuid") return "01a029a8-24c8-7210-b936-6c6d370bffcf";
	if (schema.format === "date-time") return "2020-01-01T00:00:00Z";
	return Array.from({ length: MOST_VALUES }, (_, n) => `VALUE${n}`).join(",");
}

/** Every filter of an operation, as it is written in a URL. */
function filters(
	document: ContractDocument,
	parameters: readonly Parameter[],
): [string, string][] {
	return parameters
		.filter(
			({ name, in: place, required }) =>
				place === "query" &&
				!required &&
				!name.startsWith("page[") &&
				name !== "include",
		)
		.map(({ name, schema = {} }) => [
			name,
			filterValue(resolveSchema(document, schema)),
		]);
}

function withInclude(
	make: (query: readonly [string, string][]) => Omit<MostRequest, "less">,
	paths: readonly string[],
	pageSize: number | undefined,
): MostRequest {
	const include: [string, string] = ["include", paths.join(",")];
	const page: [string, string][] =
		pageSize === undefined ? [] : [["page[size]", String(pageSize)]];
	const some = pageSize === undefined ? "" : `, ${pageSize} a page`;
	return {
		...make([include, ...page]),
		what: `${paths.length} includes${some}`,
		less() {
			if (pageSize !== undefined && pageSize > 1) {
				const half = Math.ceil(Math.min(pageSize, 200) / 2);
				return withInclude(make, paths, half === pageSize ? 1 : half);
			}
			if (paths.length === 1) return undefined;
			const half = paths.slice(0, Math.floor(paths.length / 2));
			return withInclude(make, half, pageSize);
		},
	};
}

/** The large requests of an operation: its largest page, every include, every filter, the largest body and an ordinary one. */
function requestsOf(
	document: ContractDocument,
	operation: MockOperation,
): MostRequest[] {
	const { id, method, path, queryNames, includesFrom } = operation;
	const request = exampleRequest(document, operation);
	const required = new URLSearchParams(request.target.split("?")[1] ?? "");
	const make = (
		query: readonly [string, string][] = [],
		what = "plain",
		body: string | undefined = undefined,
	): MostRequest => {
		const search = new URLSearchParams([...required, ...query]).toString();
		const target = search === "" ? path : `${path}?${search}`;
		const less = () => undefined;
		return { operationId: id, method, path: target, what, body, less };
	};
	const [pointer] = operation.bodyPointers.values();
	if (pointer !== undefined) {
		const names = pointer.slice(2).split("/").map(memberName);
		const schema = names.reduce<unknown>(
			(node, part) => (node as Record<string, unknown>)[part],
			document,
		) as Schema;
		return [
			make([], "ordinary body", request.body),
			make(
				[],
				"largest body",
				largestBody(document, schema, operation.mostBodyBytes),
			),
		];
	}
	const hasPages = queryNames.has("page[size]");
	const largestPage: [string, string] = ["page[size]", String(LARGEST_PAGE)];
	const wanted = filters(document, parametersOf(document, operation));
	return [
		hasPages ? make([largestPage], "largest page") : make(),
		...(includesFrom
			? [
					withInclude(
						make,
						deepestPaths(document, includesFrom),
						hasPages ? 100 : undefined,
					),
				]
			: []),
		...(wanted.length > 0 ? [make(wanted, `${wanted.length} filters`)] : []),
	];
}

/** The large requests of all operations of the contract; deletions come last. */
export function mostRequests(contract: MockContract): MostRequest[] {
	const document = closedContract(contract.document);
	return contract.operations
		.flatMap((operation) => requestsOf(document, operation))
		.toSorted(
			(a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"),
		);
}
