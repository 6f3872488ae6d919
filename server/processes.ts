import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { interruption } from "./runtime/interruption.ts";
import { logWarnings, openLog } from "./runtime/log.ts";
import { printFailedStart } from "./runtime/printed-lines.ts";
import { processSettings } from "./runtime/process-settings.ts";
import { readConfig } from "./settings/config.ts";
import { ConfigError } from "./settings/config-error.ts";
import { refuseSharedPorts } from "./settings/shared-ports.ts";

/** The most serving processes. */
const MOST = 64;

const READY_LIMIT_MS = 60_000;

/** Longer than a process takes to end by itself. */
const STOP_LIMIT_MS = 9_900;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** A process that has lived for this long is replaced at once when it dies. */
const STEADY_MS = 60_000;

const READY = "ready";

/** A member of the family: one process at a time, replaced by a successor. */
interface Member {
	readonly role: "server" | "worker";
	readonly place: number;
	child: Worker | undefined;
	startedAtMs: number;
	/** Deaths in a row soon after the start. */
	deaths: number;
	isRestarting: boolean;
}

/** Reads how many processes serve: a number, or `auto` for one per processor. */
function readCount(text: string): number {
	if (text === "auto") return Math.min(availableParallelism(), MOST);
	const count = Number(text);
	if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
	throw new ConfigError(
		`--processes takes a number from 1 to ${MOST}, or auto; not "${text}"`,
	);
}

const hasExited = ({ process: { exitCode, signalCode } }: Worker) =>
	exitCode !== null || signalCode !== null;

async function exited(child: Worker): Promise<void> {
	if (!hasExited(child)) await once(child, "exit");
}

/** Waits until a process is ready; false when it has ended before, or takes too long. */
async function untilReady(child: Worker): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), READY_LIMIT_MS);
	child.on("message", (message) => message === READY && resolve(true));
	child.once("exit", () => resolve(false));
	const isReady = await promise;
	clearTimeout(timer);
	if (!isReady) child.process.kill("SIGKILL");
	return isReady;
}

/** Serving processes that accept connections from one socket, and beside them a worker. Replaces those that die. */
class Family {
	readonly #members: readonly Member[];
	readonly #log: Logger;
	readonly #children = new Set<Worker>();
	#hasStarted = false;
	#isStopping = false;
	#isRestartWanted = false;
	#restart: Promise<void> | undefined;

	constructor(roles: readonly Member["role"][], log: Logger) {
		this.#log = log;
		this.#members = roles.map((role, place) => ({
			...{ role, place, child: undefined },
			...{ startedAtMs: 0, deaths: 0, isRestarting: false },
		}));
	}

	/** Starts all processes, the first one alone because it may create the database. Returns whether all are ready. */
	async start(): Promise<boolean> {
		const [first, ...others] = this.#members;
		if (!first || !(await this.#starts(first, false))) return false;
		const ready = await Promise.all(
			others.map((member) => this.#starts(member, true)),
		);
		if (!ready.every(Boolean)) return false;
		this.#hasStarted = true;
		for (const member of this.#members) this.#replaceDead(member);
		if (this.#isRestartWanted) this.restart();
		return true;
	}

	/** Starts a process for the first time. Returns whether it is ready; when it is not, the start of all has failed. */
	async #starts(member: Member, isQuiet: boolean): Promise<boolean> {
		const { role, place } = member;
		const isReady = await untilReady(this.#fork(member, isQuiet));
		if (!isReady && !this.#isStopping)
			this.#log.error(
				{ role, place },
				"a process did not start, so all are stopped",
			);
		return isReady;
	}

	/** Replaces a process that was ready and has died while the others started. */
	#replaceDead(member: Member): void {
		const { child } = member;
		if (!child || !hasExited(child)) return;
		const { exitCode, signalCode } = child.process;
		this.#replace(member, exitCode, signalCode);
	}

	/**
	 * Replaces one process after the other by a new one, so that a port is always served. During the start or another restart, all are
	 * replaced once more afterwards, because some may have read older settings.
	 */
	restart(): void {
		this.#isRestartWanted = true;
		if (this.#hasStarted) this.#restart ??= this.#restartWhileWanted();
	}

	async #restartWhileWanted(): Promise<void> {
		while (this.#isRestartWanted && !this.#isStopping) {
			this.#isRestartWanted = false;
			try {
				await this.#restartAll();
			} catch (error) {
				this.#log.error({ err: error }, "restart failed");
			}
		}
		this.#restart = undefined;
	}

	/** Stops all processes in order, and kills those that hang. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		const children = [...this.#children];
		for (const child of children) child.process.kill("SIGTERM");
		const all = Promise.all(children.map(exited));
		await Promise.race([all, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
		for (const child of this.#children) child.process.kill("SIGKILL");
		await all;
	}

	/**
	 * Starts a process. Node's cluster module opens the listening sockets in this process, which accepts no connections itself.
	 */
	#fork(member: Member, isQuiet = false): Worker {
		const place = ["--place", String(member.place)];
		const { options, env } = processSettings(member.role);
		cluster.setupPrimary({
			exec: new URL("main.ts", import.meta.url).pathname,
			execArgv: [...process.execArgv, ...options],
			args: [member.role, ...place, ...(isQuiet ? ["--quiet"] : [])],
		});
		const child = cluster.fork(env);
		this.#children.add(child);
		member.child = child;
		member.startedAtMs = performance.now();
		child.once("exit", (code, signal) => {
			this.#children.delete(child);
			// During the start none is replaced: one that does not start fails the start of all.
			if (this.#hasStarted && member.child === child)
				this.#replace(member, code, signal);
		});
		// The process has ended, or its exit event follows.
		child.on("error", () => {});
		return child;
	}

	#replace(member: Member, code: number | null, signal: string | null): void {
		const { role, place, child: dead, startedAtMs } = member;
		if (this.#isStopping || member.isRestarting) return;
		const isSteady = performance.now() - startedAtMs >= STEADY_MS;
		member.deaths = isSteady ? 0 : member.deaths + 1;
		const pauseMs = Math.min(
			FIRST_PAUSE_MS * 2 ** member.deaths,
			LONGEST_PAUSE_MS,
		);
		this.#log.error(
			{ role, place, code, signal, pauseMs },
			"a process has ended and is being replaced",
		);
		setTimeout(() => {
			// A restart in the meantime has replaced it.
			if (this.#isStopping || member.isRestarting || member.child !== dead)
				return;
			void untilReady(this.#fork(member, true));
		}, pauseMs);
	}

	async #restartAll(): Promise<void> {
		for (const member of this.#members) {
			if (this.#isStopping) return;
			const { role, place, child: old } = member;
			member.isRestarting = true;
			const isReady = await untilReady(this.#fork(member, true));
			member.isRestarting = false;
			if (!isReady) {
				// The old process keeps running.
				if (old && !hasExited(old)) member.child = old;
				else this.#replace(member, null, null);
				throw new Error(`the ${role} at place ${place} did not start again`);
			}
			if (!old) continue;
			old.process.kill("SIGTERM");
			await Promise.race([exited(old), sleep(STOP_LIMIT_MS)]);
			if (!hasExited(old)) old.process.kill("SIGKILL");
			this.#log.info({ role, place }, "restarted");
		}
	}
}

/** Runs several processes behind one port until a signal stops this one. SIGHUP restarts them one by one. */
async function run(count: string, roles: readonly string[]): Promise<void> {
	const servers = Array.from({ length: readCount(count) }, () => "server");
	const [half, ...rest] = roles;
	if (rest.length > 0 || (half !== undefined && half !== "server"))
		throw new ConfigError(
			`start with --processes takes nothing or server; not "${roles.join(" ")}"`,
		);
	const config = readConfig();
	if (config.databaseUrl === "file::memory:")
		throw new ConfigError(
			"DATABASE_URL names a database in memory, which --processes cannot share: name a file",
		);
	const all = half === "server" ? servers : [...servers, "worker"];
	refuseSharedPorts(config, all.length);
	const log = await openLog(config.logLevel);
	logWarnings(log);
	cluster.schedulingPolicy = cluster.SCHED_NONE;
	const family = new Family(all as Member["role"][], log);
	// On a terminal, SIGHUP means that the terminal was closed.
	const isRestarting = !process.stdout.isTTY;
	const interrupted = interruption(isRestarting);
	const stopped = once(interrupted, "abort").then(async () => {
		log.info({ reason: interrupted.reason.message }, "stopping all");
		await family.stop();
		process.exit(0);
	});
	if (isRestarting) process.on("SIGHUP", () => family.restart());
	if (!(await family.start())) {
		if (interrupted.aborted) return stopped;
		await family.stop();
		process.exit(1);
	}
	log.info({ processes: all.length }, "all ready");
}

/** Starts several processes; exits with a sentence when it cannot. */
export async function startProcesses(
	count: string,
	roles: readonly string[],
): Promise<void> {
	try {
		await run(count, roles);
	} catch (error) {
		printFailedStart(
			error instanceof ConfigError ? error.message : String(error),
		);
		process.exit(1);
	}
}
