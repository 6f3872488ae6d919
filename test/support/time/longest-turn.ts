import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * The longest turn of the event loop while some work runs, in milliseconds of processor time, so that other processes do not count.
 * The work may fail.
 */
export async function longestTurn(
	work: () => Promise<unknown>,
): Promise<number> {
	let isDone = false;
	await nextTurn();
	let before = process.threadCpuUsage();
	const ended = work()
		.catch(() => {})
		.finally(() => {
			isDone = true;
		});
	let longestUs = 0;
	while (!isDone) {
		await nextTurn();
		const { user, system } = process.threadCpuUsage(before);
		longestUs = Math.max(longestUs, user + system);
		before = process.threadCpuUsage();
	}
	await ended;
	return longestUs / 1_000;
}
