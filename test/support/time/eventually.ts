import { setTimeout as sleep } from "node:timers/promises";

/** Repeats a check until its result is neither undefined nor false, and returns the result. After `limitMs` it fails with `awaited`. */
export async function eventually<T>(
	awaited: string,
	check: () => Promise<T | undefined | false> | T | undefined | false,
	limitMs = 60_000,
): Promise<T> {
	const deadline = Date.now() + limitMs;
	for (;;) {
		const result = await check();
		if (result !== undefined && result !== false) return result;
		if (Date.now() > deadline)
			throw new Error(`${awaited}: not within ${limitMs} ms`);
		await sleep(20);
	}
}
