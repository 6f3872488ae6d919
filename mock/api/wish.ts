import type { MockOperation } from "./contract.ts";

/**
 * Whether an operation has the answer that the header `Prefer` wishes for: `code=422`, `example=duplicate`, or both.
 * Prism answers some wishes that cannot be met with whatever it has, so they are checked before it is asked.
 */
export function canAnswer(
	{ answers }: MockOperation,
	prefer: string | string[] | undefined,
): boolean {
	const wish = String(prefer ?? "");
	const code = /(?:^|[,;\s])code="?(\w+)/.exec(wish)?.[1];
	const example = /(?:^|[,;\s])example="?([^",;\s]+)/.exec(wish)?.[1];
	return answers.some(
		({ status, examples }) =>
			(code === undefined ? status.startsWith("2") : status === code) &&
			(example === undefined || examples.has(example)),
	);
}
