/** The part of Redocly's plugin interface that our rules use; the package exports no types for it. */

/** A place in the contract, which Redocly shows with the message. */
export interface Location {
	readonly source: { readonly absoluteRef: string };
	child(path: readonly string[]): Location;
	key(): Location;
}

/** The context of each visited node. */
export interface Context {
	readonly location: Location;
	/** Member name or index of the node in its parent. */
	readonly key: string | number;
	/** Follows a `$ref`; a node without one is returned as it is. */
	resolve<T>(node: T | Reference): { readonly node: T | undefined };
	report(problem: {
		readonly message: string;
		readonly location?: Location;
	}): void;
}

/** A reference to another node. */
export interface Reference {
	readonly $ref: string;
}

/** The reply for a status. */
export interface ResponseNode {
	readonly headers?: Readonly<Record<string, unknown>>;
	readonly content?: Readonly<Record<string, MediaTypeNode>>;
}

/** The content of one media type. */
export interface MediaTypeNode {
	examples?: Readonly<Record<string, unknown>>;
}

/** The members of an operation that rules read. */
export interface OperationNode {
	readonly operationId?: string;
	readonly requestBody?: unknown;
	readonly responses?: Readonly<Record<string, ResponseNode | Reference>>;
}

/** The members of a schema that rules read. */
export interface SchemaNode {
	readonly type?: string | readonly string[];
	readonly description?: string;
	readonly pattern?: string;
	readonly format?: string;
	readonly examples?: readonly unknown[];
	readonly additionalProperties?: unknown;
	readonly properties?: Readonly<Record<string, SchemaNode>>;
}
