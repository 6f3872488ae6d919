import type { Context, MediaTypeNode } from "./redocly.ts";

/** Everything that is sent has an example with a name: the mock answers with it, and tests and readers ask for it by name. */
export function namedExamples() {
	return {
		MediaType({ examples = {} }: MediaTypeNode, context: Context) {
			if (Object.keys(examples).length > 0) return;
			context.report({
				message: `Give ${context.key} at least one example with a name, under \`examples\`: the mock answers with it.`,
				location: context.location.key(),
			});
		},
	};
}
