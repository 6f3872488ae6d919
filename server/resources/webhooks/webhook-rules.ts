import { ApiError, type Problem } from "../../http/api-error.ts";
import type { Receivers } from "../../receivers/receivers.ts";
import { isReservedHeader } from "./webhook-signature.ts";

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;

/** What a webhook wants to be. */
interface WantedWebhook {
	readonly url?: string | undefined;
	readonly headers?:
		| readonly { readonly name: string; readonly value: string }[]
		| null
		| undefined;
}

function headerProblem(name: string, value: string): string | undefined {
	if (!HEADER_NAME.test(name)) return "is not a header name";
	if (isReservedHeader(name))
		return "is set by the service and cannot be overridden";
	return HEADER_VALUE.test(value)
		? undefined
		: "has a value with characters that headers cannot carry";
}

/** Checks what the contract cannot say of a webhook: where its URL leads and what its headers are. Throws a 422 that names all faults. */
export async function checkWebhook(
	wanted: WantedWebhook,
	receivers: Receivers,
): Promise<void> {
	const problems: Partial<Problem>[] = [];
	const refusal =
		wanted.url === undefined ? undefined : await receivers.refusal(wanted.url);
	if (refusal !== undefined) {
		problems.push({
			code: "invalid",
			detail: `url ${refusal}`,
			source: { pointer: "/data/attributes/url" },
		});
	}
	for (const [index, { name, value }] of (wanted.headers ?? []).entries()) {
		const problem = headerProblem(name, value);
		if (problem === undefined) continue;
		const pointer = `/data/attributes/headers/${index}`;
		problems.push({
			code: "invalid",
			detail: `the header ${JSON.stringify(name)} ${problem}`,
			source: { pointer },
		});
	}
	if (problems.length > 0) throw new ApiError(422, problems);
}
