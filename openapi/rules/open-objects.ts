import type { Context, SchemaNode } from "./redocly.ts";

/**
 * Every object names its members or says that it is free-form. None is closed, so that a client made from this version
 * accepts the members that a later one adds.
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
