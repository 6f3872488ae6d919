import { once } from "node:events";
import { statSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
	databaseFile,
	isPostgres,
	openDatabase,
	withoutPassword,
} from "../../../server/database/database.ts";
import { ConfigError } from "../../../server/settings/config-error.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";

const folder = await openForFile(temporaryFolder);

test.each([
	["file:data/landfall.db", "data/landfall.db", "file:data/landfall.db"],
	["file::memory:", ":memory:", "file::memory:"],
	["file:postgres:a:b@c", "postgres:a:b@c", "file:postgres:a:b@c"],
	[
		"postgres://landfall:s3cret@db:5432/landfall?sslmode=require",
		undefined,
		"postgres://landfall:***@db:5432/landfall?sslmode=require",
	],
	[
		"postgres://db/a?pool=5&password=s3cret&pasword=s3cret",
		undefined,
		"postgres://db/a?pool=5&password=***&pasword=***",
	],
	["postgresql://landfall@db/a", undefined, "postgresql://landfall@db/a"],
])("%s names the file %s, and is printed as %s", (url, file, shown) => {
	expect(databaseFile(url)).toBe(file);
	expect(isPostgres(url)).toBe(file === undefined);
	expect(withoutPassword(url)).toBe(shown);
});

test("a new database file, and all beside it, belong to their owner alone", async () => {
	const file = join(folder.path, "new", "landfall.db");
	const database = openDatabase(`file:${file}`);
	for (const end of ["", "-wal", "-shm"])
		expect(statSync(`${file}${end}`).mode & 0o777).toBe(0o600);
	await database.close();
});

test("a file that cannot be opened is named", () => {
	const url = `file:${folder.path}`;
	expect(() => openDatabase(url)).toThrow(ConfigError);
	expect(() => openDatabase(url)).toThrow(
		`DATABASE_URL ${url} cannot be opened: `,
	);
});

test.each([
	["ssl_mode=verify-full", 'no parameter "ssl_mode", only pool'],
	["sslmode=", "its parameter sslmode is empty"],
	["sslmode=disabled", "sslmode must be one of disable, prefer, require"],
	["sslmode=allow", "sslmode must be one of disable, prefer, require"],
	["ssl=false", "ssl must be one of true, 1, 0"],
	["pol=5", 'no parameter "pol"'],
	["pool=1", "pool must be a whole number from 2 to 1000"],
	["pool=1001", "pool must be a whole number from 2 to 1000"],
	["statements=none", "statements must be one of named, unnamed"],
	["pgbouncer=1", "pgbouncer must be one of false, true"],
	["connect_timeout=0", "connect_timeout must be a whole number from 1 to 600"],
	["channel_binding=on", "channel_binding must be one of disable, prefer"],
	["target_session_attrs=standby", "must be one of any, read-write, primary"],
	["host=one,other", "it names several hosts"],
])(
	"a parameter of the address that nothing heeds is named: %s",
	(parameters, words) => {
		const url = `postgres://landfall@127.0.0.1:1/landfall?${parameters}`;
		expect(() => openDatabase(url)).toThrow(ConfigError);
		expect(() => openDatabase(url)).toThrow(words);
	},
);

test("a parameter that the driver heeds is taken", async () => {
	const url = "postgres://127.0.0.1:1/a?pool=2&sslmode=verify-full&options=-c";
	await expect(openDatabase(url).close()).resolves.toBeUndefined();
});

test("connect_timeout limits the wait for a server that does not answer", async () => {
	const silent = createServer(() => {}).listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	const database = openDatabase(
		`postgres://a@127.0.0.1:${port}/a?connect_timeout=1`,
	);
	const startedAt = performance.now();
	const trouble = await database.findTrouble();
	expect(trouble?.message).toContain("timeout");
	const ms = performance.now() - startedAt;
	expect(ms).toBeGreaterThan(900);
	expect(ms).toBeLessThan(4_000);
	await database.close();
	silent.close();
});

test("the connection to a server that wants a password, which the address does not have, ends at once", async () => {
	// AuthenticationSASL, and AuthenticationSASLContinue after the client's name (PostgreSQL, section 54.7).
	const answers = [
		"R\0\0\0\x17\0\0\0\x0aSCRAM-SHA-256\0\0",
		"R\0\0\0\x09\0\0\0\x0br",
	];
	const asking = createServer((socket) => {
		socket.on("data", () => socket.write(answers.shift() ?? "", "latin1"));
		socket.on("error", () => {});
	}).listen(0, "127.0.0.1");
	const connected = once(asking, "connection");
	await once(asking, "listening");
	const { port } = asking.address() as AddressInfo;
	const database = openDatabase(`postgres://a@127.0.0.1:${port}/a`);
	const trouble = await database.findTrouble();
	expect(trouble?.message).toContain("password must be a string");
	const [socket] = (await connected) as [Socket];
	if (!socket.closed)
		await once(socket, "close", { signal: AbortSignal.timeout(2_000) });
	expect(socket.closed).toBe(true);
	await database.close();
	asking.close();
});
