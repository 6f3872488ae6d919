import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until the answer is neither undefined nor false, and returns it. Fails after `limitMs` with what was awaited. */
export async function eventually<T>(
	awaited: string,
	ask: () => Promise<T | undefined | false> | T | undefined | false,
	limitMs = 10_000,
): Promise<T> {
	const deadline = Date.now() + limitMs;
	for (;;) {
		const answer = await ask();
		if (answer !== undefined && answer !== false) return answer;
		if (Date.now() > deadline)
			throw new Error(`${awaited}: not within ${limitMs} ms`);
		await sleep(20);
	}
}
