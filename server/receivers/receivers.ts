import type { BlockList } from "node:net";
import { unescape as decode } from "node:querystring";
import { Pool } from "undici";
import type { ReceiverProxy } from "./connect-receiver.ts";
import { type Answered, exchange } from "./exchange.ts";
import { describeFailure, ForbiddenAddressError } from "./receiver-failure.ts";
import { openReceiverPools } from "./receiver-pools.ts";
import {
	addressRefusal,
	hostOf,
	publicRefusal,
	type ReceiverRules,
	readReceiverUrl,
} from "./receiver-rules.ts";
import { nameResolver } from "./resolve-name.ts";

/** Time limit from the look-up of the name to the end of the TLS handshake. */
const CONNECT_TIMEOUT_MS = 5_000;

/** The result of a post to a receiver. */
export interface ReceiverAnswer {
	/** Null when no answer came. */
	readonly statusCode: number | null;
	readonly headers: Readonly<Record<string, string>> | null;
	/** The first kilobyte. */
	readonly body: string | null;
	/** Why no answer came, in words that reveal nothing about the address. */
	readonly error: string | null;
	readonly durationMs: number;
}

/** Sends requests to webhook receivers. URLs from users are untrusted until every address behind them is checked. */
export interface Receivers {
	/** Why a URL cannot be a receiver, or undefined when it can. Resolves its name. */
	refusal(url: string): Promise<string | undefined>;
	/** Posts bytes once, follows no redirect and ends within the time limit. Throws only when `signal` aborts before an answer. */
	post(
		url: string,
		headers: Readonly<Record<string, string>>,
		body: string,
		signal: AbortSignal,
	): Promise<ReceiverAnswer>;
	close(): Promise<void>;
}

/** Settings of the operator, and overrides for tests. */
export interface ReceiverOptions {
	readonly allowed: BlockList;
	readonly ports: readonly number[];
	/** The proxy for all requests; proxy variables of the environment are ignored. */
	readonly proxy?: URL | undefined;
	/** Time limit for resolving a name, at registration and for each connection. */
	readonly lookupTimeoutMs?: number;
	/** Time limit of a whole post: resolving, connecting, sending and reading. */
	readonly totalTimeoutMs?: number;
	/** The most origins with open connections. */
	readonly mostOrigins?: number;
	/** Used instead of the machine's own name servers. */
	readonly nameServers?: readonly string[];
	/** Certificates (PEM) that are trusted instead of Node's own. */
	readonly ca?: string;
}

function openProxy(url: URL, ca: string | undefined): ReceiverProxy {
	const credentials = decode(`${url.username}:${url.password}`);
	const token = Buffer.from(credentials).toString("base64");
	return {
		pool: new Pool(url.origin, {
			connect: { timeout: CONNECT_TIMEOUT_MS, allowH2: false, ca },
		}),
		headers:
			url.username === "" ? {} : { "proxy-authorization": `Basic ${token}` },
	};
}

type Send = (...post: Parameters<Receivers["post"]>) => Promise<Answered>;

/** Runs an exchange and returns its result and duration. Throws only when `signal` aborts before an answer. */
async function tellOf(
	send: () => Promise<Answered>,
	signal: AbortSignal,
): Promise<ReceiverAnswer> {
	const startedAt = performance.now();
	const elapsed = () => Math.round(performance.now() - startedAt);
	try {
		signal.throwIfAborted();
		const answered = await send();
		return { ...answered, error: null, durationMs: elapsed() };
	} catch (error) {
		signal.throwIfAborted();
		return {
			statusCode: null,
			headers: null,
			body: null,
			error: describeFailure(error),
			durationMs: elapsed(),
		};
	}
}

/** Creates the sender for receivers. */
export function openReceivers(options: ReceiverOptions): Receivers {
	const { lookupTimeoutMs = 3_000, totalTimeoutMs = 15_000 } = options;
	const rules: ReceiverRules = options;
	const resolveName = nameResolver({
		limitMs: lookupTimeoutMs,
		servers: options.nameServers,
	});
	const proxy = options.proxy && openProxy(options.proxy, options.ca);
	const pools = openReceiverPools(
		{
			rules,
			resolveName,
			timeoutMs: CONNECT_TIMEOUT_MS,
			proxy,
			ca: options.ca,
		},
		options.mostOrigins,
	);

	const send: Send = async (text, headers, body, signal) => {
		const url = readReceiverUrl(text);
		if (typeof url === "string") throw new ForbiddenAddressError();
		const path = url.pathname + url.search;
		const request = { method: "POST", path, headers, body } as const;
		return exchange(pools.of(url), request, totalTimeoutMs, signal);
	};

	return {
		async refusal(text) {
			const url = readReceiverUrl(text);
			if (typeof url === "string") return url;
			// A name that does not resolve now may do so later; every connection checks again.
			const addresses = await resolveName(hostOf(url)).catch(() => undefined);
			if (!addresses) return publicRefusal(url, rules);
			return addresses
				.map(({ address }) => addressRefusal(url, address, rules))
				.find((refusal) => refusal !== undefined);
		},
		post: (url, headers, body, signal) =>
			tellOf(() => send(url, headers, body, signal), signal),
		async close() {
			await pools.close();
			await proxy?.pool.destroy();
		},
	};
}
