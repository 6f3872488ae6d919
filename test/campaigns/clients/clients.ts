import type { Outcome } from "../outcome.ts";
import { openClientAccount } from "./client-account.ts";
import { DOCUMENTED_REQUESTS } from "./documented-requests.ts";
import { replay } from "./replay.ts";

/**
 * Replays what the public API's SDK, command line, MCP server and Go client send, and what its documents show, against a server
 * with simulated lines: nothing is refused that the public API takes, and every filter does something.
 */
export async function clients(): Promise<Outcome> {
	const account = await openClientAccount();
	try {
		const { sent, filters, later, problems } = await replay(
			account.landfall,
			account.records,
			DOCUMENTED_REQUESTS,
		);
		const figures = {
			"documented requests": sent,
			"of them with a filter": filters,
			"for parts not there yet": later,
		};
		return { figures, problems };
	} finally {
		await account.stop();
	}
}
