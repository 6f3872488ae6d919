import type { Context, SchemaNode } from "./redocly.ts";

/** Every object says whether it may have members that are not listed, so that nobody has to guess. */
export function decidedMembers() {
	return {
		Schema(schema: SchemaNode, context: Context) {
			const isObject = [schema.type].flat().includes("object");
			if (!isObject || schema.additionalProperties !== undefined) return;
			context.report({
				message:
					"Decide on `additionalProperties`: false closes the object, true or a schema leaves it open.",
				location: context.location.child(["type"]).key(),
			});
		},
	};
}
