import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Failure } from "./behaviour.ts";

/** Longest time without an answer; senders give up far earlier. */
const LONGEST_HANG_MS = 600_000;
const LONGEST_FLOOD_MS = 60_000;
const FLOOD = "All work and no play makes a receiver dull. ".repeat(1_500);
/** The statuses that Landfall counts as success. */
const SUCCESSES: ReadonlySet<number> = new Set([200, 201, 202, 204]);

/**
 * Answers with a status, or fails. Returns whether the sender saw a success and does not retry.
 * Resolves when the answer is sent or the connection closed.
 */
export async function answer(
	response: ServerResponse,
	status: number,
	failure: Failure | undefined,
): Promise<boolean> {
	switch (failure?.kind) {
		case "status":
			return finish(response, failure.status, {
				...(failure.retryAfter === undefined
					? {}
					: { "retry-after": String(failure.retryAfter) }),
			});
		case "redirect":
			return finish(response, 307, { location: "/elsewhere" });
		case "slow":
			await pause(response, failure.delayMs);
			break;
		case "hang":
			await pause(response, LONGEST_HANG_MS);
			response.destroy();
			return false;
		case "close":
			response.destroy();
			return false;
		case "big":
			await flood(response);
			return true;
	}
	return finish(response, status);
}

function finish(
	response: ServerResponse,
	status: number,
	headers: Readonly<Record<string, string>> = {},
): boolean {
	if (response.destroyed) return false;
	response.writeHead(status, headers).end();
	return SUCCESSES.has(status);
}

/** Aborts when the connection closes. */
function whenGone(response: ServerResponse): AbortSignal {
	const controller = new AbortController();
	if (response.destroyed) controller.abort();
	response.once("close", () => controller.abort());
	return controller.signal;
}

async function pause(response: ServerResponse, ms: number): Promise<void> {
	await sleep(ms, undefined, { signal: whenGone(response) }).catch(() => {});
}

/** Begins with success and sends data until the sender disconnects, or for a minute. */
async function flood(response: ServerResponse): Promise<void> {
	const until = AbortSignal.any([
		whenGone(response),
		AbortSignal.timeout(LONGEST_FLOOD_MS),
	]);
	response.writeHead(200, { "content-type": "text/plain" });
	while (!until.aborted) {
		if (response.write(FLOOD)) continue;
		await once(response, "drain", { signal: until }).catch(() => {});
	}
	response.destroy();
}
