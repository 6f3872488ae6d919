/** The part of Redocly's plugin interface that our rules use; the package exports no types for it. */

/** A place in the description, which Redocly shows with the message. */
export interface Location {
	readonly source: { readonly absoluteRef: string };
	child(path: readonly string[]): Location;
	key(): Location;
}

/** What a visitor gets with each node. */
export interface Context {
	readonly location: Location;
	/** Name of the member, or index, under which the node stands. */
	readonly key: string | number;
	/** Follows a `$ref`; a node without one is returned as it is. */
	resolve<T>(node: T | Reference): { readonly node: T | undefined };
	report(problem: {
		readonly message: string;
		readonly location?: Location;
	}): void;
}

/** A reference to a node that stands elsewhere. */
export interface Reference {
	readonly $ref: string;
}

/** What can stand under a status. */
export interface ResponseNode {
	readonly headers?: Readonly<Record<string, unknown>>;
	readonly content?: Readonly<Record<string, MediaTypeNode>>;
}

/** The content of one media type. */
export interface MediaTypeNode {
	examples?: Readonly<Record<string, unknown>>;
}

/** An operation as far as rules look at it. */
export interface OperationNode {
	readonly operationId?: string;
	readonly requestBody?: unknown;
	readonly responses?: Readonly<Record<string, ResponseNode | Reference>>;
}

/** A schema as far as rules look at it. */
export interface SchemaNode {
	readonly type?: string | readonly string[];
	readonly description?: string;
	readonly pattern?: string;
	readonly format?: string;
	readonly examples?: readonly unknown[];
	readonly additionalProperties?: unknown;
	readonly properties?: Readonly<Record<string, SchemaNode>>;
}
