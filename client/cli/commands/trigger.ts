import type { EventName } from "../../index.ts";
import { type Command, textOption, UsageError } from "../call.ts";

/** `landfall trigger`: has the server send a sample of an event to a receiver. */
export const trigger: Command = {
	usage: "<event> --url <url> [--secret <secret>]",
	summary: "have a sample notification sent to a receiver",
	words: 1,
	options: { url: { type: "string" }, secret: { type: "string" } },
	async run({ client, words, options, output, signal }) {
		const url = textOption(options, "url");
		if (url === undefined) throw new UsageError("give the receiver as --url");
		const secret = textOption(options, "secret");
		// The server refuses names of unknown events.
		const event = words[0] as EventName;
		const result = await client.webhooks.trigger(
			{ url, event, ...(secret !== undefined && { secret }) },
			{ signal },
		);
		const { succeeded, status_code, error, response_body } = result;
		const answer = error ?? `answered ${status_code}`;
		output.result(
			result,
			[`${url} ${answer}`, response_body ?? ""].join("\n").trim(),
		);
		return succeeded;
	},
};
