/** A recorded request and its violations of the contract. */
export interface Recorded {
	/** Method, path and query, such as `GET /shipments?page[size]=5`. */
	readonly request: string;
	readonly status: number;
	/** Each violation with its place; empty when the request is right. */
	readonly breaches: readonly string[];
}

interface ErrorDocument {
	readonly errors: readonly {
		readonly code: string;
		readonly detail: string;
	}[];
	readonly meta: { readonly request_id: string };
}

/** Statuses of requests that break the contract. A 404 can also mean a missing record. */
const REFUSALS = new Set([400, 404, 405, 406, 413, 415, 422]);

/** The reasons why a reply refuses its request; empty when it accepts it, or when the test chose this reply. */
async function breachesIn(response: Response): Promise<string[]> {
	if (!REFUSALS.has(response.status)) return [];
	const { errors, meta } = (await response.json()) as ErrorDocument;
	// The request id differs from the header only in an example that the test chose.
	if (meta.request_id !== response.headers.get("x-request-id")) return [];
	return errors
		.filter(({ code }) => code !== "not_found")
		.map(({ detail }) => detail);
}

/** Records every request of a program while the mock checks it against the contract. */
export class Recorder {
	readonly requests: Recorded[] = [];

	/**
	 * The header `Prefer` of the next requests: a situation such as `example=at_sea`, or an answer such as `code=422,
	 * example=duplicate`.
	 */
	prefer = "";

	/** The `fetch` for a client. It makes the mock refuse undeclared names, which a server ignores. */
	readonly fetch: typeof globalThis.fetch = async (input, init) => {
		const request = new Request(input, init);
		const preferences = ["handling=strict", this.prefer].filter(Boolean);
		request.headers.set("prefer", preferences.join(", "));
		const response = await globalThis.fetch(request);
		const { pathname, search } = new URL(request.url);
		this.requests.push({
			request: `${request.method} ${pathname}${decodeURIComponent(search)}`,
			status: response.status,
			breaches: await breachesIn(response.clone()),
		});
		return response;
	};

	/** The recorded requests that break the contract, each with its violations. */
	breaches(): string[] {
		return this.requests.flatMap(({ request, breaches }) =>
			breaches.map((breach) => `${request}: ${breach}`),
		);
	}
}
