/** What came of asking the API: a body with 200, otherwise how it failed; 0 when there was no answer at all. */
export interface Answer {
	readonly status: number;
	readonly body?: unknown | undefined;
	readonly retryAfterSeconds?: number | undefined;
	/** Whether it will never change. */
	readonly isFinal?: boolean | undefined;
}

const PATIENCE_MS = 30_000;

/**
 * Asks the server that served this page. The browser keeps answers and asks whether they are still good, so that a map
 * that has not changed is not sent again.
 */
export async function ask(path: string, key: string): Promise<Answer> {
	try {
		// Relative, so that the page also works behind a proxy that puts a prefix before all paths.
		const reply = await fetch(new URL(`../v2/${path}`, location.href), {
			headers: { authorization: `Token ${key}` },
			cache: "no-cache",
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const { status, headers } = reply;
		const seconds = Number(headers.get("retry-after"));
		return {
			status,
			body: status === 200 ? await reply.json() : undefined,
			...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
			isFinal: headers.get("cache-control")?.includes("immutable") ?? false,
		};
	} catch {
		return { status: 0 };
	}
}
