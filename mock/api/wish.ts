import type { MockOperation } from "./contract.ts";

type Prefer = string | string[] | undefined;

/** The answer that the header `Prefer` wishes for: `code=422`, `example=duplicate`, or both (RFC 7240). */
export interface Wish {
	readonly code: string | undefined;
	readonly example: string | undefined;
}

/** Reads a wish; its members are undefined where nothing is wished for. */
export function readWish(prefer: Prefer): Wish {
	const text = String(prefer ?? "");
	return {
		code: /(?:^|[,;\s])code="?(\w+)/.exec(text)?.[1],
		example: /(?:^|[,;\s])example="?([^",;\s]+)/.exec(text)?.[1],
	};
}

/** Whether a request wants to be held to the letter of the contract: `handling=strict`. */
export function isStrict(prefer: Prefer): boolean {
	return /handling\s*=\s*"?strict/i.test(String(prefer ?? ""));
}

/**
 * Whether an operation has the answer that is wished for. Prism answers some wishes that cannot be met with whatever it has,
 * so they are checked before it is asked.
 */
export function canAnswer(
	{ answers }: MockOperation,
	{ code, example }: Wish,
): boolean {
	return answers.some(
		({ status, examples }) =>
			(code === undefined ? status.startsWith("2") : status === code) &&
			(example === undefined || examples.has(example)),
	);
}
