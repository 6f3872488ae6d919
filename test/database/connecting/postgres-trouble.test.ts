import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../../server/database/database.ts";
import { migrate, prepareSchema } from "../../../server/database/migrate.ts";
import { ConfigError } from "../../../server/settings/config-error.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	emptyDatabase,
	newDatabase,
} from "../../support/postgres/postgres-databases.ts";

const opened = await openForFile(async () => {
	const databases: ReturnType<typeof openDatabase>[] = [];
	return {
		databases,
		close: () => Promise.all(databases.map((database) => database.close())),
	};
});

function open(url: string, answerMs?: number) {
	const database = openDatabase(url, { answerMs });
	opened.databases.push(database);
	return database;
}

/** A proxy that can forget its connections: it keeps them open, and passes nothing on. */
async function forgetfulProxy(port: number) {
	const pairs: [Socket, Socket][] = [];
	// Half open, so that a forgotten client that ends gets no answer.
	const server = createServer({ allowHalfOpen: true }, (client) => {
		const upstream = connect(port, "127.0.0.1");
		pairs.push([client, upstream]);
		for (const socket of [client, upstream]) socket.on("error", () => {});
		client.pipe(upstream).pipe(client);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	return {
		port: typeof address === "object" ? address?.port : undefined,
		forget() {
			for (const [client, upstream] of pairs.splice(0)) {
				client.unpipe(upstream);
				upstream.unpipe(client);
				upstream.destroy();
				client.resume();
			}
		},
		close: () => server.close(),
	};
}

const one = sql<{ one: number }>`select 1 as one`;

test("a connection to a dead server is given up, and new statements take a new one", async () => {
	const url = new URL(await newDatabase());
	const proxy = await forgetfulProxy(Number(url.port));
	url.port = String(proxy.port);
	url.searchParams.set("pool", "2");
	const { db, writes, isUnavailable } = open(url.href, 500);
	const both = () => Promise.all([one.execute(db), one.execute(db)]);
	await both();
	proxy.forget();
	const lost = await Promise.allSettled([
		one.execute(db),
		writes.transaction().execute((trx) => one.execute(trx)),
	]);
	expect(
		lost.map(
			(result) => result.status === "rejected" && isUnavailable(result.reason),
		),
	).toEqual([true, true]);
	expect((await both()).map(({ rows }) => rows)).toEqual([
		[{ one: 1 }],
		[{ one: 1 }],
	]);
	proxy.close();
});

test("a transaction whose connection is lost ends, and its connection is not used again", async () => {
	const url = new URL(await newDatabase());
	const proxy = await forgetfulProxy(Number(url.port));
	url.port = String(proxy.port);
	const { db, isUnavailable, connections } = open(url.href, 500);
	const failure = await db
		.transaction()
		.execute(async (trx) => {
			proxy.forget();
			await one.execute(trx);
		})
		.catch((error: unknown) => error);
	expect(isUnavailable(failure)).toBe(true);
	expect(connections()).toMatchObject({ inUse: 0 });
	await one.execute(db);
	proxy.close();
});

test("a process that listens to a dead server can close its database", async () => {
	const url = new URL(await newDatabase());
	const proxy = await forgetfulProxy(Number(url.port));
	url.port = String(proxy.port);
	const database = openDatabase(url.href);
	const heard = Promise.withResolvers<void>();
	database.listen(() => heard.resolve());
	await heard.promise;
	proxy.forget();
	await expect(database.close()).resolves.toBeUndefined();
	proxy.close();
});

test("a database that refuses writes is in trouble, and so is one whose disk was full a moment ago", async () => {
	const { db, findTrouble } = open(await newDatabase());
	expect(await findTrouble()).toBeUndefined();
	await sql`do $$ begin raise exception 'no space' using errcode = '53100'; end $$`
		.execute(db)
		.catch(() => {});
	expect(await findTrouble()).toEqual({
		message: "nothing can be written: no space",
		isReadable: true,
	});

	const url = await newDatabase();
	const name = new URL(url).pathname.slice(1);
	await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(
		db,
	);
	expect(await open(`${url}?target_session_attrs=any`).findTrouble()).toEqual({
		message: "nothing can be written: the server is a standby, or read only",
		isReadable: true,
	});
	const primary = open(`${url}?target_session_attrs=primary`);
	expect(await primary.findTrouble()).toMatchObject({ isReadable: true });
});

test("a server that is read only counts as absent where target_session_attrs is read-write, until it accepts writes", async () => {
	const url = await newDatabase();
	const name = new URL(url).pathname.slice(1);
	const { db } = open(url);
	const setReadOnly = (value: string) =>
		sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.raw(value)}`.execute(
			db,
		);
	await setReadOnly("on");
	const strict = open(`${url}?target_session_attrs=read-write`);
	const failure = await one.execute(strict.db).catch((error) => error);
	expect(strict.isUnavailable(failure)).toBe(true);
	expect(await strict.findTrouble()).toEqual({
		message:
			"the database does not answer: the server is a standby, or read only, and target_session_attrs is read-write",
		isReadable: false,
	});
	await setReadOnly("off");
	expect((await one.execute(strict.db)).rows).toEqual([{ one: 1 }]);
});

test("a start or migration on a database that cannot be used ends with a sentence", async () => {
	const latin = await emptyDatabase(
		"encoding 'LATIN1' locale 'C' template template0",
	);
	const encrypted = `${await newDatabase()}?sslmode=require`;
	const misled = `${await newDatabase()}?options=-c%20search_path%3Dnowhere`;
	const missing = new URL(await newDatabase());
	missing.pathname = "/nowhere";
	for (const [url, reason] of [
		[missing.href, /"nowhere" does not exist; create it, with the encoding/],
		[misled, /a database whose search_path \(nowhere\) has no schema/],
		[latin, /encoding LATIN1.*create it with encoding 'UTF8'/],
		[encrypted, /cannot be used: The server does not support SSL/],
	] as const) {
		for (const start of [prepareSchema, migrate]) {
			const failure = await start(open(url)).catch((error) => error);
			expect(failure).toBeInstanceOf(ConfigError);
			expect(failure.message).toMatch(reason);
		}
	}
});

test("a statement that takes an idle connection does not count as waiting for one", async () => {
	const { db, connections } = open(`${await newDatabase()}?pool=2`);
	const both = () => Promise.all([one.execute(db), one.execute(db)]);
	await both();
	expect(connections()).toMatchObject({ open: 2, inUse: 0 });
	const [taking, more] = [both(), one.execute(db)];
	await Promise.resolve();
	expect(connections()).toMatchObject({ waiting: 1 });
	await Promise.all([taking, more]);
});

test("a transaction sees what others have committed meanwhile, whatever the database's default is", async () => {
	const url = await newDatabase();
	const name = new URL(url).pathname.slice(1);
	await sql`alter database ${sql.id(name)} set default_transaction_isolation = 'serializable'`.execute(
		open(url).db,
	);
	const { db } = open(url);
	const level = sql<{
		level: string;
	}>`select current_setting('transaction_isolation') as level`;
	const levels = await Promise.all([
		level.execute(db),
		db.transaction().execute((trx) => level.execute(trx)),
	]);
	expect(levels.map(({ rows }) => rows[0]?.level)).toEqual(
		Array(2).fill("read committed"),
	);
});
