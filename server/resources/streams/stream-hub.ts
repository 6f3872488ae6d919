import { ApiError } from "../../http/replies/api-error.ts";
import type { KeyHolder } from "../../services/account.ts";
import type { Services } from "../../services/services.ts";
import { LiveStream } from "./live-stream.ts";
import {
	findCompletePositions,
	findWorkingKeys,
	NOTHING,
} from "./stream-queries.ts";

/** The most open streams of an account, and of all accounts, in a process. */
const MOST_OF_ACCOUNT = 16;
const MOST_OF_PROCESS = 1_024;

/** Seconds after which a refused client may try again. */
const TRY_AGAIN_S = 30;

/** Shortest and longest time between two queries of the database. The longest keeps the promise that a revoked key ends within a second. */
const PAUSE_MS = 100;
const LOOK_MS = 900;

function refuse(detail: string): never {
	throw new ApiError(
		429,
		{
			code: "rate_limited",
			detail: `${detail}; close one, or try again in ${TRY_AGAIN_S} s`,
		},
		{ "retry-after": String(TRY_AGAIN_S) },
	);
}

/**
 * The streams of a process. One watcher queries the positions of all their accounts: soon after any process has written
 * something, and every 0.9 seconds. Without streams it does nothing.
 */
export class StreamHub {
	readonly #services: Pick<Services, "database" | "log">;
	readonly #streams = new Map<string, Set<LiveStream>>();
	#count = 0;
	#unlisten: (() => void) | undefined;
	#watching: Promise<void> | undefined;
	#wakeUp = Promise.withResolvers<void>();
	#hasNews = false;
	#lookedAtMs = 0;
	#checkedAtMs = 0;
	#hasFailed = false;
	#isStopping = false;

	constructor(services: Pick<Services, "database" | "log">) {
		this.#services = services;
	}

	/** Opens a stream for an account; the caller must close it. Throws a 429 when the account or the process has too many. */
	async open(account: KeyHolder): Promise<LiveStream> {
		const own = this.#streams.get(account.id) ?? new Set<LiveStream>();
		if (own.size >= MOST_OF_ACCOUNT)
			refuse(`${MOST_OF_ACCOUNT} streams of this account are open`);
		if (this.#count >= MOST_OF_PROCESS)
			refuse("the server has as many streams as it can keep");
		const live = new LiveStream(account, () => this.#leave(live));
		this.#streams.set(account.id, own.add(live));
		this.#count++;
		if (this.#isStopping) live.end();
		else this.#watching ??= this.#watch();
		try {
			const found = await this.#find([account.id]);
			live.move(found.get(account.id) ?? NOTHING);
		} catch (error) {
			live.close();
			throw error;
		}
		return live;
	}

	/** Ends all streams, also those opened later. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		for (const live of this.#all()) live.end();
		this.#wakeUp.resolve();
		await this.#watching;
		this.#unlisten?.();
	}

	#all(): LiveStream[] {
		return [...this.#streams.values()].flatMap((own) => [...own]);
	}

	#leave(live: LiveStream): void {
		const { id } = live.account;
		const own = this.#streams.get(id);
		if (!own?.delete(live)) return;
		this.#count--;
		if (own.size === 0) this.#streams.delete(id);
	}

	#find(accountIds: readonly string[]) {
		return findCompletePositions(this.#services.database.db, accountIds);
	}

	#hear(): void {
		this.#hasNews = true;
		this.#wakeUp.resolve();
	}

	/** Queries positions as long as there are streams. */
	async #watch(): Promise<void> {
		this.#unlisten ??= this.#services.database.listen(() => this.#hear());
		this.#checkedAtMs = performance.now();
		while (this.#count > 0 && !this.#isStopping) {
			await this.#rest();
			if (this.#isStopping) break;
			await this.#look();
		}
		this.#watching = undefined;
	}

	/** Waits until the next query: soon after new records, but not too soon after the last query. */
	async #rest(): Promise<void> {
		for (;;) {
			this.#wakeUp = Promise.withResolvers();
			const nextMs =
				this.#hasNews && !this.#hasFailed
					? this.#lookedAtMs + PAUSE_MS
					: this.#checkedAtMs + LOOK_MS;
			const leftMs = nextMs - performance.now();
			if (leftMs <= 0 || this.#isStopping) return;
			const timer = setTimeout(() => this.#wakeUp.resolve(), leftMs);
			await this.#wakeUp.promise;
			clearTimeout(timer);
		}
	}

	async #look(): Promise<void> {
		this.#lookedAtMs = performance.now();
		this.#hasNews = false;
		try {
			await this.#endRevoked();
			await this.#move();
			this.#hasFailed = false;
		} catch (error) {
			// Logged once, because the next query follows soon.
			if (!this.#hasFailed)
				this.#services.log.error({ err: error }, "streams cannot be watched");
			this.#hasFailed = true;
		}
	}

	async #move(): Promise<void> {
		const found = await this.#find([...this.#streams.keys()]);
		for (const live of this.#all())
			live.move(found.get(live.account.id) ?? NOTHING);
	}

	/** Ends the streams of revoked keys. */
	async #endRevoked(): Promise<void> {
		if (this.#lookedAtMs - this.#checkedAtMs < LOOK_MS) return;
		this.#checkedAtMs = this.#lookedAtMs;
		const seats = this.#all();
		const keys = new Map(seats.map(({ account }) => [account.keyId, account]));
		const working = await findWorkingKeys(this.#services.database.db, [
			...keys.values(),
		]);
		for (const live of seats) if (!working.has(live.account.keyId)) live.end();
	}
}

declare module "../../services/services.ts" {
	interface Services {
		/** The open streams of this process. */
		readonly streams: StreamHub;
	}
}
