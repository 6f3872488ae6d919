import { Agent, type Dispatcher, request } from "undici";

/** The time limit of one reply: a busy server begins a large reply late. */
const MOST_WAIT_MS = 240_000;

const agent = new Agent({
	headersTimeout: MOST_WAIT_MS,
	bodyTimeout: MOST_WAIT_MS,
});

/** A reply of the API. */
export interface ApiReply {
	readonly status: number;
	readonly bytes: number;
	/** The body as text. */
	readonly text: string;
}

/** Sends a request as one account; `path` is relative to `/v2`. */
export type Ask = (
	method: string,
	path: string,
	body?: unknown,
) => Promise<ApiReply>;

/** The members of a record that campaigns read. */
export interface AnyRecord {
	readonly id: string;
	readonly type: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly relationships?: Readonly<
		Record<string, { readonly data?: unknown }>
	>;
}

/**
 * Returns a function that sends requests with this key, each on a new connection. A server that was blocked for seconds would take
 * reused connections for idle ones, and close them.
 */
export function asker(url: string, key: string): Ask {
	return async (method, path, body) => {
		const { statusCode, body: reply } = await request(url + path, {
			dispatcher: agent,
			method: method as Dispatcher.HttpMethod,
			reset: true,
			headers: {
				authorization: `Token ${key}`,
				...(body !== undefined && {
					"content-type": "application/vnd.api+json",
				}),
			},
			body: typeof body === "string" ? body : (JSON.stringify(body) ?? null),
		});
		const text = await reply.text();
		return { status: statusCode, bytes: Buffer.byteLength(text), text };
	};
}

/** The record of a reply. Throws when it is a failure. */
export function recordOf({ status, text }: ApiReply): AnyRecord {
	if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
	return (JSON.parse(text) as { data: AnyRecord }).data;
}

/** The body of a request to track a bill of lading. */
export function trackingBody(number: string, scac: string): object {
	const attributes = {
		request_type: "bill_of_lading",
		request_number: number,
		scac,
	};
	return { data: { type: "tracking_request", attributes } };
}

/** The body that registers a webhook, for all events unless some are named. */
export function webhookBody(url: string, events?: readonly string[]): object {
	const attributes = { url, active: true, ...(events && { events }) };
	return { data: { type: "webhook", attributes } };
}
