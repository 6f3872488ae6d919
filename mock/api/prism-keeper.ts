import { setTimeout as sleep } from "node:timers/promises";
import { type Prism, startPrism } from "./prism.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** After this run time a crash counts as the first again, and Prism restarts at once. */
const STABLE_MS = 30_000;

/** A Prism that restarts whenever it ends. */
export interface PrismKeeper {
	/** The running Prism, or the one that is starting. */
	current(): Promise<Prism>;
	close(): Promise<void>;
}

/**
 * Starts Prism with a contract in JSON and restarts it whenever it ends: at once the first time, and after growing pauses when
 * it soon ends again. Calls `complain` for each end. Rejects when the first start fails.
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
