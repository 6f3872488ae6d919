import {
	type ContractDocument,
	type ContractOperation,
	resolveReference,
} from "../../server/http/contract/contract.ts";

interface Example {
	readonly value: unknown;
}

interface Parameter {
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly schema?: unknown;
}

interface Body {
	readonly content?: Readonly<
		Record<string, { readonly examples?: Readonly<Record<string, Example>> }>
	>;
}

/** A valid request, made from the contract's examples of parameters and body. */
export interface ExampleRequest {
	/** Path and query. */
	readonly target: string;
	/** JSON text, or a table; undefined for operations without a body. */
	readonly body: string | undefined;
	/** The media type of the body. */
	readonly mediaType: string;
}

/** The request to an operation, with the first example of every required part. */
export function exampleRequest(
	document: ContractDocument,
	{ path, method }: ContractOperation,
): ExampleRequest {
	const resolve = <T>(node: unknown) =>
		resolveReference(document, node, path).value as T;
	const item = document.paths[path] ?? {};
	const { parameters: ofPath = [] } = item as { parameters?: unknown[] };
	const { parameters: own = [], requestBody } = item[method.toLowerCase()] as {
		parameters?: unknown[];
		requestBody?: unknown;
	};
	const query = new URLSearchParams();
	let target = path;
	for (const node of [...ofPath, ...own]) {
		const { name, in: place, required, schema } = resolve<Parameter>(node);
		const { examples = [] } = resolve<{ examples?: unknown[] }>(schema ?? {});
		const value = String(examples[0]);
		if (place === "path") target = target.replace(`{${name}}`, value);
		else if (place === "query" && required) query.set(name, value);
	}
	const { content = {} } = resolve<Body>(requestBody ?? {});
	const [[mediaType = "application/json", media] = []] =
		Object.entries(content);
	const [example] = Object.values(media?.examples ?? {});
	return {
		target: query.size > 0 ? `${target}?${query}` : target,
		body:
			typeof example?.value === "string"
				? example.value
				: example && JSON.stringify(example.value),
		mediaType,
	};
}
