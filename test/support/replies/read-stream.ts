import { expect } from "vitest";
import { eventBlocks } from "../../../client/event-blocks.ts";
import type { Tenant } from "../installation/test-landfall.ts";

/** A record of a stream. */
export interface Streamed {
	readonly id: string;
	readonly data: string;
}

/** An open stream. */
export interface OpenStream {
	readonly headers: Headers;
	/** The place where it began. */
	readonly place: string;
	/** The records received so far. */
	readonly seen: readonly Streamed[];
	/** The ids without data received so far, except the first. */
	readonly places: readonly string[];
	/** Resolves when the stream has ended. */
	readonly ended: Promise<void>;
	leave(): void;
}

/** Opens a stream and reads it in the background. Resolves when it has begun. */
export async function openStream(
	tenant: Pick<Tenant, "fetch">,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
	const cut = new AbortController();
	const reply = await tenant.fetch(path, { headers, signal: cut.signal });
	if (!reply.body || reply.status !== 200)
		throw new Error(`${reply.status} ${await reply.text()}`);
	expect(reply.headers.get("content-type")).toBe("text/event-stream");
	const begun = Promise.withResolvers<string>();
	const seen: Streamed[] = [];
	const places: string[] = [];
	const { body } = reply;
	const read = async () => {
		let isFirst = true;
		const reader = {
			onChunk() {},
			lostError: (cause: unknown) => cause as Error,
		};
		for await (const { id = "", data } of eventBlocks(body, reader)) {
			if (data !== undefined) seen.push({ id, data });
			else if (isFirst) begun.resolve(id);
			else places.push(id);
			isFirst = false;
		}
	};
	const ended = read().catch((error) => {
		begun.reject(error);
		if (!cut.signal.aborted) throw error;
	});
	// Some tests do not wait for the end.
	ended.catch(() => {});
	const place = await begun.promise;
	return {
		headers: reply.headers,
		place,
		seen,
		places,
		ended,
		leave: () => cut.abort(),
	};
}

/** Reads the present records of a stream, after an id or from the start of a query. */
export async function readStream(
	tenant: Pick<Tenant, "fetch">,
	path: string,
	lastEventId?: string,
): Promise<readonly Streamed[]> {
	const stream = await openStream(tenant, path, {
		prefer: "wait=0",
		...(lastEventId !== undefined && { "last-event-id": lastEventId }),
	});
	await stream.ended;
	return stream.seen;
}
