import {
	type Command,
	numberOption,
	STRICT,
	textOption,
	textOptions,
	UsageError,
} from "../call.ts";
import { includeOf, methodOf } from "../kinds.ts";

/** Records without `--limit`; a remark says when there are more. */
const USUAL_LIMIT = 30;

/** Splits a condition such as `status=failed` or `page[size]=5` into name and value; the names are the contract's. */
function parameterOf(condition: string): readonly [string, string] {
	const [name = "", ...value] = condition.split("=");
	if (value.length === 0 || name === "")
		throw new UsageError(`write a condition as name=value, not ${condition}`);
	// To the client this name means the fields of all types.
	if (name === "fields")
		throw new UsageError(`write fields[<type>]=<names>, not ${condition}`);
	return [name, value.join("=")];
}

/** `landfall list`: reads records, newest first, over as many pages as it needs. */
export const list: Command = {
	usage:
		"<kind> [--where <parameter=value>]… [--include <paths>] [--limit <n>]",
	summary: `read records, newest first; ${USUAL_LIMIT} of them unless --limit says otherwise`,
	words: 1,
	options: {
		where: { type: "string", multiple: true },
		include: { type: "string" },
		limit: { type: "string" },
	},
	async run({ client, words, options, output, signal }) {
		const limit = numberOption(options, "limit", USUAL_LIMIT);
		const { include, ...query } = Object.fromEntries(
			textOptions(options, "where").map(parameterOf),
		);
		const ask = {
			...query,
			...includeOf(textOption(options, "include") ?? include),
		};
		const read = methodOf(client, words[0] ?? "", "list");
		let count = 0;
		// A misspelled condition would otherwise list every record.
		for await (const record of read(ask, { signal, headers: STRICT })) {
			if (count === limit) {
				output.remark(`there are more than these ${limit}; ask with --limit`);
				break;
			}
			output.summary(record);
			count += 1;
			// Whoever asks for a number knows that there can be more.
			if (count === limit && options.limit !== undefined) break;
		}
		return true;
	},
};
