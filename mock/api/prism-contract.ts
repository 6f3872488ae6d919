import type { MockContract } from "./contract.ts";

/** The members of an answer, or of a reference to one, that Prism uses. */
interface Answer {
	readonly content?: Readonly<Record<string, { readonly examples?: unknown }>>;
}

interface Operation {
	readonly deprecated?: boolean | undefined;
	readonly responses: Readonly<Record<string, Answer>>;
}

function mapValues<T, U>(
	members: Readonly<Record<string, T>>,
	change: (value: T) => U,
): Record<string, U> {
	return Object.fromEntries(
		Object.entries(members).map(([name, value]) => [name, change(value)]),
	);
}

function withoutSchemas({ content, ...answer }: Answer): Answer {
	if (content === undefined) return answer;
	return {
		...answer,
		content: mapValues(content, ({ examples }) => ({ examples })),
	};
}

function onlyAnswers({ deprecated, responses }: Operation): Operation {
	return { deprecated, responses: mapValues(responses, withoutSchemas) };
}

/**
 * The part of the contract that Prism answers from: statuses, headers, media types and examples. It has no schemas:
 * requests are validated before they reach Prism, and schemas would be most of its work. It is a copy, because Prism changes what it
 * is given.
 */
export function prismContract({ document, operations }: MockContract): object {
	const paths: Record<string, Record<string, Operation>> = {};
	for (const { path, method } of operations) {
		const name = method.toLowerCase();
		const operation = document.paths[path]?.[name] as Operation;
		paths[path] = { ...paths[path], [name]: onlyAnswers(operation) };
	}
	const { headers, responses } = document.components;
	return structuredClone({
		openapi: "3.1.0",
		info: document.info,
		paths,
		components: {
			headers,
			responses: mapValues(responses as Operation["responses"], withoutSchemas),
		},
	});
}
