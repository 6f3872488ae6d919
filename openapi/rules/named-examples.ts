import type { Context, MediaTypeNode } from "./redocly.ts";

/** Every body has a named example, which the mock answers with and tests select. */
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
