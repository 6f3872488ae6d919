/**
 * Given to a process of Landfall with `--import`: writes each long turn of its event loop to the file that TURNS_FILE names, one
 * JSON object a line. A turn is all that runs between two waits for work; the wait itself is no part of it.
 */
import { openSync, writeSync } from "node:fs";
import { PerformanceObserver, performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const LONG_MS = 5;

const file = process.env.TURNS_FILE;
if (file !== undefined && isMainThread) record(openSync(file, "a"));

function record(output: number): void {
	const write = (line: object) =>
		writeSync(output, `${JSON.stringify(line)}\n`);
	let lastAt = performance.now();
	let lastIdle = performance.eventLoopUtilization().idle;
	const look = () => {
		const at = performance.now();
		const { idle } = performance.eventLoopUtilization();
		const ms = at - lastAt - (idle - lastIdle);
		if (ms > LONG_MS) write({ endMs: performance.timeOrigin + at, ms });
		// What the probe does itself is not counted.
		lastAt = performance.now();
		lastIdle = idle;
		// Without a reference it comes once a turn, after the work, and does not keep the loop from waiting.
		setImmediate(look).unref();
	};
	setImmediate(look).unref();
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) {
			if (duration < 1) continue;
			const endMs = performance.timeOrigin + startTime + duration;
			write({ endMs, ms: duration, isCollection: true });
		}
	}).observe({ entryTypes: ["gc"] });
}
