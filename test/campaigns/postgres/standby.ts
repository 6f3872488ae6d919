import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../support/peers/free-port.ts";

const run = promisify(execFile);

/** Where Debian puts the programs of PostgreSQL 15. */
const PROGRAMS = "/usr/lib/postgresql/15/bin";

/** The user and group `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const START_LIMIT_MS = 30_000;

/** A primary and its synchronous standby, behind one address. */
export interface Pair {
	/** The address that always leads to the primary: a URL without a database. */
	readonly url: string;
	/** Kills the primary, and makes the standby the primary behind the address. */
	failOver(): Promise<void>;
	close(): Promise<void>;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
	const endsAtMs = performance.now() + START_LIMIT_MS;
	while (!(await isTrue().catch(() => false))) {
		if (performance.now() > endsAtMs)
			throw new Error("a server of the pair did not answer in time");
		await sleep(50);
	}
}

async function ask(url: string, text: string): Promise<pg.QueryResult> {
	const client = new pg.Client(`${url}/postgres`);
	await client.connect();
	try {
		return await client.query(text);
	} finally {
		await client.end();
	}
}

/** Stands for a virtual address: forwards connections to a port that can change. */
async function openAddress(firstPort: number) {
	let port = firstPort;
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(port, "127.0.0.1");
		for (const [one, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(one);
			one.on("error", () => {});
			one.on("close", () => {
				sockets.delete(one);
				other.destroy();
			});
			one.pipe(other);
		}
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error("no port");
	return {
		port: address.port,
		lead(to: number) {
			port = to;
			for (const socket of sockets) socket.destroy();
		},
		close() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}

/** Starts a primary that acknowledges a commit only when its standby has it on disk too. */
export async function startPair(): Promise<Pair> {
	if (!existsSync(PROGRAMS))
		throw new Error(
			`${PROGRAMS} is missing; on Debian 12: apt-get install postgresql-15`,
		);
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
	const folder = mkdtempSync(join(tmpdir(), "landfall-pair-"));
	if (isRoot) chownSync(folder, NOBODY, NOBODY);
	chmodSync(folder, 0o700);
	const [primaryPort, standbyPort] = [await freePort(), await freePort()];
	const options = { ...user, cwd: folder, env: {} };
	const start = (name: string, port: number) => {
		const child = spawn(
			join(PROGRAMS, "postgres"),
			[
				...["-D", join(folder, name), "-c", `port=${port}`],
				...["-c", "listen_addresses=127.0.0.1"],
				...["-c", "unix_socket_directories=", "-c", "max_connections=200"],
			],
			{ ...options, stdio: "ignore" },
		);
		const ended = once(child, "close");
		return {
			async end(signal: "SIGINT" | "SIGKILL") {
				if (child.exitCode === null && child.signalCode === null)
					child.kill(signal);
				await ended;
			},
		};
	};
	const urlOf = (port: number) => `postgres://landfall@127.0.0.1:${port}`;
	await run(
		join(PROGRAMS, "initdb"),
		[
			...["--pgdata", join(folder, "primary"), "--username", "landfall"],
			...["--auth", "trust", "--encoding", "UTF8", "--locale", "C"],
		],
		options,
	);
	const primary = start("primary", primaryPort);
	await until(
		async () => (await ask(urlOf(primaryPort), "select 1")).rowCount === 1,
	);
	await run(
		join(PROGRAMS, "pg_basebackup"),
		[
			...["--pgdata", join(folder, "standby"), "--write-recovery-conf"],
			...["--dbname", `${urlOf(primaryPort)}/postgres`, "--checkpoint", "fast"],
		],
		options,
	);
	const standby = start("standby", standbyPort);
	await ask(
		urlOf(primaryPort),
		"alter system set synchronous_standby_names to '*'",
	);
	await ask(urlOf(primaryPort), "select pg_reload_conf()");
	await until(async () => {
		const { rows } = await ask(
			urlOf(primaryPort),
			"select 1 from pg_stat_replication where sync_state = 'sync'",
		);
		return rows.length === 1;
	});
	const address = await openAddress(primaryPort);
	return {
		url: urlOf(address.port),
		async failOver() {
			await primary.end("SIGKILL");
			await ask(urlOf(standbyPort), "select pg_promote()");
			address.lead(standbyPort);
		},
		async close() {
			address.close();
			await Promise.all([primary.end("SIGINT"), standby.end("SIGINT")]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
