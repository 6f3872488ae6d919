import { setTimeout as sleep } from "node:timers/promises";
import { type Prism, startPrism } from "./prism.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** A Prism that has run for so long does not end as soon as it starts. */
const STABLE_MS = 30_000;

/** A Prism that is started again whenever it ends. */
export interface PrismKeeper {
	/** The Prism that runs, or the one that is being started. */
	current(): Promise<Prism>;
	close(): Promise<void>;
}

/**
 * Starts Prism with a contract in JSON and, when it ends, starts it again: at once the first time, after longer and longer pauses when it ends soon
 * again. `complain` is called for each end. A first Prism that does not come up is not tried again.
 */
export function keepPrism(
	contract: string,
	complain: (what: string) => void,
): PrismKeeper {
	const closing = new AbortController();
	const { signal } = closing;
	let pauseMs = 0;

	async function start(): Promise<Prism> {
		const prism = await startPrism(contract, signal);
		const startedAt = performance.now();
		void prism.ended.then(() => {
			if (signal.aborted) return;
			complain("Prism has ended; it is started again");
			if (performance.now() - startedAt > STABLE_MS) pauseMs = 0;
			current = startAgain();
			current.catch(() => {});
		});
		return prism;
	}

	async function startAgain(): Promise<Prism> {
		for (;;) {
			await sleep(pauseMs, undefined, { signal });
			pauseMs = Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
			try {
				return await start();
			} catch (error) {
				signal.throwIfAborted();
				complain((error as Error).message);
			}
		}
	}

	let current = start();
	current.catch(() => {});
	return {
		current: () => current,
		async close() {
			closing.abort();
			await current.then(
				({ ended }) => ended,
				() => undefined,
			);
		},
	};
}
