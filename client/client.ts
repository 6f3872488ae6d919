import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/openapi.ts";
import { errorOf, LandfallError } from "./errors.ts";
import type { EventStream, StreamSource } from "./event-stream.ts";
import { bodies } from "./inputs.ts";
import {
	type ArgumentsOf,
	type CallOptions,
	type OperationId,
	type ReplyOf,
	requestLines,
	type StreamedDocuments,
} from "./operations.ts";
import { type ListDocument, type PagedList, paginate } from "./paginate.ts";
import { serializeQuery } from "./query.ts";
import { type RecordClient, recordClient } from "./records.ts";
import { LONGEST_MS, MAX_RETRIES, retryingFetch } from "./retry.ts";
import type { TrackedRequest, WaitOptions } from "./wait-until-tracked.ts";

const JSON_API = "application/vnd.api+json";
const KEY = "idempotency-key";

/** Options of a client. */
export interface LandfallClientOptions {
	/** URL of the API with its version, such as `http://127.0.0.1:3000/v2`. */
	baseUrl: string;
	/** An API key; sent as `Authorization: Token <key>`. */
	apiKey: string;
	/** The `fetch` to use; default: the global one. */
	fetch?: typeof globalThis.fetch;
	/** Retries after the first attempt, 2 by default; 0 disables retries. */
	maxRetries?: number;
	/** Time limit of one attempt in milliseconds, 30,000 by default. */
	timeoutMs?: number;
}

/**
 * One method per operation, named by its operationId. Arguments are the ids of its path, its body or query, and options. Each
 * resolves to the document of the contract; a `list…` iterates over the records of all pages, a `stream…` over records as they
 * arrive. `inferNumber` takes the number itself, and `createTrackingRequest` also accepts the result of `inferNumber`.
 */
type Operations = {
	readonly [Id in OperationId]: Operation<Id>;
};

/**
 * The API in two forms. By group, `landfall.shipments.get(id, { include: ["containers"] })` resolves to the record, with the
 * related ones as members. By operationId, `landfall.getShipment(id)` resolves to the document of the contract. Both reject with `LandfallError`, or with `LandfallConnectionError` when there is no answer.
 */
export type LandfallClient = Operations &
	Omit<RecordClient, "trackingRequests"> & {
		readonly trackingRequests: RecordClient["trackingRequests"] & {
			/**
			 * Waits until a tracking request has its shipment, and resolves to the request. Rejects with `NotTrackedError` when
			 * it fails or the time limit passes.
			 */
			waitUntilTracked(
				id: string,
				options?: WaitOptions,
			): Promise<TrackedRequest>;
		};
		/**
		 * The underlying openapi-fetch client, with the same authentication, time limit and retries. Its `GET`, `POST`, … do not
		 * reject on an error status but resolve to `{ data, error, response }`. A reply without a body, such as a 304, has neither data nor an
		 * error.
		 */
		readonly raw: Client<paths>;
	};

type Operation<Id extends OperationId> = (
	...args: ArgumentsOf<Id>
) => Id extends keyof StreamedDocuments
	? EventStream<StreamedDocuments[Id]>
	: Id extends `list${string}`
		? PagedList<Extract<ReplyOf<Id>, ListDocument>>
		: Promise<ReplyOf<Id>>;

/** Creates a client for the API. Throws TypeError or RangeError for an invalid option. */
export function createLandfallClient(
	options: LandfallClientOptions,
): LandfallClient {
	const raw = createRawClient(options);
	const methods = Object.entries(requestLines).map(([id, line]) => [
		id,
		operation(raw, options, id, line),
	]);
	const operations: Operations = Object.fromEntries(methods);
	const records = recordClient(
		operations as unknown as Parameters<typeof recordClient>[0],
	);
	const { trackingRequests } = records;
	return {
		...operations,
		...records,
		trackingRequests: {
			...trackingRequests,
			async waitUntilTracked(id, waiting) {
				// Loaded at the first use, like streams.
				const { waitUntilTracked } = await import("./wait-until-tracked.ts");
				return waitUntilTracked(
					(signal) =>
						trackingRequests.get(
							id,
							{ include: ["tracked_object"] },
							signal && { signal },
						),
					waiting,
				);
			},
		},
		raw,
	};
}

function createRawClient({
	baseUrl,
	apiKey,
	fetch = (...args) => globalThis.fetch(...args),
	maxRetries = MAX_RETRIES,
	timeoutMs = 30_000,
}: LandfallClientOptions): Client<paths> {
	checkAddress(baseUrl);
	// An unset variable would otherwise be sent as the key "undefined".
	if (typeof apiKey !== "string" || !/^[!-~]+$/.test(apiKey)) {
		throw new TypeError("apiKey must be printable ASCII without blanks");
	}
	checkNumber("maxRetries", maxRetries, 0);
	checkNumber("timeoutMs", timeoutMs, 1);
	const raw = createClient<paths>({
		baseUrl,
		fetch: retryingFetch({ fetch, maxRetries, timeoutMs }),
		querySerializer: serializeQuery,
		headers: {
			Authorization: `Token ${apiKey}`,
			Accept: `${JSON_API}, application/json, application/geo+json, text/csv`,
		},
	});
	raw.use({
		onRequest({ request }) {
			// openapi-fetch sets application/json on requests with a body.
			if (request.headers.get("content-type") === "application/json") {
				request.headers.set("content-type", JSON_API);
			}
			// With an idempotency key the server repeats no effect, so the POST can be retried.
			if (request.method === "POST" && !request.headers.has(KEY)) {
				request.headers.set(KEY, newKey());
			}
		},
	});
	return raw;
}

/** A random key. Browsers have `randomUUID` on secure pages only. */
function newKey(): string {
	return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function checkNumber(name: string, value: number, least: number): void {
	if (!Number.isInteger(value) || value < least || value > LONGEST_MS)
		throw new RangeError(
			`${name} must be a whole number from ${least} to ${LONGEST_MS}`,
		);
}

/** Checks the base URL; in a browser it may be relative to the page. */
function checkAddress(baseUrl: string): void {
	let url = "";
	try {
		({ url } = new Request(baseUrl));
	} catch {
		// It is refused below.
	}
	if (!/^https?:/.test(url))
		throw new TypeError(`baseUrl is not an http or https URL: ${baseUrl}`);
}

/** The options of a request, without the types of its path. */
interface UntypedInit {
	id: string;
	baseUrl: string;
	params: { path: Readonly<Record<string, string>>; query: unknown };
	[option: string]: unknown;
}

/** The request method of openapi-fetch without types of a path. */
type UntypedRequest = (
	method: string,
	path: string,
	init: UntypedInit & { parseAs: "text" },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

function operation(
	raw: Client<paths>,
	options: LandfallClientOptions,
	id: string,
	line: string,
) {
	const [method = "", path = ""] = line.split(" ");
	const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
	const takesQuery = method === "GET" || method === "DELETE";
	const toBody: (input: never) => unknown =
		bodies[id as keyof typeof bodies] ?? ((input) => input);

	return (...args: unknown[]) => {
		const input = args[names.length];
		const { signal, headers } = (args[names.length + 1] ?? {}) as CallOptions;
		const call = async (nextQuery?: string) => {
			const ids = names.map((name, index) => [name, pathId(name, args[index])]);
			return send(raw.request as UntypedRequest, method, path, {
				id,
				baseUrl: options.baseUrl,
				signal,
				headers,
				...(id === "createTrackingRequestImport" && {
					headers: { ...headers, "Content-Type": "text/csv" },
					bodySerializer: (csv: unknown) => csv,
				}),
				params: {
					path: Object.fromEntries(ids),
					query: takesQuery ? input : undefined,
				},
				body: takesQuery ? undefined : toBody(input as never),
				...(nextQuery !== undefined && { querySerializer: () => nextQuery }),
			});
		};
		if (id.startsWith("stream"))
			return loadedStream({ raw, line, query: input, options }, args[1]);
		return id.startsWith("list")
			? paginate(call as Parameters<typeof paginate>[0])
			: call();
	};
}

/** Refuses an empty id and `.` or `..`, which would change the path of the request. */
function pathId(name: string | undefined, value: unknown): string {
	if (typeof value !== "string" || /^\.{0,2}$/.test(value)) {
		throw new TypeError(`${name} must be the id of a record`);
	}
	return value;
}

/** A stream. Its module loads at the first iteration, because most programs use no streams. */
function loadedStream(...source: StreamSource): EventStream<unknown> {
	return {
		async *[Symbol.asyncIterator]() {
			const { eventStream } = await import("./event-stream.ts");
			yield* eventStream(...source);
		},
	};
}

/** Operations whose reply has no records. */
const WITHOUT_RECORDS =
	/^(getContainerMap|getWebhookIps|redeliverWebhook|refreshContainer|triggerWebhook)$/;

/** What is wrong with the JSON of a success, as the end of a sentence; undefined when it can be the reply of the operation. */
function faultOf(id: string, reply: unknown): string | undefined {
	if (WITHOUT_RECORDS.test(id)) return undefined;
	const data = (reply as { data?: unknown } | null)?.data;
	const isList = id.startsWith("list");
	return (isList ? Array.isArray(data) : Object(data) === data)
		? undefined
		: `is no JSON:API document: it has no ${isList ? "list" : "record"} in "data"`;
}

async function send(
	request: UntypedRequest,
	method: string,
	path: string,
	init: UntypedInit,
): Promise<unknown> {
	// Reads the reply as text, so that one that is not JSON gives an error with its status.
	const { data, error, response } = await request(method, path, {
		...init,
		parseAs: "text",
	});
	const { path: ids } = init.params;
	const place = path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? "");
	const line = `${method} ${place}`;
	if (!response.ok) throw errorOf(line, response, error);
	if (response.status === 204) return undefined;
	if (response.headers.get("content-type")?.startsWith("text/csv")) return data;
	let reply: unknown;
	let fault: string | undefined = "is not JSON";
	try {
		reply = JSON.parse(String(data));
		fault = faultOf(init.id, reply);
	} catch {
		// The fault says it.
	}
	if (fault === undefined) return reply;
	// The whole address, because it may be that of something else.
	const url = init.baseUrl.replace(/\/$/, "") + place;
	const summary = `is a success, but the answer of ${url} ${fault}`;
	throw new LandfallError(line, response, undefined, summary);
}
