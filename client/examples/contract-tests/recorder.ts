/** What the contract says of a recorded request. */
export interface Recorded {
	/** Method, path and query, such as `GET /shipments?page[size]=5`. */
	readonly request: string;
	readonly status: number;
	/** What the contract does not allow in it, with the place; empty when it holds. */
	readonly breaches: readonly string[];
}

interface ErrorDocument {
	readonly errors: readonly {
		readonly code: string;
		readonly detail: string;
	}[];
	readonly meta: { readonly request_id: string };
}

/** Statuses of requests that break the contract; 404 also says that there is no such record. */
const REFUSALS = new Set([400, 404, 405, 406, 413, 415, 422]);

/** Why a reply refuses its request; empty when it does not, or when it is an example that the test asked for. */
async function breachesIn(response: Response): Promise<string[]> {
	if (!REFUSALS.has(response.status)) return [];
	const { errors, meta } = (await response.json()) as ErrorDocument;
	// An example has a request id of its own.
	if (meta.request_id !== response.headers.get("x-request-id")) return [];
	return errors
		.filter(({ code }) => code !== "not_found")
		.map(({ detail }) => detail);
}

/** Records every request of a program, and has the mock hold each against the contract. */
export class Recorder {
	readonly requests: Recorded[] = [];

	/** What the next answers shall be: a situation such as `example=at_sea`, or an answer as `code=422, example=duplicate`. */
	prefer = "";

	/** The `fetch` for a client. Names that the contract does not declare are refused, where a server ignores them. */
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

	/** The recorded requests that break the contract, each with what is wrong in it. */
	breaches(): string[] {
		return this.requests.flatMap(({ request, breaches }) =>
			breaches.map((breach) => `${request}: ${breach}`),
		);
	}
}
