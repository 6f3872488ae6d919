import type { SchemaNode } from "./redocly.ts";

/**
 * Redocly decorator: states in the published document that objects may have further members. That is the default of JSON
 * Schema, but some generators refuse unnamed members unless it is stated.
 */
export function publishedForm() {
	return {
		Schema(schema: SchemaNode & { additionalProperties?: unknown }) {
			const isObject = [schema.type].flat().includes("object");
			if (isObject && schema.properties) schema.additionalProperties ??= true;
		},
	};
}
