import type { SchemaNode } from "./redocly.ts";

/**
 * Redocly decorator: says in the published document that objects may have further members. JSON Schema means that anyway,
 * but some generators refuse members that are not named unless they read it.
 */
export function publishedForm() {
	return {
		Schema(schema: SchemaNode & { additionalProperties?: unknown }) {
			const isObject = [schema.type].flat().includes("object");
			if (isObject && schema.properties) schema.additionalProperties ??= true;
		},
	};
}
