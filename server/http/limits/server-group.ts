import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { SharedState } from "../../database/shared-state.ts";
import type { StateStore } from "../../database/state-store.ts";
import { hasEnded, processIdentity } from "../../runtime/process-identity.ts";

/** A server of the group. */
interface Member {
	/** Its last sign of life (epoch ms). */
	readonly aliveAtMs: number;
	/** Whether it counts on its own, because it knows no other server. */
	readonly isAlone: boolean;
	/** Where its process runs. */
	readonly process: string;
}

interface Members {
	readonly members: Readonly<Record<string, Member>>;
}

/**
 * How a server counts: `alone` as the only server; `together` with others; not at all while it is `joining`; or by itself while the
 * group is `unknown`, because the database cannot be written.
 */
export type Standing = "alone" | "together" | "joining" | "unknown";

const IDENTITY = processIdentity(process.pid);

const SIGN_OF_LIFE_MS = 1_000;

/** How often a joining server checks whether the others know it. */
const JOINING_MS = 100;

/** A server without a sign of life for this long has ended. */
const LONGEST_SILENCE_MS = 6_000;

/** Longest wait of a request for the server to join. */
const LONGEST_JOINING_MS = 2 * LONGEST_SILENCE_MS;

/** Longest wait of a stopping server for the database. */
const LONGEST_LEAVING_MS = 1_000;

/** The work of a member when the group changes. */
interface GroupWork {
	/** After this time the counts of other servers no longer matter (ms). */
	readonly countedMs: number;
	/** Publishes the counts that this server made on its own, and has not published. */
	readonly publish: () => Promise<void>;
	readonly failed: (error: unknown) => void;
}

/**
 * The group of servers on a database, which count requests together. A server is alone until another one starts; then it
 * publishes its counts before the other one accepts its first request.
 */
export class ServerGroup {
	readonly #shared: SharedState<Members>;
	readonly #work: GroupWork;
	readonly #id = randomUUID();
	#standing: Standing = "joining";
	#settled = Promise.withResolvers<void>();
	#aliveAtMs = 0;
	#othersAtMs = Number.NEGATIVE_INFINITY;
	#timer: NodeJS.Timeout | undefined;
	#isStopped = false;
	#hasFailed = false;
	#running: Promise<void> | undefined;

	constructor(store: StateStore, work: GroupWork) {
		this.#work = work;
		this.#shared = new SharedState(
			store,
			{ name: "servers" },
			({ members = {} }): Members => ({ members }),
		);
	}

	/** Whether this server counts on its own. */
	get isAlone(): boolean {
		return this.#standing === "alone";
	}

	/** Whether the others may take this server for ended. */
	get #isSilent(): boolean {
		return Date.now() - this.#aliveAtMs > LONGEST_SILENCE_MS / 2;
	}

	/** Joins the group, and sends signs of life until it is stopped. */
	start(): void {
		if (!this.#isStopped) this.#running ??= this.#live();
	}

	/** How this server counts now; waits while it joins. */
	async standing(): Promise<Standing> {
		if (this.#isSilent && this.#standing === "together")
			this.#become("joining");
		if (this.#standing !== "joining") return this.#standing;
		clearTimeout(this.#timer);
		this.start();
		const timer = setTimeout(() => this.#become("unknown"), LONGEST_JOINING_MS);
		await this.#settled.promise.finally(() => clearTimeout(timer));
		return this.#standing;
	}

	/** Leaves the group. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		clearTimeout(this.#timer);
		const leave = this.#shared.change(
			({ members: { [this.#id]: _, ...members } }) => ({
				state: { members },
				result: undefined,
			}),
		);
		// Without this the others notice only the silence.
		await Promise.race([
			Promise.all([this.#running, leave]).catch(() => {}),
			sleep(LONGEST_LEAVING_MS, undefined, { ref: false }),
		]);
		this.#become("unknown");
	}

	#become(standing: Standing): void {
		if (standing === "joining" && this.#standing !== "joining")
			this.#settled = Promise.withResolvers();
		this.#standing = standing;
		if (standing !== "joining") this.#settled.resolve();
	}

	/** Sends one sign of life, and schedules the next. */
	async #live(): Promise<void> {
		try {
			await this.#giveSign();
			this.#hasFailed = false;
		} catch (error) {
			if (!this.#hasFailed) this.#work.failed(error);
			this.#hasFailed = true;
			if (this.#standing !== "alone") this.#become("unknown");
		} finally {
			this.#running = undefined;
		}
		const isJoining = this.#standing === "joining";
		this.#timer = setTimeout(
			() => this.start(),
			isJoining ? JOINING_MS : SIGN_OF_LIFE_MS,
		).unref();
	}

	/** The other servers that may be alive. */
	#othersAmong({ members }: Members, nowMs: number): [string, Member][] {
		return Object.entries(members).filter(
			([id, { aliveAtMs, process }]) =>
				id !== this.#id &&
				Math.abs(nowMs - aliveAtMs) < LONGEST_SILENCE_MS &&
				!hasEnded(process),
		);
	}

	async #giveSign(): Promise<void> {
		const seen = this.#othersAmong(await this.#shared.read(0), Date.now());
		// After a while without the database the others may seem silent, but they count together again soon.
		if (this.#standing === "unknown" || (this.isAlone && seen.length > 0)) {
			this.#become("joining");
			await this.#work.publish();
		}
		const standing = await this.#shared.change((state, nowMs) => {
			const others = this.#othersAmong(state, nowMs);
			if (others.length > 0) this.#othersAtMs = nowMs;
			const isQuiet = nowMs - this.#othersAtMs > this.#work.countedMs;
			// A server that has just joined waits until the counts are published.
			const isAlone = this.isAlone || (others.length === 0 && isQuiet);
			const me = { aliveAtMs: nowMs, isAlone, process: IDENTITY };
			const members = Object.fromEntries([...others, [this.#id, me]]);
			const isAnyAlone = others.some(([, other]) => other.isAlone);
			const result: Standing = isAnyAlone ? "joining" : "together";
			return { state: { members }, result: isAlone ? "alone" : result };
		});
		this.#aliveAtMs = Date.now();
		this.#become(standing as Standing);
	}
}
