/** How long work may keep the event loop before everybody else has their turn, in milliseconds. */
const SLICE_MS = 6;

/** When the present turn of the event loop was first asked about; undefined until then. */
let turnStartedAtMs: number | undefined;

/** Work that has had its slice, in the order in which it gave way. */
const waiting: (() => void)[] = [];

function endTurn(): void {
	turnStartedAtMs = undefined;
	// One a turn: requests that came meanwhile are answered between two slices, whoever is working.
	waiting.shift()?.();
	if (waiting.length > 0) isTurnOver();
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
	await new Promise<void>((resolve) => waiting.push(resolve));
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
