import { openValues } from "./closed-contract.ts";
import type { ContractDocument } from "./contract.ts";

type Json = Record<string, unknown>;

const NO_RESPONSES = { default: { description: "not looked at" } };

/** Members that do not constrain requests. */
const LEFT_OUT = new Set([
	"examples",
	"example",
	"description",
	"summary",
	"x-beyond",
	"x-enum-descriptions",
	"x-form",
]);

/**
 * One of our formats as JSON Schema. The contract uses a format instead, because client generators handle it better than this
 * choice.
 */
const EITHER_FORMAT = [{ format: "date" }, { format: "date-time" }];

/** Copies the parts that constrain requests: no examples, descriptions or replies. */
function copied(node: unknown, isNamed = false): unknown {
	if (Array.isArray(node)) return node.map((member) => copied(member));
	if (node === null || typeof node !== "object") return node;
	const values = isNamed ? undefined : openValues(node);
	const { format } = node as { format?: unknown };
	if (format === "date-time-or-date")
		return { type: "string", anyOf: EITHER_FORMAT };
	return Object.fromEntries([
		...(values ? [["enum", values]] : []),
		...Object.entries(node).flatMap(([name, value]): [string, unknown][] => {
			if (isNamed) return [[name, copied(value)]];
			if (LEFT_OUT.has(name)) return [];
			if (name === "responses") return [[name, NO_RESPONSES]];
			// The validator's message names the values of `enum`, but not that of `const`.
			if (name === "const") return [["enum", [value]]];
			return [[name, copied(value, name === "properties")]];
		}),
	]);
}

/** A copy of the component that a reference names. */
function componentOf(document: Json, reference: string): unknown {
	const [, , kind = "", name = ""] = reference.split("/");
	const components = document.components as Record<string, Json | undefined>;
	return copied(components[kind]?.[name]);
}

/** Rewrites "component or null" as the component with one more type, because for alternatives the validator reports the errors of each. */
function mergeNull(document: Json, node: Json): void {
	const [form, none, ...more] = (node.anyOf ?? []) as Json[];
	if (typeof form?.$ref !== "string" || none?.type !== "null" || more.length)
		return;
	const component = componentOf(document, form.$ref) as Json;
	delete node.anyOf;
	Object.assign(node, component, { type: [component.type, "null"].flat() });
}

/** Collects the components that a part refers to, directly or indirectly. */
function collect(
	document: Json,
	node: unknown,
	found: Map<string, unknown>,
): void {
	if (node === null || typeof node !== "object") return;
	mergeNull(document, node as Json);
	const { $ref: reference } = node as { $ref?: unknown };
	if (typeof reference === "string" && !found.has(reference)) {
		const component = componentOf(document, reference);
		found.set(reference, component);
		collect(document, component, found);
	}
	for (const member of Object.values(node)) collect(document, member, found);
}

/**
 * The part of the contract that constrains requests. The validator compiles every schema at the start, and nine in ten belong
 * to replies and notifications.
 */
export function requestContract(
	document: ContractDocument,
): ContractDocument & Json {
	const { webhooks: _, components, ...rest } = document as unknown as Json;
	const paths = copied(rest.paths);
	const found = new Map<string, unknown>();
	collect({ components }, paths, found);
	const used: Record<string, Json> = {
		securitySchemes: (components as Record<string, Json>).securitySchemes ?? {},
	};
	for (const [reference, component] of found) {
		const [, , kind = "", name = ""] = reference.split("/");
		used[kind] = { ...used[kind], [name]: component };
	}
	const parts = { ...rest, paths, components: used };
	return parts as Json as ContractDocument & Json;
}
