import { type Command, textOption, UsageError } from "../call.ts";

const USUAL_FILE = "landfall-listen.json";

/** `landfall listen`: forwards notifications to a receiver that the server cannot reach. */
export const listen: Command = {
	usage: "--forward-to <url> [--replay <id>] [--position <file>]",
	summary:
		"forward new notifications to a receiver on this machine, signed, until interrupted; --replay forwards one again",
	words: 0,
	options: {
		"forward-to": { type: "string" },
		replay: { type: "string" },
		position: { type: "string" },
	},
	async run({ client, options, output, signal }) {
		const url = textOption(options, "forward-to") ?? "";
		if (!/^https?:/.test(url) || !URL.canParse(url))
			throw new UsageError("give the receiver as --forward-to <url>");
		const file = textOption(options, "position") ?? USUAL_FILE;
		const replayed = textOption(options, "replay");
		const { listen: forwardAll, replay } = await import("../listen/listen.ts");
		const listening = { client, url, output, signal };
		try {
			if (replayed !== undefined) await replay(listening, replayed);
			else await forwardAll(listening, file);
		} catch (error) {
			if (!signal.aborted) throw error;
		}
		return true;
	},
};
