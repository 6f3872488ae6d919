/** Runs with a signal that also aborts at the time limit. Its timer ends with the run, so that no timers pile up. */
export async function withTimeLimit<T>(
	signal: AbortSignal,
	timeLimitMs: number,
	run: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
	const limit = new AbortController();
	const end = () => limit.abort(new DOMException("too late", "TimeoutError"));
	const timer = setTimeout(end, timeLimitMs);
	try {
		return await run(AbortSignal.any([signal, limit.signal]));
	} finally {
		clearTimeout(timer);
	}
}
