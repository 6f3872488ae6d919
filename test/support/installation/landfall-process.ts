import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { START_LIMIT_MS } from "../../../mock/start-limit.ts";
import { urlOfFile } from "../postgres/postgres-databases.ts";
import { eventually } from "../time/eventually.ts";
import { COMPILE_CACHE } from "../vitest/compile-cache.ts";

/** Exit code and output of a process. */
export interface Ended {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const root = new URL("../../..", import.meta.url);

/** The environment with the database that replaces the file in this run. */
async function withDatabase(env: Environment): Promise<Environment> {
	const { DATABASE_URL: url = "" } = env;
	if (!url.startsWith("file:")) return env;
	return { ...env, DATABASE_URL: await urlOfFile(url.slice("file:".length)) };
}

/** The bytes of a block of `ulimit -f` (POSIX). */
const BLOCK = 512;

/** The largest file on a full disk, where no file of a process can grow. */
export const DISK_FULL = 0;

/**
 * Starts a process that inherits nothing of the tests' environment except the compile cache. With `largestFile`, in bytes, it cannot
 * write a file beyond that size.
 */
function start(
	script: string,
	args: readonly string[],
	env: Environment,
	largestFile?: number,
): ChildProcess {
	const command = [process.execPath, script, ...args];
	const blocks = Math.ceil((largestFile ?? 0) / BLOCK);
	const limited = `trap "" XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`;
	const [first = "", ...rest] =
		largestFile === undefined ? command : ["sh", "-c", limited, ...command];
	return spawn(first, rest, {
		cwd: root,
		env: { ...COMPILE_CACHE, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
}

/** Runs a script of the product to its end; with `largestFile`, in bytes, on a disk that is full beyond that. */
export async function runScript(
	script: string,
	args: readonly string[] = [],
	env: Environment = {},
	largestFile?: number,
): Promise<Ended> {
	const child = start(script, args, await withDatabase(env), largestFile);
	const { stdout, stderr } = child;
	if (!stdout || !stderr) throw new Error("the process has no output");
	const [out, err] = await Promise.all([
		text(stdout),
		text(stderr),
		child.exitCode === null ? once(child, "close") : undefined,
	]);
	return { code: child.exitCode, stdout: out, stderr: err };
}

/** A running process of Landfall. */
export interface LandfallProcess {
	readonly pid: number;
	/** Where the API is, `/v2` included; empty for a worker alone. */
	readonly url: string;
	/** Its output so far. */
	output(): string;
	/** Sends a signal and waits for the exit; null when the signal killed the process. */
	end(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills the processes that a failed test left running; for `afterAll`. */
export function killLandfallProcesses(): void {
	for (const child of running) child.kill("SIGKILL");
}

const DEFAULTS: Environment = { PORT: "0", WEBHOOK_ALLOW: "127.0.0.0/8" };

/** Starts `server/main.ts` on a free port and waits until it is ready. With `largestFile`, in bytes, its disk is full beyond that. */
export async function startLandfallProcess(
	env: Environment,
	role?: "worker" | "server",
	largestFile?: number,
): Promise<LandfallProcess> {
	const all = { ...DEFAULTS, ...(await withDatabase(env)) };
	const args = role ? [role] : [];
	return untilSaid("ready", start("server/main.ts", args, all, largestFile));
}

/** Starts several serving processes on one free port, as `npm start -- server --processes` does, and waits until all are ready. */
export async function startLandfallProcesses(
	env: Environment,
	count: number,
): Promise<LandfallProcess> {
	const args = ["server", "--processes", String(count)];
	const all = { ...DEFAULTS, ...(await withDatabase(env)) };
	return untilSaid("all ready", start("server/start.ts", args, all));
}

async function untilSaid(
	message: string,
	child: ChildProcess,
): Promise<LandfallProcess> {
	running.add(child);
	let output = "";
	const read = (chunk: Buffer) => {
		output += chunk;
	};
	child.stdout?.on("data", read);
	child.stderr?.on("data", read);
	const ended = once(child, "close");
	ended.finally(() => running.delete(child));
	const isReady = () => {
		if (child.exitCode !== null) throw new Error(`it has exited: ${output}`);
		// Without quotes in the text for a terminal.
		return new RegExp(`("msg":"|: )${message}\\b`).test(output);
	};
	await eventually("Landfall is ready", isReady, START_LIMIT_MS);
	return {
		pid: child.pid ?? 0,
		url: /\burl"?: ?"(http[^"]+)"/.exec(output)?.[1] ?? "",
		output: () => output,
		async end(signal = "SIGTERM") {
			child.kill(signal);
			await ended;
			return child.exitCode;
		},
	};
}
