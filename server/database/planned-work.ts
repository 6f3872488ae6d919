/** When the first planned work of each kind is due, by the clock. A kind is the name of a job, or that of deliveries. */
export type PlannedWork = ReadonlyMap<string, string>;

/** Called with planned work, or without it when any work may have been planned. */
export type WorkListener = (work?: PlannedWork) => void;

type Plan = (kind: string, dueAt: string) => void;

/** The plan of each database and of each running transaction. */
const plans = new WeakMap<object, Plan>();

/** Adds work, unless work of its kind is due earlier. */
export function addWork(
	work: Map<string, string>,
	kind: string,
	dueAt: string,
): void {
	const known = work.get(kind);
	if (known === undefined || dueAt < known) work.set(kind, dueAt);
}

/** Passes work that was planned outside of a transaction to the workers of a database. */
export function announceFrom(
	db: object,
	announce: (work: PlannedWork) => void,
): void {
	plans.set(db, (kind, dueAt) => announce(new Map([[kind, dueAt]])));
}

/** Announces planned work. The workers of all processes learn of it after the transaction commits. */
export function announceWork(db: object, kind: string, dueAt: string): void {
	plans.get(db)?.(kind, dueAt);
}

/** Collects the work that a transaction plans. Call the result after the commit to announce it to the workers. */
export function collectWork(db: object, transaction: object): () => void {
	const work = new Map<string, string>();
	plans.set(transaction, (kind, dueAt) => addWork(work, kind, dueAt));
	return () => {
		for (const [kind, dueAt] of work) announceWork(db, kind, dueAt);
	};
}

/** The listeners of a process. */
export class WorkListeners {
	readonly #listeners = new Set<WorkListener>();
	readonly #start: () => () => void;
	#end: (() => void) | undefined;

	/** `start` is called with the first listener, and its result after the last one. */
	constructor(start: () => () => void) {
		this.#start = start;
	}

	/** Adds a listener; the result removes it. */
	add(listener: WorkListener): () => void {
		this.#listeners.add(listener);
		this.#end ??= this.#start();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) this.end();
		};
	}

	notify(work?: PlannedWork): void {
		for (const listener of this.#listeners) listener(work);
	}

	/** Stops listening to other processes. */
	end(): void {
		this.#end?.();
		this.#end = undefined;
	}
}
