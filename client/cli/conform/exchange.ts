import { LandfallConnectionError } from "../../errors.ts";
import type { Operation } from "./contract.ts";

/** Longest wait that `Retry-After` can ask for before a request is repeated, in seconds. */
const MAX_WAIT_S = 90;

const TIME_LIMIT_MS = 30_000;

const TOO_LATE = `there was no whole answer within ${TIME_LIMIT_MS / 1_000} s`;

/** A request to send for an operation. */
export interface Probe {
	readonly operation: Operation;
	/** Default: the method of the operation. */
	readonly method?: string;
	/** Path with ids, and query. */
	readonly target: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** The body to send as JSON; undefined for none. */
	readonly body?: unknown;
	/** A text to send instead of `body`. */
	readonly text?: string;
}

/** A request with its reply. */
export interface Exchange extends Omit<Probe, "body" | "text"> {
	readonly method: string;
	readonly status: number;
	readonly replyHeaders: Headers;
	readonly replyText: string;
	/** The body of the reply as JSON; undefined when it is not JSON. */
	readonly json: unknown;
}

/** A request without a complete answer. */
export class LostExchange extends LandfallConnectionError {
	/** What happened, without the request. */
	readonly problem: string;

	constructor(
		request: string,
		problem: string,
		options: { cause: unknown; timedOut: boolean },
	) {
		super(`${request}: ${problem}`, options);
		this.problem = problem;
	}
}

/** Sends requests to one server with one key. */
export interface Line {
	/** URL of the API. */
	readonly baseUrl: string;
	/** Sends a request, without a retry. Rejects with {@link LostExchange} without a complete answer. */
	send(probe: Probe): Promise<Exchange>;
}

const isStream = ({ replies }: Operation) =>
	replies[200]?.content?.["text/event-stream"] !== undefined;

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Creates a connection to a server. An empty header in a probe removes that header. */
export function lineTo(
	server: { readonly baseUrl: string; readonly apiKey: string },
	signal: AbortSignal,
): Line {
	const baseUrl = server.baseUrl.replace(/\/+$/, "");
	return {
		baseUrl,
		async send(probe) {
			const { operation, target } = probe;
			const isTable = operation.body?.mediaType === "text/csv";
			const body =
				probe.text ??
				(isTable && typeof probe.body === "string"
					? probe.body
					: JSON.stringify(probe.body));
			const method = probe.method ?? operation.method;
			const headers = new Headers({
				authorization: `Token ${server.apiKey}`,
				...(body !== undefined && {
					"content-type": operation.body?.mediaType ?? "application/json",
				}),
				...probe.headers,
			});
			// Asks the stream to end instead of waiting for new events.
			if (isStream(operation)) headers.append("prefer", "wait=0");
			for (const [name, value] of Object.entries(probe.headers ?? {}))
				if (value === "") headers.delete(name);
			const timeout = AbortSignal.timeout(TIME_LIMIT_MS);
			const lost = (problem: string) => (cause: unknown) => {
				signal.throwIfAborted();
				const { aborted: timedOut } = timeout;
				const request = `${method} ${baseUrl}${target}`;
				throw new LostExchange(request, timedOut ? TOO_LATE : problem, {
					cause,
					timedOut,
				});
			};
			const response = await fetch(`${baseUrl}${target}`, {
				method,
				headers,
				redirect: "manual",
				signal: AbortSignal.any([signal, timeout]),
				...(body !== undefined && { body }),
			}).catch(lost("there was no answer"));
			const replyText = await response
				.text()
				.catch(lost("the answer has no end"));
			return {
				...probe,
				method,
				status: response.status,
				replyHeaders: response.headers,
				replyText,
				json: parsed(replyText),
			};
		},
	};
}

/** Seconds to wait after a 429; undefined when it asks for no time, or for too long. */
export function secondsToWait({
	status,
	replyHeaders,
}: Exchange): number | undefined {
	const seconds = Number(replyHeaders.get("retry-after") ?? Number.NaN);
	const isWaited = status === 429 && seconds > 0 && seconds <= MAX_WAIT_S;
	return isWaited ? seconds : undefined;
}
