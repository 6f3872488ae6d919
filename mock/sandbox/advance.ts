import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "../../server/services/services.ts";
import { findNextDue, isBusy } from "../../server/worker/idle-queue.ts";
import type { SandboxClock } from "./sandbox-clock.ts";

/** Smallest step of the sandbox's time (ms); jobs due within one step run together. */
const STEP_MS = 3 * 3_600_000;

const POLL_MS = 5;

/** Longest wall-clock time for the jobs of one step (ms). */
const PATIENCE_MS = 60_000;

/** Waits until no job is due or running. Throws when the work does not end within a minute. */
export async function settle(services: Services): Promise<void> {
	const deadline = Date.now() + PATIENCE_MS;
	services.wakeWorkers();
	while (await isBusy(services)) {
		if (Date.now() > deadline)
			throw new Error("the work that is due does not end within a minute");
		await sleep(POLL_MS);
	}
}

/** The end of the next step: the next due job, but at least three hours ahead and at most the target. */
async function nextStep(services: Services, target: Date): Promise<Date> {
	const due = await findNextDue(services);
	const least = services.clock.now().getTime() + STEP_MS;
	const dueMs = due === undefined ? target.getTime() : Date.parse(due);
	return new Date(Math.min(Math.max(dueMs, least), target.getTime()));
}

/**
 * Moves the time to an instant in steps and runs the jobs due at each step. Stops early when `isReached` holds, and returns
 * whether it did.
 */
export async function advance(
	services: Services,
	clock: SandboxClock,
	target: Date,
	isReached: () => Promise<boolean> = async () => false,
): Promise<boolean> {
	while (clock.now() < target) {
		clock.moveTo(await nextStep(services, target));
		await settle(services);
		if (await isReached()) return true;
	}
	return false;
}
