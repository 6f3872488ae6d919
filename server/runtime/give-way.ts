import { AsyncLocalStorage } from "node:async_hooks";

/** How long work may keep the event loop before everybody else has their turn, in milliseconds. */
const SLICE_MS = 3;

/** When the present turn of the event loop was first asked about; undefined until then. */
let turnStartedAtMs: number | undefined;

/** For whom work is done: the id of an account; empty of work for all of them. */
const owner = new AsyncLocalStorage<string>();

/** Work that waits for its next slice, by the account that it is done for. Whoever was served goes behind all others. */
const waiting = new Map<string, (() => void)[]>();

/** Who had the last slice. */
let lastServed: string | undefined;

function endTurn(): void {
	turnStartedAtMs = undefined;
	// One a turn: requests that came meanwhile are answered between two slices, whoever is working.
	const [first, second] = waiting.entries().take(2);
	const served = first?.[0] === lastServed ? (second ?? first) : first;
	if (served) {
		const [account, queue] = served;
		const next = queue.shift();
		waiting.delete(account);
		if (queue.length > 0) waiting.set(account, queue);
		lastServed = account;
		next?.();
	}
	if (waiting.size > 0) isTurnOver();
}

/** Whether the present turn of the event loop has lasted as long as it may. */
function isTurnOver(): boolean {
	const nowMs = performance.now();
	if (turnStartedAtMs === undefined) {
		turnStartedAtMs = nowMs;
		setImmediate(endTurn);
	}
	return nowMs - turnStartedAtMs >= SLICE_MS;
}

/**
 * Lets everybody else go first when this turn of the event loop has lasted long enough; until then it resolves at once and costs
 * next to nothing. Work whose size depends on an account or a source asks between any two of its steps. Never inside a
 * transaction: other writers would wait for all the turns that it gives away.
 */
export async function giveWay(): Promise<void> {
	if (isTurnOver()) await nextSlice();
}

/** Lets everybody else go first, and resolves at the beginning of a slice: for a step, such as a transaction, that fills one. */
export async function nextSlice(): Promise<void> {
	isTurnOver();
	const account = owner.getStore() ?? "";
	const queue = waiting.get(account) ?? [];
	waiting.set(account, queue);
	await new Promise<void>((resolve) => queue.push(resolve));
}

/** Does work for an account: among accounts that work at the same time slices are dealt in turn, however much each has to do. */
export function workFor<Result>(accountId: string, work: () => Result): Result {
	return owner.run(accountId, work);
}

/** Runs a computation that is made of steps, and lets everybody else go first between them when it takes long. */
export async function inSlices<Result>(
	steps: Generator<void, Result, void>,
): Promise<Result> {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		await giveWay();
	}
}
