import { ApiError } from "../../server/http/replies/api-error.ts";
import type { MockOperation } from "./contract.ts";

/** The answer that a client selects with the header `Prefer`. */
export interface Preference {
	readonly status: number;
	/** The name of an example; undefined for an answer without a body. */
	readonly example: string | undefined;
	/** Whether the client has named the example. */
	readonly isNamed: boolean;
}

/** The error for a status or example that the operation does not have. */
function noSuchExample({ id, answers }: MockOperation): ApiError {
	const offers = answers.map(({ status, examples }) =>
		[status, [...examples.keys()].join(", ")].filter(Boolean).join(": "),
	);
	return new ApiError(400, {
		code: "invalid",
		detail: `${id} has no such example. Write Prefer: code=<status>, example=<name>, with one of ${offers.join("; ")}.`,
		source: { header: "prefer" },
	});
}

/**
 * Reads the answer that the header `Prefer` selects: `code=422`, `example=duplicate`, or both (RFC 7240). The default
 * status is the success, the default example the first. Throws an {@link ApiError} 400 for an answer that does not exist.
 */
export function readPreference(
	operation: MockOperation,
	prefer: string | string[] | undefined,
): Preference {
	const text = String(prefer ?? "");
	const code = /(?:^|[,;\s])code="?(\w+)/.exec(text)?.[1];
	const named = /(?:^|[,;\s])example="?([^",;\s]+)/.exec(text)?.[1];
	const answer = operation.answers.find(
		({ status, examples }) =>
			(code === undefined ? status.startsWith("2") : status === code) &&
			(named === undefined || examples.has(named)),
	);
	if (!answer) throw noSuchExample(operation);
	const [first] = answer.examples.keys();
	return {
		status: Number(answer.status),
		example: named ?? first,
		isNamed: named !== undefined,
	};
}
