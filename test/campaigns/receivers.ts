import { once } from "node:events";
import {
	type AddressInfo,
	createServer,
	type Server,
	type Socket,
} from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { nowMs } from "../bench/deliveries/load.ts";

/** How a receiver treats a request: accepts it, never answers, answers 500, or closes the connection early. */
export type Behaviour = "take" | "hang" | "refuse" | "close";

/** A request that reached a receiver. */
export interface Arrival {
	/** Index of the receiver in its fleet. */
	readonly receiver: number;
	/** The path. Requests of a broken connection record nothing else. */
	readonly path: string;
	readonly id: string;
	/** Arrival in epoch milliseconds, with a fraction. */
	readonly atMs: number;
	/** Time of the answer or of the end of the connection; 0 until then. */
	endMs: number;
	/** Whether the answer was a success. */
	isTaken: boolean;
	/** Present when the fleet keeps requests. */
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** Options of a fleet. */
export interface FleetOptions {
	readonly count: number;
	/** Upper bound of the random time that an answer takes. */
	readonly slowMs?: number;
	/** Whether arrivals include headers and bodies. */
	readonly isKeeping?: boolean;
}

/** Totals of a fleet. */
export interface Tally {
	readonly arrived: number;
	/** Number of distinct notifications accepted. */
	readonly taken: number;
	readonly firstAtMs: number;
	/** First acceptance of the last of them. */
	readonly lastTakenAtMs: number;
	readonly connections: number;
}

/** Many cheap receivers, which read only as much of a request as they need. */
export interface Fleet {
	/** URLs by index of the receiver. */
	readonly urls: readonly string[];
	behave(receivers: readonly number[], behaviour: Behaviour): Promise<void>;
	tally(): Promise<Tally>;
	/** Arrivals after the first `after`. */
	arrivals(from?: number): Promise<readonly Arrival[]>;
	/** Waits for a number of requests; false when the time limit passes first. */
	reached(count: number, limitMs: number): Promise<boolean>;
	stop(): Promise<void>;
}

const ANSWERS = {
	take: "HTTP/1.1 204 No Content\r\n\r\n",
	refuse: "HTTP/1.1 500 Internal Server Error\r\ncontent-length: 4\r\n\r\nsick",
} as const;

interface Request {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** Splits the first whole request off the bytes received; undefined when it is incomplete. */
function take(received: Buffer): [Request, Buffer] | undefined {
	const headEnd = received.indexOf("\r\n\r\n");
	if (headEnd < 0) return undefined;
	const [first = "", ...lines] = received
		.toString("latin1", 0, headEnd)
		.split("\r\n");
	const headers = Object.fromEntries(
		lines.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		}),
	);
	const end = headEnd + 4 + Number(headers["content-length"] ?? 0);
	if (received.length < end) return undefined;
	const path = first.split(" ")[1] ?? "";
	const body = received.toString("utf8", headEnd + 4, end);
	return [{ path, headers, body }, received.subarray(end)];
}

/** Starts receivers in this process. */
export async function startReceivers({
	count,
	slowMs = 0,
	isKeeping = false,
}: FleetOptions): Promise<Fleet> {
	const arrivals: Arrival[] = [];
	const taken = new Set<string>();
	const sockets = new Set<Socket>();
	const behaviours: Behaviour[] = Array.from({ length: count }, () => "take");
	const awaited = new Map<() => void, number>();
	let lastTakenAtMs = 0;

	function note(receiver: number, request: Request): Arrival {
		const { path, headers, body } = request;
		const arrival: Arrival = {
			receiver,
			path,
			id: headers["webhook-id"] ?? "",
			atMs: nowMs(),
			endMs: 0,
			isTaken: false,
			...(isKeeping && { headers, body }),
		};
		arrivals.push(arrival);
		for (const [resolve, wanted] of awaited) {
			if (arrivals.length < wanted) continue;
			awaited.delete(resolve);
			resolve();
		}
		return arrival;
	}

	async function answer(
		socket: Socket,
		behaviour: keyof typeof ANSWERS,
		arrival: Arrival,
	): Promise<void> {
		if (slowMs > 0) await sleep(Math.random() * slowMs);
		if (socket.destroyed) return;
		arrival.endMs = nowMs();
		arrival.isTaken = behaviour === "take";
		if (arrival.isTaken && !taken.has(arrival.id)) {
			taken.add(arrival.id);
			lastTakenAtMs = arrival.endMs;
		}
		socket.write(ANSWERS[behaviour]);
	}

	function receive(receiver: number, socket: Socket): void {
		let rest: Buffer = Buffer.alloc(0);
		let last: Arrival | undefined;
		socket.on("data", (chunk) => {
			const behaviour = behaviours[receiver] ?? "take";
			if (behaviour === "close") {
				last = note(receiver, { path: "", headers: {}, body: "" });
				socket.destroy();
				return;
			}
			rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
			for (let found = take(rest); found; found = take(rest)) {
				rest = found[1];
				last = note(receiver, found[0]);
				if (behaviour !== "hang") void answer(socket, behaviour, last);
			}
		});
		sockets.add(socket);
		socket.on("error", () => socket.destroy());
		socket.on("close", () => {
			sockets.delete(socket);
			// A connection carries one request at a time.
			if (last?.endMs === 0) last.endMs = nowMs();
		});
	}

	const servers: Server[] = [];
	for (let receiver = 0; receiver < count; receiver++) {
		const server = createServer({ noDelay: true }, (socket) =>
			receive(receiver, socket),
		);
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		servers.push(server);
	}
	return {
		urls: servers.map((server) => {
			const { port } = server.address() as AddressInfo;
			return `http://127.0.0.1:${port}/hooks`;
		}),
		async behave(receivers, behaviour) {
			for (const receiver of receivers) behaviours[receiver] = behaviour;
		},
		tally: async () => ({
			arrived: arrivals.length,
			taken: taken.size,
			firstAtMs: arrivals[0]?.atMs ?? 0,
			lastTakenAtMs,
			connections: sockets.size,
		}),
		arrivals: async (from = 0) => arrivals.slice(from),
		async reached(wanted, limitMs) {
			if (arrivals.length >= wanted) return true;
			const { promise, resolve } = Promise.withResolvers<void>();
			awaited.set(resolve, wanted);
			await Promise.race([promise, sleep(limitMs, undefined, { ref: false })]);
			awaited.delete(resolve);
			return arrivals.length >= wanted;
		},
		async stop() {
			for (const server of servers) server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
