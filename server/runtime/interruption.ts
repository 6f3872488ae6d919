const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Exit code after a second interruption: what shells report after Ctrl-C. */
export const INTERRUPTED = 130;

/** Ctrl-C can arrive twice, from the terminal and forwarded by npm: signals this close together count as one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Aborts on the first signal to stop this process. A second signal more than a second later exits at once. With `isHangupOther` SIGHUP
 * has another meaning.
 */
export function interruption(isHangupOther = false): AbortSignal {
	const controller = new AbortController();
	let firstAtMs: number | undefined;
	for (const name of isHangupOther ? SIGNALS : [...SIGNALS, "SIGHUP"]) {
		process.on(name, () => {
			const nowMs = performance.now();
			firstAtMs ??= nowMs;
			if (nowMs - firstAtMs > SAME_SIGNAL_MS) process.exit(INTERRUPTED);
			controller.abort(new Error(`interrupted by ${name}`));
		});
	}
	return controller.signal;
}
