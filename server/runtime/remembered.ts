/** Caches the result of `read` for a while. Concurrent calls share one read. */
export function remembered<Value>(
	forMs: number,
	read: () => Promise<Value>,
): () => Promise<Value> {
	let value: Promise<Value> | undefined;
	let freshUntilMs = 0;
	return () => {
		if (value && performance.now() < freshUntilMs) return value;
		freshUntilMs = Number.POSITIVE_INFINITY;
		value = read().finally(() => {
			freshUntilMs = performance.now() + forMs;
		});
		return value;
	};
}
