import { setTimeout as sleep } from "node:timers/promises";
import type { StateStore } from "./state-store.ts";

/** Requests that were sent close together: the time of the last one (epoch ms) and their number. */
export type Sent = readonly [lastMs: number, count: number];

/** What all processes know about the limits of a source. Times are epoch milliseconds. */
export interface SourceState {
	/** Requests that still count, by the name of the limit, oldest first. */
	readonly sent: Readonly<Record<string, readonly Sent[]>>;
	/** The source wants no requests before then. */
	readonly pausedUntilMs: number;
	/** Consecutive failures. */
	readonly failures: number;
	/** The circuit is open until then, if there were too many failures. */
	readonly openUntilMs: number;
}

/** The result of a change, with the new state when it differs. */
export interface StateChange<Result> {
	readonly state?: SourceState;
	readonly result: Result;
}

/** A state with the text that is stored for it. */
interface Known {
	readonly state: SourceState;
	readonly text: string | undefined;
	readonly readAtMs: number;
}

/** For so long a process relies on what it has read. */
const FRESH_MS = 500;

/** A change that other processes forestall this often in a row fails. */
const MAX_RUNS = 100;

/** The longest pause before a change runs again (ms). */
const LONGEST_PAUSE_MS = 20;

const NOTHING_SENT: SourceState = {
	sent: {},
	pausedUntilMs: 0,
	failures: 0,
	openUntilMs: 0,
};

/** Clocks of machines may differ by this much (ms). */
const CLOCK_DIFFERENCE_MS = 5_000;

/** Reads a stored state. Times in the far future, left by a clock that was set back, count as now. */
function parse(text: string | undefined, nowMs: number): SourceState {
	if (text === undefined) return NOTHING_SENT;
	const state: SourceState = { ...NOTHING_SENT, ...JSON.parse(text) };
	const sent = Object.entries(state.sent).map(([name, all]) => [
		name,
		all.map(([lastMs, count]) => [
			lastMs > nowMs + CLOCK_DIFFERENCE_MS ? nowMs : lastMs,
			count,
		]),
	]);
	return { ...state, sent: Object.fromEntries(sent) };
}

/**
 * The state of one source, shared by all processes. A change is stored only if no other process has changed the state in between,
 * and is computed again otherwise. So no lock is held while a process computes.
 */
export class SharedState {
	readonly #store: StateStore;
	readonly #source: string;
	#known: Known | undefined;
	/** Changes of this process follow one another. */
	#last: Promise<unknown> = Promise.resolve();

	/** `source` is its kind and code, such as `carrier MAEU`. */
	constructor(store: StateStore, source: string) {
		this.#store = store;
		this.#source = source;
	}

	/** The state as far as this process has read it. */
	get known(): SourceState {
		return this.#known?.state ?? NOTHING_SENT;
	}

	/** The state, with everything that other processes stored until half a second ago. */
	async read(): Promise<SourceState> {
		const known = this.#known;
		const isFresh = known && Date.now() - known.readAtMs < FRESH_MS;
		return (isFresh ? known : await this.#find()).state;
	}

	/** Changes the state. `change` is pure: it runs again when another process was first. Its time is epoch milliseconds. */
	async change<Result>(
		change: (state: SourceState, nowMs: number) => StateChange<Result>,
	): Promise<Result> {
		const changed = this.#last.then(() => this.#change(change));
		this.#last = changed.catch(() => {});
		return changed;
	}

	async #find(): Promise<Known> {
		const text = await this.#store.find(this.#source);
		const readAtMs = Date.now();
		this.#known = { state: parse(text, readAtMs), text, readAtMs };
		return this.#known;
	}

	async #change<Result>(
		change: (state: SourceState, nowMs: number) => StateChange<Result>,
	): Promise<Result> {
		for (let run = 1; run <= MAX_RUNS; run += 1) {
			const { state: before, text } = this.#known ?? (await this.#find());
			const readAtMs = Date.now();
			const { state, result } = change(before, readAtMs);
			if (state === undefined) return result;
			const after = JSON.stringify(state);
			if (await this.#store.replace(this.#source, text, after)) {
				this.#known = { state, text: after, readAtMs };
				return result;
			}
			this.#known = undefined;
			await sleep(Math.random() * Math.min(run, LONGEST_PAUSE_MS));
		}
		throw new Error(`the state of ${this.#source} changes without end`);
	}
}
