import { once } from "node:events";
import type { EventStream } from "../../../server/http/replies/event-stream.ts";
import type { ResourceIdentifier } from "../../../server/json-api/linkage.ts";

/** Time between two comments after the last event. */
const SILENCE_MS = 20_000;

/** The events of an example, each with its empty line; only those after `Last-Event-ID` when the client sends it. */
function blocksAfter(
	example: string,
	lastEventId: string | undefined,
): string[] {
	const blocks = example.split(/(?<=\n\n)/);
	const isLast = (block: string) => block.includes(`id: ${lastEventId}\n`);
	const found = blocks.findLastIndex(isLast);
	const [begin = "", ...others] = blocks;
	return found < 0 ? [begin, ...others] : [begin, ...blocks.slice(found + 1)];
}

/** The record that a block of a stream sends, if any. */
function recordIn(block: string): ResourceIdentifier | undefined {
	const [, text] = /^data: (.*)$/m.exec(block) ?? [];
	if (text === undefined) return undefined;
	const sent = JSON.parse(text);
	return sent.data ?? sent;
}

/** Streams the events of an example whose records the client can read, then comments until it disconnects. */
export function exampleStream(
	example: string,
	lastEventId: string | undefined,
	isThere: (record: ResourceIdentifier) => boolean,
): EventStream {
	return {
		async *blocks({ signal, waitMs }) {
			for (const block of blocksAfter(example, lastEventId)) {
				const record = recordIn(block);
				if (record === undefined || isThere(record)) yield block;
			}
			const endAtMs = performance.now() + (waitMs ?? Number.POSITIVE_INFINITY);
			while (!signal.aborted && performance.now() < endAtMs) {
				const limitMs = Math.min(SILENCE_MS, endAtMs - performance.now());
				const limit = AbortSignal.timeout(Math.ceil(limitMs));
				await once(signal, "abort", { signal: limit }).catch(() => {});
				if (!signal.aborted) yield ":\n\n";
			}
		},
		close() {},
	};
}
