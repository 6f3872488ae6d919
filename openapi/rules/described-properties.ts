import type { Context, SchemaNode } from "./redocly.ts";

/** Every property has a description, and an example when it has a pattern or format. */
export function describedProperties() {
	return {
		SchemaProperties(
			properties: Readonly<Record<string, SchemaNode>>,
			context: Context,
		) {
			for (const [name, property] of Object.entries(properties)) {
				const schema = context.resolve<SchemaNode>(property).node ?? {};
				const location = context.location.child([name]).key();
				if (!property.description && !schema.description) {
					context.report({
						message: `Say in a description what "${name}" is.`,
						location,
					});
				}
				if ((schema.pattern || schema.format) && !schema.examples?.length) {
					context.report({
						message: `Show a value of "${name}" under \`examples\`: it has a pattern or format.`,
						location,
					});
				}
			}
		},
	};
}
