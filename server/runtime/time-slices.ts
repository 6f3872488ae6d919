import { AsyncLocalStorage } from "node:async_hooks";

/** How long work may occupy the event loop before other work runs, in milliseconds. */
const SLICE_MS = 3;

/** When the first check in the current turn of the event loop was made; undefined before. */
let turnStartedAtMs: number | undefined;

/** Id of the account that the current work serves; empty for work of all accounts. */
const owner = new AsyncLocalStorage<string>();

/** Work waiting for its next slice, by account. An account that was served moves to the end. */
const waiting = new Map<string, (() => void)[]>();

/** Account of the last slice. */
let lastServed: string | undefined;

/** When the first turn after the last slice ended; undefined until then. */
let pauseStartedAtMs: number | undefined;

/** Events of connections, timers and threads that the event loop has handled. */
let handledEvents = 0;

/**
 * Whether the other work had its turns since the last slice: until a turn brings no event, and at most as long as a slice. One turn would
 * not do, because the event loop accepts one connection a turn.
 */
function isPauseOver(): boolean {
	const { events } = performance.nodeTiming.uvMetricsInfo;
	const isIdle = events === handledEvents;
	handledEvents = events;
	const nowMs = performance.now();
	pauseStartedAtMs ??= nowMs;
	return isIdle || nowMs - pauseStartedAtMs >= SLICE_MS;
}

/** Gives the next slice to the account that has waited longest. */
function serveNext(): void {
	const [first, second] = waiting.entries().take(2);
	const served = first?.[0] === lastServed ? (second ?? first) : first;
	if (!served) return;
	const [account, queue] = served;
	const next = queue.shift();
	waiting.delete(account);
	if (queue.length > 0) waiting.set(account, queue);
	lastServed = account;
	pauseStartedAtMs = undefined;
	next?.();
}

function endTurn(): void {
	turnStartedAtMs = undefined;
	if (waiting.size > 0 && isPauseOver()) serveNext();
	if (waiting.size > 0) isTurnOver();
}

/** Whether the current turn of the event loop has used up its slice. */
function isTurnOver(): boolean {
	const nowMs = performance.now();
	if (turnStartedAtMs === undefined) {
		turnStartedAtMs = nowMs;
		setImmediate(endTurn);
	}
	return nowMs - turnStartedAtMs >= SLICE_MS;
}

/**
 * Waits for other work when the current slice is used up; otherwise it resolves at once at almost no cost. Call it between steps of
 * work whose size depends on an account or a source. Never call it in a transaction, because other writers would wait too.
 */
export async function giveWay(): Promise<void> {
	if (isTurnOver()) await nextSlice();
}

/** Waits for a new slice, before a step that fills one, such as a transaction. */
export async function nextSlice(): Promise<void> {
	isTurnOver();
	const account = owner.getStore() ?? "";
	const queue = waiting.get(account) ?? [];
	waiting.set(account, queue);
	await new Promise<void>((resolve) => queue.push(resolve));
}

/** Runs work for an account. Accounts that work at the same time get slices in turn. */
export function workFor<Result>(accountId: string, work: () => Result): Result {
	return owner.run(accountId, work);
}

/** Runs a computation in steps, and gives way to other work between them. */
export async function inSlices<Result>(
	steps: Generator<void, Result, void>,
): Promise<Result> {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		await giveWay();
	}
}
