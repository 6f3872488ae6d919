import { setTimeout as sleep } from "node:timers/promises";
import type { StateKey, StateStore } from "./state-store.ts";

/** The result of a change, with the new state when it differs. */
export interface StateChange<State, Result> {
	readonly state?: State;
	readonly result: Result;
}

/** A state with the text that is stored for it. */
interface Known<State> {
	readonly state: State;
	readonly text: string | undefined;
	readonly readAtMs: number;
}

/** A change fails after other processes got ahead of it this often in a row. */
const MAX_RUNS = 100;

/** The longest pause before a change runs again (ms). */
const LONGEST_PAUSE_MS = 20;

/**
 * A state that all processes share. A change is stored only if no other process has changed the state in between; otherwise it is
 * computed again. No lock is held while a process computes, and a single process needs only one statement.
 */
export class SharedState<State extends object> {
	readonly #store: StateStore;
	readonly #key: StateKey;
	readonly #parse: (stored: Partial<State>, nowMs: number) => State;
	#known: Known<State> | undefined;
	/** Changes of this process follow one another. */
	#last: Promise<unknown> = Promise.resolve();

	/** `parse` completes the stored state; before the first change there is none. */
	constructor(
		store: StateStore,
		key: StateKey,
		parse: (stored: Partial<State>, nowMs: number) => State,
	) {
		this.#store = store;
		this.#key = key;
		this.#parse = parse;
	}

	/** The state as far as this process knows it. */
	get known(): State {
		return this.#known?.state ?? this.#parse({}, Date.now());
	}

	/** The state, at most `maxAgeMs` behind other processes. */
	async read(maxAgeMs: number): Promise<State> {
		const known = this.#known;
		const isFresh = known && Date.now() - known.readAtMs < maxAgeMs;
		return (isFresh ? known : await this.#find()).state;
	}

	/**
	 * Changes the state. `change` must be pure, because it runs again when another process was faster. Its time is in epoch
	 * milliseconds.
	 */
	async change<Result>(
		change: (state: State, nowMs: number) => StateChange<State, Result>,
	): Promise<Result> {
		const changed = this.#last.then(() => this.#change(change));
		this.#last = changed.catch(() => {});
		return changed;
	}

	async #find(): Promise<Known<State>> {
		const text = await this.#store.find(this.#key);
		const readAtMs = Date.now();
		const stored = text === undefined ? {} : JSON.parse(text);
		this.#known = { state: this.#parse(stored, readAtMs), text, readAtMs };
		return this.#known;
	}

	async #change<Result>(
		change: (state: State, nowMs: number) => StateChange<State, Result>,
	): Promise<Result> {
		for (let run = 1; run <= MAX_RUNS; run += 1) {
			const { state: before, text } = this.#known ?? (await this.#find());
			const readAtMs = Date.now();
			const { state, result } = change(before, readAtMs);
			if (state === undefined) return result;
			const after = JSON.stringify(state);
			if (await this.#store.replace(this.#key, text, after)) {
				this.#known = { state, text: after, readAtMs };
				return result;
			}
			this.#known = undefined;
			await sleep(Math.random() * Math.min(run, LONGEST_PAUSE_MS));
		}
		throw new Error(`the state of ${this.#key.name} keeps changing`);
	}
}
