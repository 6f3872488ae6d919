import { Pool } from "undici";
import { type ConnectionMeans, receiverConnector } from "./connect-receiver.ts";

const IDLE_TIMEOUT_MS = 4_000;
/** However long a receiver offers to keep an idle connection. */
const MOST_IDLE_MS = 30_000;
const MOST_HEADER_BYTES = 16_384;

/** The connections to receivers, kept alive and shared by origin. */
export interface ReceiverPools {
	/** The pool of a URL's origin, to be used at once. */
	of(url: URL): Pool;
	close(): Promise<void>;
}

/**
 * Opens no connection yet. Every one that a pool opens is checked by {@link receiverConnector}. Beyond `mostPools`, the pool
 * that was used least recently ends what it has under way and lets go of its connections.
 */
export function openReceiverPools(
	means: ConnectionMeans,
	mostPools = 1_024,
): ReceiverPools {
	const pools = new Map<string, Pool>();

	function forget(origin: string, pool: Pool): void {
		if (pools.get(origin) === pool) pools.delete(origin);
		// Ends by itself when the requests under way have ended.
		pool.close().catch(() => {});
	}

	function open(url: URL): Pool {
		const { origin } = url;
		const pool = new Pool(origin, {
			connect: receiverConnector(url, means),
			// One request a connection, and as many connections as there are requests: their number is the caller's to limit,
			// who knows whom they are for. One that waited for another's connection could run out of time unsent.
			pipelining: 1,
			connections: null,
			allowH2: false,
			// The limit of the whole exchange holds for its parts.
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
			// A map keeps the order of insertion, so its first is the one used least recently.
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
