import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import {
	addWork,
	type PlannedWork,
	type WorkListener,
} from "../../planned-work.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import { openClient } from "./postgres-pool.ts";

const CHANNEL = "landfall_work";

/** Shortest time between two notifications of a process, because each takes a lock that all commits with a notification share. */
const TELL_MS = 50;

/** Pauses before new connections after a lost one. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** How often a listening connection is tried, because one to a dead server is as silent as one without news. */
const TRY_MS = 30_000;

/** How long a connection may take to end. */
const END_MS = 1_000;

/** Ends a connection; cuts it when the server does not answer. */
async function end(client: pg.Client): Promise<void> {
	const cut = setTimeout(() => client.connection.stream.destroy(), END_MS);
	await client.end().catch(() => {});
	clearTimeout(cut);
}

/** A notification from one process to the others. */
interface News {
	/** The sending process. */
	readonly from: string;
	readonly work: Readonly<Record<string, string>>;
}

/** Announces planned work between processes by LISTEN and NOTIFY. Notifications can get lost, so workers also poll. */
export class WorkAnnouncements {
	readonly #pool: pg.Pool;
	readonly #address: PostgresAddress;
	readonly #listener: WorkListener;
	readonly #id = randomUUID();
	#pending = new Map<string, string>();
	#timer: NodeJS.Timeout | undefined;
	#toldAtMs = Number.NEGATIVE_INFINITY;
	#sending: Promise<void> = Promise.resolve();
	#hearing: Promise<void> = Promise.resolve();

	constructor(pool: pg.Pool, address: PostgresAddress, listener: WorkListener) {
		this.#pool = pool;
		this.#address = address;
		this.#listener = listener;
	}

	/** Notifies other processes soon. */
	announce(work: PlannedWork): void {
		for (const [kind, dueAt] of work) addWork(this.#pending, kind, dueAt);
		const waitMs = this.#toldAtMs + TELL_MS - performance.now();
		this.#timer ??= setTimeout(() => this.#flush(), Math.max(0, waitMs));
	}

	/** Listens to other processes on a separate connection, until the returned function is called. */
	listen(): () => void {
		const end = new AbortController();
		this.#hearing = this.#hearing.then(() => this.#listen(end.signal));
		return () => end.abort();
	}

	/** Sends the remaining notifications and waits for the listening to end. */
	async close(): Promise<void> {
		if (this.#timer) this.#flush();
		await this.#sending;
		await this.#hearing;
	}

	#flush(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#toldAtMs = performance.now();
		const news: News = {
			from: this.#id,
			work: Object.fromEntries(this.#pending),
		};
		this.#pending = new Map();
		this.#sending = this.#pool
			.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify(news)])
			.then(
				() => {},
				() => {},
			);
	}

	async #listen(signal: AbortSignal): Promise<void> {
		let pauseMs = FIRST_PAUSE_MS;
		while (!signal.aborted) {
			const client = openClient(this.#address);
			const ended = Promise.withResolvers<void>();
			const stop = () => ended.resolve();
			let tries: NodeJS.Timeout | undefined;
			client.on("error", stop).on("end", stop);
			signal.addEventListener("abort", stop);
			client.on("notification", ({ payload }) => this.#read(payload));
			try {
				await client.connect();
				await client.query(`listen ${CHANNEL}`);
				pauseMs = FIRST_PAUSE_MS;
				// Earlier notifications are lost, so any work may be planned.
				this.#listener();
				tries = setInterval(() => client.query("select 1").catch(stop), TRY_MS);
				await ended.promise;
			} catch {
				// The pause follows.
			}
			signal.removeEventListener("abort", stop);
			clearInterval(tries);
			await end(client);
			if (signal.aborted) return;
			const jitter = 0.5 + Math.random() / 2;
			await sleep(pauseMs * jitter, undefined, { signal }).catch(() => {});
			pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
		}
	}

	#read(payload = ""): void {
		let news: News;
		try {
			news = JSON.parse(payload);
		} catch {
			// Not sent by a process of Landfall.
			return;
		}
		if (news.from === this.#id) return;
		this.#listener(new Map(Object.entries(news.work ?? {})));
	}
}
