const MOST_REDIRECTS = 20;

/** Why a redirect of a write is not followed; undefined when it is, with its method and body. */
function refusalOf(
	{ method, url }: Request,
	status: number,
	location: string,
): string | undefined {
	// The rules of fetch (Fetch standard, section 4.4).
	if (status === 303 || (status < 303 && method === "POST"))
		return `would make the ${method} a GET`;
	if (!URL.canParse(location, url)) return "is no URL";
	return new URL(location, url).origin === new URL(url).origin
		? undefined
		: "is another server and must not get the API key";
}

/**
 * Sends a request. Redirects of reads are followed by `fetch`, which takes no key to another origin. Those of writes are followed with
 * method and body; where that is not possible, the answer has the reason as its `statusText`. Browsers hide redirects that they do not
 * follow: then the answer is of the type `opaqueredirect`.
 */
export async function fetchRedirected(
	fetch: typeof globalThis.fetch,
	request: Request,
	signal: AbortSignal,
): Promise<Response> {
	const { method, headers } = request;
	if (/^(GET|HEAD)$/.test(method)) return fetch(request.clone(), { signal });
	let sent = request;
	for (let redirects = 1; ; redirects++) {
		const answer = await fetch(sent.clone(), { signal, redirect: "manual" });
		const { status, body } = answer;
		const location = answer.headers.get("location");
		if (!/^30[12378]$/.test(`${status}`) || location === null) return answer;
		const refusal =
			refusalOf(sent, status, location) ??
			(redirects > MOST_REDIRECTS ? "is one redirect too many" : undefined);
		if (refusal !== undefined) {
			const statusText = `redirects to ${location}, which ${refusal}; correct baseUrl`;
			return new Response(body, {
				status,
				statusText,
				headers: answer.headers,
			});
		}
		await body?.cancel();
		sent = new Request(new URL(location, sent.url), {
			method,
			headers,
			body: await request.clone().arrayBuffer(),
		});
	}
}
