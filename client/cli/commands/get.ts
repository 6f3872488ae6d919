import { type Command, textOption } from "../call.ts";
import { includeOf, methodOf } from "../kinds.ts";

/** `landfall get`: reads one record. */
export const get: Command = {
	usage: "<kind> <id> [--include <paths>]",
	summary: "read a record, with related ones",
	words: 2,
	options: { include: { type: "string" } },
	async run({ client, words, options, output, signal }) {
		const [kind = "", id = ""] = words;
		const ask = includeOf(textOption(options, "include"));
		const read = methodOf(client, kind, "get");
		output.record(await read(id, ask, { signal }));
		return true;
	},
};
