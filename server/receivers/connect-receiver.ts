import { isIP, type LookupFunction, Socket } from "node:net";
import { buildConnector, type Pool } from "undici";
import { boundAnswers } from "./bound-answers.ts";
import { ForbiddenAddressError } from "./receiver-failure.ts";
import {
	addressRefusal,
	hostOf,
	portOf,
	type ReceiverRules,
} from "./receiver-rules.ts";
import type { Addresses, ResolveName } from "./resolve-name.ts";
import { readShortly } from "./short-reads.ts";

/** The settings of every connection to a receiver. */
export interface ConnectionMeans {
	readonly rules: ReceiverRules;
	readonly resolveName: ResolveName;
	/** Time limit from the look-up of the name to the end of the TLS handshake. */
	readonly timeoutMs: number;
	/** The operator's proxy; without one, connections are direct. */
	readonly proxy: ReceiverProxy | undefined;
	/** Certificates to trust instead of those that come with Node. */
	readonly ca: string | undefined;
}

/** How to connect through the operator's proxy. */
export interface ReceiverProxy {
	readonly pool: Pool;
	/** Headers that authorize Landfall at the proxy. */
	readonly headers: Readonly<Record<string, string>>;
}

function lookupOf(find: () => Promise<Addresses>): LookupFunction {
	return (_name, { all }, callback) => {
		find().then(
			(addresses) => {
				if (all) callback(null, [...addresses]);
				else callback(null, addresses[0].address, addresses[0].family);
			},
			(error) => callback(error, []),
		);
	};
}

/** Opens a tunnel to an address that is already resolved and checked; the proxy would resolve a name again. */
async function openTunnel(
	{ pool, headers }: ReceiverProxy,
	[{ address, family }]: Addresses,
	port: number,
	timeoutMs: number,
): Promise<Socket> {
	const authority = `${family === 6 ? `[${address}]` : address}:${port}`;
	const tunnel = await pool
		.connect({
			path: authority,
			headers: { ...headers, host: authority },
			signal: AbortSignal.timeout(timeoutMs),
		})
		// Undici treats some error codes as a lost connection and would retry forever.
		.catch(() => {
			throw new Error("the proxy cannot be reached");
		});
	const { socket } = tunnel;
	if (tunnel.statusCode === 200 && socket instanceof Socket) return socket;
	socket.on("error", () => {}).destroy();
	throw new Error(`the proxy answered ${tunnel.statusCode}`);
}

/** Resolves the host of a URL. Rejects when connections to it are forbidden. */
async function findAddresses(
	url: URL,
	{ resolveName, rules }: ConnectionMeans,
): Promise<Addresses> {
	const addresses = await resolveName(hostOf(url));
	// One forbidden address forbids the whole name. Otherwise the name's server could refuse connections until Landfall tries that
	// address.
	if (addresses.some(({ address }) => addressRefusal(url, address, rules)))
		throw new ForbiddenAddressError();
	return addresses;
}

function connectThroughProxy(
	url: URL,
	means: ConnectionMeans & { readonly proxy: ReceiverProxy },
	connect: buildConnector.connector,
): buildConnector.connector {
	const open = async () =>
		openTunnel(
			means.proxy,
			await findAddresses(url, means),
			portOf(url),
			means.timeoutMs,
		);
	return (options, callback) => {
		open().then(
			(socket) => {
				if (url.protocol === "http:") callback(null, socket);
				else connect({ ...options, httpSocket: socket }, callback);
			},
			(error) => callback(error, null),
		);
	};
}

function connectDirectly(
	url: URL,
	{ rules }: ConnectionMeans,
	connect: buildConnector.connector,
): buildConnector.connector {
	const isForbidden = (address: string) =>
		addressRefusal(url, address, rules) !== undefined;
	return (options, callback) => {
		// A literal address is not resolved.
		if (isIP(hostOf(url)) !== 0 && isForbidden(hostOf(url)))
			return callback(new ForbiddenAddressError(), null);
		return connect(options, (error, socket) => {
			if (error || !isForbidden(socket.remoteAddress ?? ""))
				return error ? callback(error, null) : callback(null, socket);
			socket.destroy();
			return callback(new ForbiddenAddressError(), null);
		});
	};
}

/**
 * Creates the hook that opens connections to the origin of a URL. It checks every address of the name after resolving it and
 * connects to one of these addresses, so DNS rebinding is impossible.
 */
export function receiverConnector(
	url: URL,
	means: ConnectionMeans,
): buildConnector.connector {
	const { timeoutMs, proxy, ca } = means;
	const connect = buildConnector({
		timeout: timeoutMs,
		allowH2: false,
		maxCachedSessions: 1,
		// Set explicitly, because an environment variable of Node can turn it off.
		rejectUnauthorized: true,
		lookup: lookupOf(() => findAddresses(url, means)),
		ca,
	});
	const open = proxy
		? connectThroughProxy(url, { ...means, proxy }, connect)
		: connectDirectly(url, means, connect);
	return (options, callback) =>
		open(options, (...[error, socket]) => {
			if (error) return callback(error, null);
			boundAnswers(socket);
			return callback(null, readShortly(socket));
		});
}
