import {
	type Command,
	numberOption,
	STRICT,
	textOption,
	textOptions,
	UsageError,
} from "../call.ts";
import { includeOf, methodOf } from "../kinds.ts";

const USUAL_LIMIT = 30;

/** Turns conditions such as `status=failed` or `page[size]=5` into query parameters; the names are the contract's. */
function queryOf(conditions: readonly string[]): Record<string, string> {
	const entries = conditions.map((condition): [string, string] => {
		const [name = "", ...value] = condition.split("=");
		if (value.length === 0 || name === "")
			throw new UsageError(`write a condition as name=value, not ${condition}`);
		return [name, value.join("=")];
	});
	return Object.fromEntries(entries);
}

/** `landfall list`: reads records, newest first, over as many pages as it needs. */
export const list: Command = {
	usage:
		"<kind> [--where <parameter=value>]… [--include <paths>] [--limit <n>]",
	summary: "read records, newest first",
	words: 1,
	options: {
		where: { type: "string", multiple: true },
		include: { type: "string" },
		limit: { type: "string" },
	},
	async run({ client, words, options, output, signal }) {
		const limit = numberOption(options, "limit", USUAL_LIMIT);
		const ask = {
			...queryOf(textOptions(options, "where")),
			...includeOf(textOption(options, "include")),
		};
		const read = methodOf(client, words[0] ?? "", "list");
		let count = 0;
		// A misspelled condition would otherwise list every record.
		for await (const record of read(ask, { signal, headers: STRICT })) {
			output.summary(record);
			count += 1;
			if (count === limit) break;
		}
		return true;
	},
};
