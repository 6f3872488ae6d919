import { setImmediate as nextTurn } from "node:timers/promises";

/** Waits for some turns of the event loop. */
export async function pauses(turns: number): Promise<void> {
	for (let turn = 0; turn < turns; turn++) await nextTurn();
}
