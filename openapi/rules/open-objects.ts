import type { Context, SchemaNode } from "./redocly.ts";

/**
 * Every object names its members or is declared free-form. No object is closed, so that clients of this version accept members
 * that a later version adds.
 */
export function openObjects() {
	return {
		Schema(schema: SchemaNode, context: Context) {
			const { type, properties, additionalProperties } = schema;
			if (![type].flat().includes("object")) return;
			const location = context.location.child(["type"]).key();
			if (additionalProperties === false) {
				context.report({
					message:
						"Leave `additionalProperties: false` out: later versions add members.",
					location,
				});
			} else if (!properties && additionalProperties === undefined) {
				context.report({
					message:
						"Name the members under `properties`, or say with `additionalProperties` that the object is free-form.",
					location,
				});
			}
		},
	};
}
