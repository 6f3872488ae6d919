import { Pool } from "undici";
import { type ConnectionMeans, receiverConnector } from "./connect-receiver.ts";

const IDLE_TIMEOUT_MS = 4_000;
/** Longest idle time of a connection, whatever the receiver offers. */
const MOST_IDLE_MS = 30_000;
const MOST_HEADER_BYTES = 16_384;

/** The connections to receivers, kept alive and shared by origin. */
export interface ReceiverPools {
	/** The pool for a URL's origin; use it at once. */
	of(url: URL): Pool;
	close(): Promise<void>;
}

/**
 * Creates the pools without opening a connection. {@link receiverConnector} checks every connection. Beyond `mostPools`, the
 * least recently used pool finishes its requests and closes.
 */
export function openReceiverPools(
	means: ConnectionMeans,
	mostPools = 1_024,
): ReceiverPools {
	const pools = new Map<string, Pool>();

	function forget(origin: string, pool: Pool): void {
		if (pools.get(origin) === pool) pools.delete(origin);
		// Closes after its running requests.
		pool.close().catch(() => {});
	}

	function open(url: URL): Pool {
		const { origin } = url;
		const pool = new Pool(origin, {
			connect: receiverConnector(url, means),
			// One connection per request, because a request that waits for a connection could time out unsent. The caller
			// limits the number of requests.
			pipelining: 1,
			connections: null,
			allowH2: false,
			// The time limit of the whole exchange covers these parts.
			headersTimeout: 0,
			bodyTimeout: 0,
			maxHeaderSize: MOST_HEADER_BYTES,
			keepAliveTimeout: IDLE_TIMEOUT_MS,
			keepAliveMaxTimeout: MOST_IDLE_MS,
		});
		const forgetUnused = () => {
			const { connected, size } = pool.stats;
			if (connected === 0 && size === 0) forget(origin, pool);
		};
		pool.on("disconnect", forgetUnused);
		pool.on("connectionError", forgetUnused);
		return pool;
	}

	return {
		of(url) {
			const { origin } = url;
			const pool = pools.get(origin) ?? open(url);
			// A map keeps the order of insertion, so its first entry is the least recently used.
			pools.delete(origin);
			pools.set(origin, pool);
			const [oldest] = pools;
			if (pools.size > mostPools && oldest) forget(...oldest);
			return pool;
		},
		async close() {
			await Promise.all([...pools.values()].map((pool) => pool.destroy()));
		},
	};
}
