import { Agent, type Dispatcher, request } from "undici";

/** A large reply of a server that is held up may begin late. */
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

/** A record, as far as campaigns look into it. */
export interface AnyRecord {
	readonly id: string;
	readonly type: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly relationships?: Readonly<
		Record<string, { readonly data?: unknown }>
	>;
}

/**
 * Returns what sends requests with this key, each on a connection of its own: a server that was held up for seconds takes the
 * connections on which requests wait for idle ones, and closes them.
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
