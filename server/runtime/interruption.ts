const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How a process ends that is interrupted for the second time, as shells name an end by Ctrl-C. */
export const INTERRUPTED = 130;

/** Ctrl-C reaches all programs of a terminal, and npm hands it on to the one that it runs: what comes so soon is the same. */
const SAME_SIGNAL_MS = 1_000;

/** Aborts on the first signal that is to end this process. Whoever sends one more later than a second after it ends it at once. */
export function interruption(): AbortSignal {
	const controller = new AbortController();
	let firstAtMs: number | undefined;
	for (const name of SIGNALS) {
		process.on(name, () => {
			const nowMs = performance.now();
			firstAtMs ??= nowMs;
			if (nowMs - firstAtMs > SAME_SIGNAL_MS) process.exit(INTERRUPTED);
			controller.abort(new Error(`interrupted by ${name}`));
		});
	}
	return controller.signal;
}
