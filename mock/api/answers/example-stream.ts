import { once } from "node:events";
import type { EventStream } from "../../../server/http/replies/event-stream.ts";

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

/** Streams the events of an example, then comments until the client disconnects. */
export function exampleStream(
	example: string,
	lastEventId: string | undefined,
): EventStream {
	return {
		async *blocks({ signal, waitMs }) {
			yield* blocksAfter(example, lastEventId);
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
