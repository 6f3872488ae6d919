import { expect, it } from "vitest";
import type { StreamedEvent } from "../../client/event-stream.ts";
import { type Answer, apiPeer, errors } from "./api-peer.ts";

const BUSY = (retryAfter: number): Answer =>
	errors(429, [{ code: "rate_limited" }], {
		"retry-after": String(retryAfter),
	});

/** A stream of these ids that ends. */
const streamOf = (...ids: string[]): Answer => ({
	headers: { "content-type": "text/event-stream" },
	body: ids.map((id) => `id: ${id}\ndata: {}\n\n`).join(""),
});

/** Reads ids until `isEnough`. */
async function readIds(
	stream: AsyncIterable<StreamedEvent<unknown>>,
	isEnough: (ids: readonly string[]) => boolean,
): Promise<string[]> {
	const ids: string[] = [];
	for await (const { id } of stream) {
		ids.push(id);
		if (isEnough(ids)) break;
	}
	return ids;
}

it("rejects when a stream cannot be opened in as many retries as any request has, although the server names a wait", async () => {
	const peer = await apiPeer([BUSY(0)]);
	const stream = peer.client({ maxRetries: 2 }).streamEvents();
	await expect(readIds(stream, () => true)).rejects.toMatchObject({
		status: 429,
	});
	expect(peer.received).toHaveLength(3);
});

it("rejects at once when the server asks for more than a minute before the first opening", async () => {
	const peer = await apiPeer([BUSY(86_400)]);
	const stream = peer.client().streamEvents();
	await expect(readIds(stream, () => true)).rejects.toMatchObject({
		retryAfter: 86_400,
	});
	expect(peer.received).toHaveLength(1);
});

it("reopens a stream that was open after the last record, however often the server refuses", async () => {
	const refusals = Array.from({ length: 2 }, () => BUSY(0));
	const peer = await apiPeer([streamOf("1"), ...refusals, streamOf("2")]);
	const stream = peer.client({ maxRetries: 0 }).streamEvents();
	expect(await readIds(stream, (ids) => ids.length === 2)).toEqual(["1", "2"]);
	expect(peer.received.at(-1)?.headers["last-event-id"]).toBe("1");
});

it("gives no record after the signal aborts, although more have arrived", async () => {
	const peer = await apiPeer([streamOf("1", "2", "3")]);
	const leaving = new AbortController();
	const { signal } = leaving;
	const seen: string[] = [];
	const reading = readIds(peer.client().streamEvents({}, { signal }), (ids) => {
		seen.push(ids.at(-1) ?? "");
		leaving.abort(new Error("left"));
		return false;
	});
	await expect(reading).rejects.toThrow("left");
	expect(seen).toEqual(["1"]);
});

it("begins anew each time it is iterated", async () => {
	const peer = await apiPeer([streamOf("1")]);
	const stream = peer.client().streamEvents();
	for (let round = 0; round < 2; round++)
		expect(await readIds(stream, () => true)).toEqual(["1"]);
});
