/** The answer of the API: the body with status 200, or the failure; status 0 stands for no answer. */
export interface Answer {
	readonly status: number;
	readonly body?: unknown | undefined;
	readonly retryAfterSeconds?: number | undefined;
	/** Whether the answer never changes. */
	readonly isFinal?: boolean | undefined;
}

const PATIENCE_MS = 30_000;

/** Sends a GET to the server of this page. The browser caches and revalidates answers, so an unchanged map is not sent again. */
export async function ask(path: string, key: string): Promise<Answer> {
	try {
		// Relative, so that the page also works behind a proxy that adds a path prefix.
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
