import { lookup as systemLookup } from "node:dns";
import { lookup as resolveName } from "node:dns/promises";
import { type BlockList, isIP, type LookupFunction } from "node:net";
import { Agent, request } from "undici";
import { isAllowed, isPublic } from "./receiver-address.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 15_000;
const MOST_ANSWER_BYTES = 1_024;

/** What came of handing bytes to a receiver. */
export interface ReceiverAnswer {
	/** Null when no answer came. */
	readonly statusCode: number | null;
	readonly headers: Readonly<Record<string, string>> | null;
	/** The first kilobyte. */
	readonly body: string | null;
	/** Why no answer came, in words that tell nothing about what is at the address. */
	readonly error: string | null;
	readonly durationMs: number;
}

/** The way out to webhook receivers: URLs given by users are hostile until every address behind them is checked. */
export interface Receivers {
	/** Why a URL cannot be a receiver, or undefined when it can. Resolves its name. */
	refusal(url: string): Promise<string | undefined>;
	/** Posts bytes once, follows no redirect and ends within 15 s. Throws only when `signal` aborts. */
	post(
		url: string,
		headers: Readonly<Record<string, string>>,
		body: string,
		signal: AbortSignal,
	): Promise<ReceiverAnswer>;
	close(): Promise<void>;
}

type Policy = (address: string) => boolean;

class ForbiddenAddressError extends Error {
	override readonly name = "ForbiddenAddressError";
}

/** Resolves names for connections and refuses the whole name when one of its addresses is forbidden, so nothing can rebind in between. */
function guardedLookup(permits: Policy): LookupFunction {
	return (hostname, options, callback) => {
		systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
			const [first] = addresses ?? [];
			if (error || !first)
				return callback(error ?? new Error("no address"), []);
			if (!addresses.every(({ address }) => permits(address)))
				return callback(new ForbiddenAddressError(), []);
			return options.all
				? callback(null, addresses)
				: callback(null, first.address, first.family);
		});
	};
}

function hostOf(url: URL): string {
	return url.hostname.replace(/^\[|\]$/g, "");
}

/** What is said of a failed attempt. Only the kind of failure: details could describe a private network. */
function describe(error: unknown): string {
	const { name, code } = (error ?? {}) as { name?: string; code?: string };
	if (name === "ForbiddenAddressError")
		return "the receiver's address is not allowed";
	if (
		name === "TimeoutError" ||
		code === "UND_ERR_CONNECT_TIMEOUT" ||
		code === "UND_ERR_HEADERS_TIMEOUT"
	)
		return "the receiver did not answer in time";
	if (code === "ENOTFOUND" || code === "EAI_AGAIN")
		return "the receiver's name cannot be resolved";
	if (
		code !== undefined &&
		/^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/.test(
			code,
		)
	)
		return "the receiver's TLS certificate is not valid";
	if (code === "ECONNREFUSED") return "the receiver refused the connection";
	return "the connection to the receiver failed";
}

async function readStart(body: AsyncIterable<Buffer>): Promise<string> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of body) {
		chunks.push(chunk);
		length += chunk.length;
		if (length >= MOST_ANSWER_BYTES) break;
	}
	return Buffer.concat(chunks).subarray(0, MOST_ANSWER_BYTES).toString("utf8");
}

/** Opens the way out. `allowed` are the networks that the operator has opened besides the public internet. */
export function openReceivers(allowed: BlockList): Receivers {
	const policies: Readonly<Record<string, Policy>> = {
		"https:": (address) => isPublic(address) || isAllowed(address, allowed),
		// Without TLS only into networks that the operator has opened.
		"http:": (address) => isAllowed(address, allowed),
	};
	const agents = new Map(
		Object.entries(policies).map(([protocol, permits]) => [
			protocol,
			new Agent({
				connect: {
					timeout: CONNECT_TIMEOUT_MS,
					lookup: guardedLookup(permits),
				},
			}),
		]),
	);

	async function refusal(text: string): Promise<string | undefined> {
		const url = URL.parse(text);
		const permits = url && policies[url.protocol];
		if (!url || !permits) return "must be an https URL";
		if (url.username !== "" || url.password !== "")
			return "must not carry credentials";
		const host = hostOf(url);
		let addresses: string[];
		try {
			addresses = isIP(host)
				? [host]
				: (await resolveName(host, { all: true })).map(
						({ address }) => address,
					);
		} catch {
			// A name that does not resolve now may later; the check is made again at every connection.
			return url.protocol === "https:" ? undefined : "must be an https URL";
		}
		if (addresses.every(permits)) return undefined;
		return addresses.every(isPublic)
			? "must be an https URL"
			: "must not lead to a private or special network";
	}

	async function attempt(
		url: URL,
		headers: Readonly<Record<string, string>>,
		body: string,
		signal: AbortSignal,
	) {
		const host = hostOf(url);
		// Connections to a literal address do not ask for a lookup.
		if (isIP(host) && !policies[url.protocol]?.(host))
			throw new ForbiddenAddressError();
		const dispatcher = agents.get(url.protocol);
		if (!dispatcher) throw new ForbiddenAddressError();
		const deadline = AbortSignal.any([
			signal,
			AbortSignal.timeout(TOTAL_TIMEOUT_MS),
		]);
		const answer = await request(url, {
			dispatcher,
			method: "POST",
			headers,
			body,
			signal: deadline,
		});
		const entries = Object.entries(answer.headers).map(([name, value]) => [
			name,
			String(value ?? ""),
		]);
		// The status is the acknowledgement; a body that breaks off after it changes nothing.
		const start = await readStart(answer.body).catch(() => null);
		return {
			statusCode: answer.statusCode,
			headers: Object.fromEntries(entries),
			body: start,
		};
	}

	return {
		refusal,
		async post(url, headers, body, signal) {
			const startedAt = performance.now();
			const elapsed = () => Math.round(performance.now() - startedAt);
			try {
				const answer = await attempt(new URL(url), headers, body, signal);
				return { ...answer, error: null, durationMs: elapsed() };
			} catch (error) {
				signal.throwIfAborted();
				return {
					statusCode: null,
					headers: null,
					body: null,
					error: describe(error),
					durationMs: elapsed(),
				};
			}
		},
		async close() {
			await Promise.all([...agents.values()].map((agent) => agent.destroy()));
		},
	};
}
