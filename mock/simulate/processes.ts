import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { compileCache } from "../compile-cache.ts";
import { START_LIMIT_MS } from "../start-limit.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STOP_LIMIT_MS = 12_000;
const LONGEST_TAIL = 20;
const MOST_ERRORS = 100;

/** A line of the log about an error. */
const ERROR_LINE = /"level":[56]0,/;

/** How to start a process, and how to read its URL from its output. */
interface Start {
	readonly name: string;
	/** Options of Node. */
	readonly options?: readonly string[];
	readonly script: string;
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string>>;
	/** The URL (empty for none) in the line that says it is ready; undefined for any other line. */
	readonly readyUrl: (line: string) => string | undefined;
}

/** A process of the simulation, which keeps its URL when it is killed and restarted. */
export interface ManagedProcess {
	readonly name: string;
	readonly url: string;
	/** Resident memory in MB; 0 while it is down. */
	memoryMb(): number;
	/** Kills the process with SIGKILL and restarts it. Resolves when it is ready again. */
	crash(): Promise<void>;
	/** Terminates the process and kills it after 12 s. */
	stop(): Promise<void>;
	/** Why the process ended unexpectedly; undefined otherwise. */
	failure(): string | undefined;
	/** The first errors in its log. */
	errors(): readonly string[];
}

function memoryOf(pid: number | undefined): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
	} catch {
		return 0;
	}
}

/** Starts a process and waits until it is ready; rejects with its last lines when it ends first or takes too long. */
export async function startProcess(start: Start): Promise<ManagedProcess> {
	const tail: string[] = [];
	const errors: string[] = [];
	let child: ChildProcess;
	let isWanted = true;
	let failure: string | undefined;

	async function launch(): Promise<string> {
		const { options = [], script, args } = start;
		const launched = spawn(process.execPath, [...options, script, ...args], {
			cwd: ROOT,
			env: { ...compileCache(), ...start.env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		child = launched;
		const ready = Promise.withResolvers<string>();
		for (const input of [launched.stdout, launched.stderr]) {
			createInterface({ input }).on("line", (line) => {
				tail.push(line);
				if (ERROR_LINE.test(line) && errors.length < MOST_ERRORS)
					errors.push(line);
				if (tail.length > LONGEST_TAIL) tail.shift();
				const url = start.readyUrl(line);
				if (url !== undefined) ready.resolve(url);
			});
		}
		launched.once("close", (code, signal) => {
			const how = `${start.name} ended (${signal ?? `exit code ${code}`}):\n${tail.join("\n")}`;
			if (isWanted && signal !== "SIGKILL") failure = how;
			ready.reject(new Error(how));
		});
		const limit = setTimeout(
			() =>
				ready.reject(
					new Error(`${start.name} does not get ready:\n${tail.join("\n")}`),
				),
			START_LIMIT_MS,
		);
		return ready.promise.finally(() => clearTimeout(limit));
	}

	async function end(signal: NodeJS.Signals): Promise<void> {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, "close");
		child.kill(signal);
		const force = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
		await ended;
		clearTimeout(force);
	}

	process.once("exit", () => child.kill("SIGKILL"));
	const url = await launch();
	return {
		name: start.name,
		url,
		memoryMb: () => memoryOf(child.pid),
		failure: () => failure,
		errors: () => errors,
		async crash() {
			await end("SIGKILL");
			await launch();
		},
		async stop() {
			isWanted = false;
			await end("SIGTERM");
		},
	};
}
