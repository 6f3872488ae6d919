import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compileCache } from "../compile-cache.ts";
import { START_LIMIT_MS } from "../start-limit.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STOP_LIMIT_MS = 10_000;
const LONGEST_TAIL = 12;
const POLL_MS = 20;
/** The log level up to which lines do not explain failures. */
const INFO = 30;

/** How to start the server. */
export interface ServerOptions {
	/** Folder of its database. */
	readonly folder: string;
	readonly apiKey: string;
	/** `SIMULATION_SPEED`; the server checks it. */
	readonly speed: string;
}

/** A server in a process of its own, with its worker and the simulated world. */
export interface ServerProcess {
	/** Aborts when the process ends; the reason says how. */
	readonly ended: AbortSignal;
	/** URL of the API with its version. Rejects when the server ends or is not ready within a minute. */
	untilReady(signal: AbortSignal): Promise<string>;
	/** The last lines of its log above level info. */
	logTail(): readonly string[];
	/** Terminates the process, kills it after 10 s, and resolves when it has ended. */
	stop(): Promise<void>;
}

/** Starts `server/main.ts` on a free port. From the caller's environment it takes only the folder of Node's compile cache. */
export function startServer(options: ServerOptions): ServerProcess {
	const child = spawn(process.execPath, ["server/main.ts"], {
		cwd: ROOT,
		env: environment(options),
		stdio: ["ignore", "pipe", "pipe"],
	});
	const killNow = () => void child.kill("SIGKILL");
	process.once("exit", killNow);

	const tail: string[] = [];
	let url: string | undefined;
	for (const input of [child.stdout, child.stderr]) {
		createInterface({ input }).on("line", (line) => {
			const entry = parseLogLine(line);
			if (entry.msg === "ready") url ??= entry.url;
			if (entry.level !== undefined && entry.level <= INFO) return;
			tail.push(line);
			if (tail.length > LONGEST_TAIL) tail.shift();
		});
	}
	const ended = whenEnded(child);
	return {
		ended,
		logTail: () => tail,
		async untilReady(signal) {
			const deadline = Date.now() + START_LIMIT_MS;
			while (url === undefined) {
				AbortSignal.any([signal, ended]).throwIfAborted();
				if (Date.now() > deadline) {
					const seconds = START_LIMIT_MS / 1_000;
					throw new Error(`the server was not ready within ${seconds} s`);
				}
				await sleep(POLL_MS);
			}
			return url;
		},
		async stop() {
			await stop(child, ended);
			process.off("exit", killNow);
		},
	};
}

function environment({ folder, apiKey, speed }: ServerOptions) {
	return {
		...compileCache(),
		HOST: "127.0.0.1",
		PORT: "0",
		DATABASE_URL: `file:${folder}/landfall.db`,
		LANDFALL_API_KEY: apiKey,
		SIMULATION_SPEED: speed,
		WEBHOOK_ALLOW: "127.0.0.0/8",
		REQUESTS_PER_MINUTE: "100000",
		LOG_LEVEL: "info",
	};
}

/** A line of the server's log. Lines of plain text have none of these members. */
interface LogLine {
	readonly level?: number;
	readonly msg?: string;
	readonly url?: string;
}

function parseLogLine(line: string): LogLine {
	try {
		return Object(JSON.parse(line)) as LogLine;
	} catch {
		return {};
	}
}

/** Waits for `close` instead of `exit`, because the last lines arrive in between. */
function whenEnded(child: ChildProcess): AbortSignal {
	const controller = new AbortController();
	const end = (how: string) =>
		controller.abort(new Error(`the server ended by itself (${how})`));
	child.once("error", ({ message }) => end(message));
	child.once("close", (code, signal) =>
		end(code === null ? `by ${signal}` : `exit code ${code}`),
	);
	return controller.signal;
}

async function stop(child: ChildProcess, ended: AbortSignal): Promise<void> {
	if (ended.aborted) return;
	const force = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
	child.kill("SIGTERM");
	await once(ended, "abort");
	clearTimeout(force);
}
