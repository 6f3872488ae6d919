import { addWork, type PlannedWork } from "../database/planned-work.ts";
import type { Services } from "../services/services.ts";

/** The intervals of a watch, in milliseconds of wall-clock time. */
export interface WatchTimes {
	/** Longest time between two queries of the database, for work that no process has announced. */
	readonly lookMs: number;
	/** Longest time between two reads of the clock, which can run fast or jump. */
	readonly tickMs: number;
}

/** Default times of a watch. */
export const WATCH_TIMES: WatchTimes = { lookMs: 5_000, tickMs: 250 };

/** Shortest time between two queries of the database. */
const PAUSE_MS = 20;

/** The kinds of work that a watch waits for. */
export interface Watched {
	readonly kinds: ReadonlySet<string>;
	/** Finds when the first work of each kind is due. Kinds without work are left out. */
	findDue(): Promise<PlannedWork>;
	/** Called when work of this kind is due, and again at each tick until it is taken. */
	wake(kind: string): void;
}

/**
 * Wakes workers when the next work of each kind is due. All processes announce planned work, so a watch seldom queries the
 * database, and idle workers run hardly any statements.
 */
export class WorkWatch {
	readonly #services: Pick<Services, "database" | "clock" | "log">;
	readonly #watched: Watched;
	readonly #times: WatchTimes;
	readonly #unlisten: () => void;
	readonly #loop: Promise<void>;
	#dueAt = new Map<string, string>();
	/** Work announced since the last query began, which may not have seen it. */
	#planned = new Map<string, string>();
	/** Until when kinds of due work are not woken again. */
	readonly #wokenUntilMs = new Map<string, number>();
	#isOutOfDate = true;
	#lookedAtMs = Number.NEGATIVE_INFINITY;
	#hasLookFailed = false;
	#wakeUp = Promise.withResolvers<void>();
	#isStopping = false;

	constructor(
		services: Pick<Services, "database" | "clock" | "log">,
		watched: Watched,
		times = WATCH_TIMES,
	) {
		this.#services = services;
		this.#watched = watched;
		this.#times = times;
		this.#unlisten = services.database.listen((work) => this.#hear(work));
		this.#loop = this.#run();
	}

	/** Queries due work soon. */
	look(): void {
		this.#isOutOfDate = true;
		this.#wakeUp.resolve();
	}

	/** Called before due work of this kind is taken. {@link look} or {@link keep} follows. */
	take(kind: string): void {
		this.#dueAt.delete(kind);
		this.#wokenUntilMs.delete(kind);
	}

	/** Wakes workers for this kind again at the next tick, because not all work could be taken. */
	keep(kind: string): void {
		this.#dueAt.set(kind, "");
		this.#wokenUntilMs.set(kind, performance.now() + this.#times.tickMs);
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		this.#unlisten();
		this.#wakeUp.resolve();
		await this.#loop;
	}

	#hear(work: PlannedWork | undefined): void {
		if (!work) this.#isOutOfDate = true;
		for (const [kind, dueAt] of work ?? []) {
			if (!this.#watched.kinds.has(kind)) continue;
			addWork(this.#dueAt, kind, dueAt);
			addWork(this.#planned, kind, dueAt);
			this.#wokenUntilMs.delete(kind);
		}
		this.#wakeUp.resolve();
	}

	/** Time until the next query: soon when something may have changed, but not after a failure. */
	#untilLookMs(): number {
		const { tickMs, lookMs } = this.#times;
		const pauseMs = this.#hasLookFailed ? tickMs : PAUSE_MS;
		const atMs = this.#lookedAtMs + (this.#isOutOfDate ? pauseMs : lookMs);
		return atMs - performance.now();
	}

	async #run(): Promise<void> {
		while (!this.#isStopping) {
			this.#wakeUp = Promise.withResolvers<void>();
			if (this.#untilLookMs() <= 0) await this.#look();
			// One time for both: work that is not due for the first must not be due for the second.
			const now = this.#services.clock.now();
			this.#wakeDue(now.toISOString());
			await this.#rest(now.getTime());
		}
	}

	async #look(): Promise<void> {
		this.#lookedAtMs = performance.now();
		this.#isOutOfDate = false;
		this.#planned = new Map();
		try {
			const found = new Map(await this.#watched.findDue());
			for (const [kind, dueAt] of this.#planned) addWork(found, kind, dueAt);
			this.#dueAt = found;
			this.#hasLookFailed = false;
		} catch (error) {
			this.#isOutOfDate = true;
			// Logged once, because the next query follows soon.
			if (!this.#hasLookFailed)
				this.#services.log.error({ err: error }, "due work cannot be read");
			this.#hasLookFailed = true;
		}
	}

	#wakeDue(now: string): void {
		const wallMs = performance.now();
		for (const [kind, dueAt] of this.#dueAt) {
			if (dueAt > now) continue;
			if (wallMs < (this.#wokenUntilMs.get(kind) ?? 0)) continue;
			this.#wokenUntilMs.set(kind, wallMs + this.#times.tickMs);
			this.#watched.wake(kind);
		}
	}

	/** Time until more work is due. */
	#untilDueMs(nowMs: number): number {
		const { clock } = this.#services;
		let untilMs = Number.POSITIVE_INFINITY;
		for (const dueAt of this.#dueAt.values()) {
			const waitMs = Date.parse(dueAt) - nowMs;
			if (waitMs > 0) untilMs = Math.min(untilMs, waitMs);
		}
		return Math.ceil(untilMs / (clock.speed ?? 1));
	}

	/** Sleeps until the next query or tick, until work is due, or until woken. */
	async #rest(nowMs: number): Promise<void> {
		const timed = Promise.withResolvers<void>();
		const waitMs = Math.min(
			this.#times.tickMs,
			this.#untilLookMs(),
			this.#untilDueMs(nowMs),
		);
		const timer = setTimeout(timed.resolve, Math.max(0, waitMs));
		await Promise.race([timed.promise, this.#wakeUp.promise]);
		clearTimeout(timer);
	}
}
