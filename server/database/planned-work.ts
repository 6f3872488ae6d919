/** When the first planned work of each kind is due, by the clock. A kind is the name of a job, or that of deliveries. */
export type PlannedWork = ReadonlyMap<string, string>;

/** Hears of planned work; without it when anything may have been planned. */
export type WorkListener = (work?: PlannedWork) => void;

type Plan = (kind: string, dueAt: string) => void;

/** Where the work goes that a database or a running transaction plans. */
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

/** Tells the workers of a database of work that was planned outside of a transaction. */
export function announceFrom(
	db: object,
	announce: (work: PlannedWork) => void,
): void {
	plans.set(db, (kind, dueAt) => announce(new Map([[kind, dueAt]])));
}

/** Says that work was planned. Workers of all processes hear of it after the commit of the transaction. */
export function announceWork(db: object, kind: string, dueAt: string): void {
	plans.get(db)?.(kind, dueAt);
}

/** Collects the work that a transaction plans. The result tells the workers of the database, after the commit. */
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

	/** Adds a listener, until the result is called. */
	add(listener: WorkListener): () => void {
		this.#listeners.add(listener);
		this.#end ??= this.#start();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) this.end();
		};
	}

	tell(work?: PlannedWork): void {
		for (const listener of this.#listeners) listener(work);
	}

	/** Stops hearing of other processes. */
	end(): void {
		this.#end?.();
		this.#end = undefined;
	}
}
