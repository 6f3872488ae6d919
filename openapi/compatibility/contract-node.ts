import { isDeepStrictEqual } from "node:util";

/** A node of a bundled contract. */
export interface Node {
	readonly [member: string]: unknown;
	readonly $ref?: unknown;
	readonly additionalProperties?: unknown;
	readonly allOf?: unknown;
	readonly anyOf?: unknown;
	readonly components?: unknown;
	readonly const?: unknown;
	readonly content?: unknown;
	readonly default?: unknown;
	readonly deprecated?: unknown;
	readonly description?: unknown;
	readonly discriminator?: unknown;
	readonly enum?: unknown;
	readonly headers?: unknown;
	readonly in?: unknown;
	readonly items?: unknown;
	readonly name?: unknown;
	readonly oneOf?: unknown;
	readonly operationId?: unknown;
	readonly parameters?: unknown;
	readonly patternProperties?: unknown;
	readonly paths?: unknown;
	readonly prefixItems?: unknown;
	readonly properties?: unknown;
	readonly propertyName?: unknown;
	readonly requestBody?: unknown;
	readonly required?: unknown;
	readonly responses?: unknown;
	readonly schema?: unknown;
	readonly security?: unknown;
	readonly securitySchemes?: unknown;
	readonly servers?: unknown;
	readonly tags?: unknown;
	readonly title?: unknown;
	readonly type?: unknown;
	readonly url?: unknown;
	readonly webhooks?: unknown;
}

/** A bundled contract: references lead to its own components only. */
export interface Contract extends Node {
	readonly info: { readonly version: string };
	readonly paths: Readonly<Record<string, Node>>;
}

/** The same place in both contracts. */
export interface Pair<T = Node> {
	readonly base: T;
	readonly head: T;
}

/** Keywords of a schema that describe it, and neither allow nor forbid a value. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
	"$comment",
	"description",
	"example",
	"examples",
	"externalDocs",
	"summary",
	"title",
]);

/** Whether a keyword only describes its schema. */
export function isAnnotation(member: string): boolean {
	return ANNOTATIONS.has(member) || member.startsWith("x-");
}

/** A value as a node; an empty one for anything else. */
export function asNode(value: unknown): Node {
	const isNode =
		typeof value === "object" && value !== null && !Array.isArray(value);
	return isNode ? (value as Node) : {};
}

/** A value as a list; an empty one for anything else. */
export function asList(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** Resolves a reference; members beside it replace those of its target. Any other node stays as it is. */
export function resolve(contract: Contract, value: unknown): Node {
	let node = asNode(value);
	while (typeof node.$ref === "string") {
		const { $ref, ...beside } = node;
		const target = String($ref)
			.slice("#/".length)
			.split("/")
			.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
			.reduce<Node>((parent, step) => asNode(parent[step]), contract);
		node = { ...target, ...beside };
	}
	return node;
}

/** The name of the component that a reference leads to. */
export function componentOf(value: unknown): string | undefined {
	const reference = asNode(value).$ref;
	return typeof reference === "string"
		? reference.split("/").at(-1)
		: undefined;
}

/** A schema without annotations and references, for a comparison as a whole. */
function bare(
	contract: Contract,
	value: unknown,
	depth = 0,
	isProperties = false,
): unknown {
	if (Array.isArray(value))
		return value.map((item) => bare(contract, item, depth + 1));
	if (typeof value !== "object" || value === null) return value;
	// A record that refers to itself ends here.
	if (depth > 20) return {};
	return Object.fromEntries(
		Object.entries(resolve(contract, value))
			// A property can be named like an annotation, as `description` is.
			.filter(([member]) => isProperties || !isAnnotation(member))
			.map(([member, part]) => {
				const areProperties = !isProperties && member === "properties";
				return [member, bare(contract, part, depth + 1, areProperties)];
			}),
	);
}

/** Whether two schemas are equal apart from annotations. */
export function isSame(
	contracts: Pair<Contract>,
	{ base, head }: Pair<unknown>,
): boolean {
	return isDeepStrictEqual(
		bare(contracts.base, base),
		bare(contracts.head, head),
	);
}

/** A value as text, for the description of a change. */
export function showValue(value: unknown): string {
	return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}
