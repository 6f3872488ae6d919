import { setTimeout as sleep } from "node:timers/promises";

/** The replies that clients got. */
export interface TrafficReport {
	readonly requests: number;
	/** Replies by status and code of error; `0` counts connections that failed. */
	readonly statuses: Readonly<Record<string, number>>;
	/** The ids of acknowledged tracking requests. */
	readonly acknowledged: readonly string[];
	/** Longest time without an acknowledged write, in ms. */
	readonly longestPauseMs: number;
}

/** Clients that keep writing and reading. */
export interface Traffic {
	/** The replies so far. */
	report(): TrafficReport;
	/** Ends all clients, and returns the replies they got. */
	stop(): Promise<TrafficReport>;
}

const CLIENTS = 6;

const PAUSE_MS = 15;

const REQUEST_LIMIT_MS = 30_000;

/** Starts clients; `urls` returns the servers that they may call at the moment. */
export function startTraffic(
	urls: () => readonly string[],
	key: string,
): Traffic {
	const statuses: Record<string, number> = {};
	const acknowledged: string[] = [];
	let isStopping = false;
	let sent = 0;
	let lastAtMs = performance.now();
	let longestPauseMs = 0;
	const ask = async (path: string, body?: unknown) => {
		const servers = urls();
		const server = servers[sent++ % servers.length] ?? "";
		try {
			const reply = await fetch(`${server}${path}`, {
				method: body === undefined ? "GET" : "POST",
				headers: {
					authorization: `Token ${key}`,
					"content-type": "application/vnd.api+json",
				},
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
				signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
			});
			const document = (await reply.json()) as {
				errors?: readonly { code?: string }[];
			};
			const code = document.errors?.[0]?.code;
			const kind =
				code === undefined ? reply.status : `${reply.status} ${code}`;
			statuses[kind] = (statuses[kind] ?? 0) + 1;
			return reply.ok
				? (document as unknown as { readonly data: { id: string } })
				: undefined;
		} catch {
			statuses[0] = (statuses[0] ?? 0) + 1;
			return undefined;
		}
	};
	const write = async (nth: number) => {
		const made = await ask("/tracking_requests", {
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "bill_of_lading",
					request_number: `MAEU${100_000_000 + nth}`,
					scac: "MAEU",
				},
			},
		});
		if (!made) return;
		acknowledged.push(made.data.id);
		const nowMs = performance.now();
		longestPauseMs = Math.max(longestPauseMs, nowMs - lastAtMs);
		lastAtMs = nowMs;
	};
	let writes = 0;
	const client = async () => {
		while (!isStopping) {
			await write(++writes);
			const known =
				acknowledged[Math.floor(Math.random() * acknowledged.length)];
			if (known !== undefined) await ask(`/tracking_requests/${known}`);
			await ask("/tracking_requests?page[size]=5");
			await ask("/shipments?page[size]=2");
			await sleep(PAUSE_MS);
		}
	};
	const clients = Promise.all(Array.from({ length: CLIENTS }, client));
	const report = () => ({
		requests: sent,
		statuses: { ...statuses },
		acknowledged: [...acknowledged],
		longestPauseMs: Math.round(longestPauseMs),
	});
	return {
		report,
		async stop() {
			isStopping = true;
			await clients;
			return report();
		},
	};
}

/** The acknowledged tracking requests that a read does not find. */
export async function findLost(
	url: string,
	key: string,
	acknowledged: readonly string[],
): Promise<string[]> {
	const lost: string[] = [];
	for (const id of acknowledged) {
		const reply = await fetch(`${url}/tracking_requests/${id}`, {
			headers: { authorization: `Token ${key}` },
			signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
		});
		await reply.arrayBuffer();
		if (reply.status !== 200) lost.push(`${id} answers ${reply.status}`);
	}
	return lost;
}
