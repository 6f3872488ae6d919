import { TerminalError } from "../../contracts/terminal-errors.ts";
import type { CarrierChannel } from "../../requests/carrier-channel.ts";
import {
	type JsonCall,
	type JsonClient,
	jsonClient,
} from "../../requests/json-client.ts";

/** What one call may take. */
export type StatusCall = JsonCall;

/** Asks one source. Throws {@link TerminalError}. */
export type StatusClient = JsonClient;

/** A client of the source at a base address; credentials and limits are the channel's. */
export function statusClient(
	baseUrl: string,
	channel: CarrierChannel,
): StatusClient {
	return jsonClient(baseUrl, channel, {
		subject: "the terminal",
		settings: "the terminals file",
		failure: (reason, message, options) =>
			new TerminalError(reason, message, options),
	});
}
