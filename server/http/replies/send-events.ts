import { once } from "node:events";
import type { Request, Response } from "express";
import type { Logger } from "pino";
import { waitMsOf } from "../contract/preference.ts";
import type { EventStream } from "./event-stream.ts";

/** How long a client may leave sent data unread before its stream is closed. */
const UNREAD_MS = 30_000;

/** Waits until the client has read the written data; false when it does not in time or disconnects. */
async function isRead(response: Response): Promise<boolean> {
	const limit = AbortSignal.timeout(UNREAD_MS);
	const closed = new AbortController();
	const close = () => closed.abort();
	response.once("close", close);
	try {
		const signal = AbortSignal.any([limit, closed.signal]);
		await once(response, "drain", { signal });
		return true;
	} catch {
		return false;
	} finally {
		response.off("close", close);
	}
}

/**
 * Sends a stream until it ends or the client disconnects. Nothing is read ahead: at most one block waits in memory beside the
 * connection's buffer. A client that stops reading is disconnected, and can continue after its last event.
 */
export async function sendEvents(
	request: Request,
	response: Response,
	stream: EventStream,
	log: Pick<Logger, "warn">,
): Promise<void> {
	const left = new AbortController();
	response.once("close", () => left.abort());
	response.statusCode = 200;
	response.setHeader("content-type", "text/event-stream");
	response.setHeader("cache-control", "no-cache, no-transform");
	// Keeps proxies from buffering events.
	response.setHeader("x-accel-buffering", "no");
	try {
		if (response.destroyed || response.locals.isHead) return;
		response.flushHeaders();
		const opening = { signal: left.signal, waitMs: waitMsOf(request) };
		for await (const block of stream.blocks(opening)) {
			if (response.write(block) || (await isRead(response))) continue;
			response.destroy();
			return;
		}
	} catch (error) {
		log.warn({ err: error }, "a stream has failed");
		response.destroy();
	} finally {
		stream.close();
		response.end();
	}
}
