import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";

/** Characters that are written together, */
const CHUNK_LENGTH = 8_192;

/** or whatever there is after this time. */
const FLUSH_MS = 100;

/**
 * Lines are written together: one system call a line would cost more than the rest of a read. The package's own way to do so
 * counts the bytes of all that waits again with every line.
 */
function writingTogether(): DestinationStream & { flushSync(): void } {
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
		/** Called by the logger before the process dies. */
		flushSync: flush,
		write(line) {
			waiting += line;
			if (waiting.length >= CHUNK_LENGTH) flush();
		},
	};
}

/** The log on standard output: lines of JSON, or coloured ones for who watches a terminal. */
export function openLog(level: string): Logger {
	const options = { level, base: null };
	if (!process.stdout.isTTY) return pino(options, writingTogether());
	const stream = pretty({
		ignore: "pid,hostname",
		translateTime: "SYS:HH:MM:ss",
	});
	return pino(options, stream);
}
