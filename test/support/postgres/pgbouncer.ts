import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../peers/free-port.ts";

/** The user and group `nobody`, because PgBouncer refuses to run as root. */
const NOBODY = 65_534;

const START_LIMIT_MS = 10_000;

/** A running PgBouncer. */
export interface Pgbouncer {
	/** Its address: a URL without a database. */
	readonly url: string;
	close(): Promise<void>;
}

/** Starts the system's PgBouncer in transaction mode, in front of the server at `port`. */
export async function startPgbouncer(port: number): Promise<Pgbouncer> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-pgbouncer-"));
	chmodSync(folder, 0o755);
	const own = await freePort();
	const file = join(folder, "pgbouncer.ini");
	writeFileSync(
		file,
		`[databases]
* = host=127.0.0.1 port=${port} user=landfall
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 2000
server_idle_timeout = 5
`,
	);
	const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
	const child = spawn("pgbouncer", ["--quiet", file], {
		...user,
		stdio: "ignore",
	});
	const ended = once(child, "close");
	ended.catch(() => {});
	const url = `postgres://landfall@127.0.0.1:${own}`;
	const endsAtMs = performance.now() + START_LIMIT_MS;
	for (;;) {
		const client = new pg.Client(`${url}/postgres`);
		try {
			await client.connect();
			await client.end();
			break;
		} catch (cause) {
			if (performance.now() > endsAtMs) {
				child.kill("SIGKILL");
				throw new Error(
					"PgBouncer did not start; on Debian: apt-get install pgbouncer",
					{ cause },
				);
			}
			await sleep(50);
		}
	}
	return {
		url,
		async close() {
			child.kill("SIGINT");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
