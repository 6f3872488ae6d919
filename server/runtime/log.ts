import { type DestinationStream, type Logger, pino } from "pino";

/** Characters buffered before a write. */
const CHUNK_LENGTH = 8_192;

/** Longest time that a line stays buffered. */
const FLUSH_MS = 100;

/**
 * Buffers lines, because one system call per line would cost more than the rest of a read. The logger's own buffer recounts all
 * its bytes with every line.
 */
function bufferedOutput(): DestinationStream & { flushSync(): void } {
	const output = pino.destination({ sync: true });
	let waiting = "";
	const flush = () => {
		if (waiting === "") return;
		const chunk = waiting;
		waiting = "";
		output.write(chunk);
	};
	setInterval(flush, FLUSH_MS).unref();
	process.on("exit", flush);
	return {
		/** Called by the logger before the process exits. */
		flushSync: flush,
		write(line) {
			waiting += line;
			if (waiting.length >= CHUNK_LENGTH) flush();
		},
	};
}

/** Opens the log on standard output: lines of JSON, or coloured text on a terminal. */
export async function openLog(level: string): Promise<Logger> {
	const options = { level, base: null };
	if (!process.stdout.isTTY) return pino(options, bufferedOutput());
	const { default: pretty } = await import("pino-pretty");
	const stream = pretty({
		ignore: "pid,hostname",
		translateTime: "SYS:HH:MM:ss",
	});
	return pino(options, stream);
}

/** Makes a line of the log of each warning of Node and its packages, which Node prints as plain text. A terminal shows it as it is. */
export function logWarnings(log: Pick<Logger, "warn">): void {
	// None is shown when Node was told so.
	if (process.stdout.isTTY || process.listenerCount("warning") === 0) return;
	process.removeAllListeners("warning");
	process.on("warning", ({ name, message }) => log.warn({ name }, message));
}
