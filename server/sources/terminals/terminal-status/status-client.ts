import { TerminalError } from "../../contracts/terminal-errors.ts";
import {
	type JsonCall,
	type JsonClient,
	jsonClient,
} from "../../requests/json-client.ts";
import type { SourceChannel } from "../../requests/source-channel.ts";

/** Limits of one call. */
export type StatusCall = JsonCall;

/** Client of one source. Throws {@link TerminalError}. */
export type StatusClient = JsonClient;

/** Creates a client of the source at a base URL. The channel holds credentials and limits. */
export function statusClient(
	baseUrl: string,
	channel: SourceChannel,
): StatusClient {
	return jsonClient(baseUrl, channel, {
		subject: "the terminal",
		settings: "the terminals file",
		failure: (reason, message, options) =>
			new TerminalError(reason, message, options),
	});
}
