/** The parts of a JSON schema that the checks read. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly examples?: readonly unknown[];
	readonly format?: string;
	readonly pattern?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly allOf?: readonly Schema[];
}

/** A parameter of an operation. */
export interface Parameter {
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly required?: boolean;
	readonly schema: Schema;
}

interface MediaType {
	readonly schema: Schema;
	readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** The declared reply of an operation for one status. */
export interface Reply {
	readonly headers?: Readonly<Record<string, unknown>>;
	readonly content?: Readonly<Record<string, MediaType>>;
}

interface Referable {
	readonly $ref?: string;
}

interface OperationObject {
	readonly operationId: string;
	readonly parameters?: readonly (Parameter & Referable)[];
	readonly requestBody?: {
		readonly required?: boolean;
		readonly content: Readonly<Record<string, MediaType>>;
	};
	readonly responses: Readonly<Record<string, Reply & Referable>>;
}

/** An OpenAPI document whose references lead to its own components. */
export interface ContractDocument {
	readonly info: { readonly version: string };
	readonly paths: Readonly<
		Record<
			string,
			Readonly<Record<string, OperationObject>> &
				Pick<OperationObject, "parameters">
		>
	>;
	readonly components: {
		readonly schemas: Readonly<Record<string, Schema>>;
	};
}

/** The request body of an operation. */
export interface RequestBody {
	readonly mediaType: string;
	readonly schema: Schema;
	readonly isRequired: boolean;
	readonly examples: readonly unknown[];
}

/** Whether a body is JSON rather than CSV. */
export const isJson = ({ mediaType }: RequestBody) =>
	/[/+]json$/.test(mediaType);

/** An operation with its references resolved, except those of schemas. */
export interface Operation {
	readonly id: string;
	/** In upper case. */
	readonly method: string;
	readonly path: string;
	/** All methods of the path. */
	readonly methods: readonly string[];
	readonly parameters: readonly Parameter[];
	readonly body: RequestBody | undefined;
	/** Declared replies by status, or `default`. */
	readonly replies: Readonly<Record<string, Reply>>;
	/** Its status of success. */
	readonly success: number;
}

/** Resolves a reference within a document. */
export function resolve<Target>(
	document: ContractDocument,
	target: Target & Referable,
): Target {
	let found: unknown = target;
	for (;;) {
		const { $ref } = found as Referable;
		if ($ref === undefined) return found as Target;
		found = $ref
			.replace("#/", "")
			.split("/")
			.reduce(
				(node, key) => (node as Record<string, unknown>)[key],
				document as unknown,
			);
	}
}

function bodyOf({ requestBody }: OperationObject): RequestBody | undefined {
	const [first] = Object.entries(requestBody?.content ?? {});
	if (!requestBody || !first) return undefined;
	const [mediaType, { schema, examples = {} }] = first;
	return {
		mediaType,
		schema,
		isRequired: requestBody.required ?? false,
		examples: Object.values(examples).map(({ value }) => value),
	};
}

/** The operations of a document, in its order. */
export function operationsOf(document: ContractDocument): Operation[] {
	return Object.entries(document.paths).flatMap(([path, item]) => {
		const operations: Readonly<Record<string, OperationObject>> = item;
		const declared = Object.entries(operations).filter(
			([, operation]) => operation.operationId !== undefined,
		);
		const methods = declared.map(([method]) => method.toUpperCase());
		return declared.map(([method, operation]): Operation => {
			const replies = Object.entries(operation.responses).map(
				([status, reply]) => [status, resolve<Reply>(document, reply)],
			);
			const statuses = Object.keys(operation.responses).map(Number);
			return {
				id: operation.operationId,
				method: method.toUpperCase(),
				path,
				methods,
				parameters: [
					...(item.parameters ?? []),
					...(operation.parameters ?? []),
				].map((parameter) => resolve<Parameter>(document, parameter)),
				body: bodyOf(operation),
				replies: Object.fromEntries(replies),
				success: statuses.find((status) => status < 300) ?? 200,
			};
		});
	});
}
