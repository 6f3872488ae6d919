/**
 * Given to a process of Landfall with `--import`: writes each long turn of its event loop to the file that TURNS_FILE names, one JSON
 * object a line. A turn is the work between two waits for work; the waits are not part of it.
 */
import { existsSync, openSync, readSync, writeSync } from "node:fs";
import { PerformanceObserver, performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const LONG_MS = 5;

/** The longest wait. The probe counts the work before and after a wait as one turn. */
const LONGEST_WAIT_MS = 10;

const file = process.env.TURNS_FILE;
if (file !== undefined && isMainThread) record(openSync(file, "a"));

/** Returns a reading of the time in ms that this thread has waited for a processor; always 0 where Linux does not count it. */
function stallCounter(): () => number {
	const counter = "/proc/thread-self/schedstat";
	if (!existsSync(counter)) return () => 0;
	const input = openSync(counter, "r");
	const buffer = Buffer.alloc(64);
	return () => {
		const length = readSync(input, buffer, 0, buffer.length, 0);
		const [, waitedNs] = buffer.toString("latin1", 0, length).split(" ");
		return Number(waitedNs) / 1_000_000;
	};
}

/** The offset from the time of this process to the machine's clock, which may have been set since the process began. */
function clockOriginMs(): number {
	return Date.now() - performance.now();
}

function record(output: number): void {
	const stalledMs = stallCounter();
	const write = (line: object) =>
		writeSync(output, `${JSON.stringify(line)}\n`);
	let lastAt = performance.now();
	let lastIdle = performance.eventLoopUtilization().idle;
	let lastProcessor = process.threadCpuUsage();
	let lastStalled = stalledMs();
	const look = () => {
		const at = performance.now();
		const { idle } = performance.eventLoopUtilization();
		const wallMs = at - lastAt - (idle - lastIdle);
		if (wallMs > LONG_MS) {
			const { user, system } = process.threadCpuUsage(lastProcessor);
			const processorMs = (user + system) / 1_000;
			// The stalls include those within the wait for work, so the turn took at least its processor time.
			const stallMs = stalledMs() - lastStalled;
			const ms = Math.max(processorMs, wallMs - stallMs);
			const originMs = clockOriginMs();
			const startMs = originMs + lastAt;
			write({ startMs, endMs: originMs + at, ms, wallMs });
		}
		// The work of the probe itself does not count.
		lastAt = performance.now();
		lastIdle = idle;
		lastProcessor = process.threadCpuUsage();
		lastStalled = stalledMs();
		// An unreferenced immediate runs once a turn after the work, and does not keep the loop awake.
		setImmediate(look).unref();
	};
	setImmediate(look).unref();
	setInterval(() => {}, LONGEST_WAIT_MS).unref();
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) {
			if (duration < 1) continue;
			const startMs = clockOriginMs() + startTime;
			const endMs = startMs + duration;
			const wallMs = duration;
			write({ startMs, endMs, ms: duration, wallMs, isCollection: true });
		}
	}).observe({ entryTypes: ["gc"] });
}
