import {
	chmodSync,
	closeSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type AdminContext, CommandError } from "../../server/admin/command.ts";
import { findCommand } from "../../server/admin/find-command.ts";
import { openDatabase } from "../../server/database/database.ts";
import { backUpFile } from "../../server/database/file-backup.ts";
import { migrate } from "../../server/database/migrate.ts";
import { setSetting } from "../../server/database/setting-queries.ts";
import {
	insertAccount,
	listAccounts,
} from "../../server/resources/accounts/account-queries.ts";
import { readConfig } from "../../server/settings/config.ts";
import { runScript } from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";

const folder = await openForFile(temporaryFolder);
const at = (name: string) => join(folder.path, name);
const modeOf = (file: string) => statSync(file).mode & 0o777;

/** The unfinished files of backups and restorations. */
const leftBehind = () =>
	readdirSync(folder.path).filter((name) => /partial|restoring/.test(name));

function run(file: string, ...words: string[]) {
	const { command, operands } = findCommand(words);
	const config = readConfig({ DATABASE_URL: `file:${file}` });
	return command.run({ config } as AdminContext, operands);
}

async function open(file: string) {
	const database = openDatabase(`file:${file}`);
	await migrate(database);
	return database;
}

async function namesIn(file: string): Promise<string[]> {
	const database = await open(file);
	const accounts = await listAccounts(database.db);
	await database.close();
	return accounts.map(({ name }) => name);
}

const addAccount = ({ db }: Awaited<ReturnType<typeof open>>, name: string) =>
	insertAccount(db, name, "2026-03-01T00:00:00Z");

test("a backup during writes is a snapshot of one moment, and can be restored once no process uses the database", async () => {
	const file = at("landfall.db");
	const copy = at("copy.db");
	const database = await open(file);
	await addAccount(database, "before");
	let isDone = false;
	const backup = run(file, "backup", copy).finally(() => {
		isDone = true;
	});
	for (let count = 0; !isDone || count === 0; count++) {
		await addAccount(database, `meanwhile ${count}`);
		// A single statement would block the copy until it ends.
		await sleep(1);
	}
	const { data } = await backup;
	expect(modeOf(copy)).toBe(0o600);
	const names = await namesIn(copy);
	expect(names).toContain("before");
	expect(data).toMatchObject({ file: copy, rows: expect.any(Number) });
	await expect(run(file, "backup", copy)).rejects.toThrow("exists already");
	await expect(run(file, "backup", `${copy}.d/copy.db`)).rejects.toThrow(
		`there is no folder ${copy}.d`,
	);

	await addAccount(database, "after");
	await expect(run(file, "restore", copy)).rejects.toThrow("a process uses");
	await database.close();
	const restored = await run(file, "restore", copy);
	const { kept, rows } = restored.data as { kept: string; rows: number };
	expect(rows).toBe((data as { rows: number }).rows);
	expect(kept).toMatch(/\/landfall\.db\.before-\d{8}T\d{9}Z$/);
	expect(await namesIn(file)).toEqual(names);
	expect(await namesIn(kept)).toContain("after");
	chmodSync(copy, 0o644);
	writeFileSync(at("new.db.restoring"), "left behind");
	await run(at("new.db"), "restore", copy);
	expect(modeOf(at("new.db"))).toBe(0o600);
	expect(await namesIn(at("new.db"))).toEqual(names);
	await run(at("a new machine/data/new.db"), "restore", copy);
	expect(await namesIn(at("a new machine/data/new.db"))).toEqual(names);
	writeFileSync(at("second.db.partial"), "left behind");
	await run(at("new.db"), "backup", at("second.db"));
	expect(await namesIn(at("second.db"))).toEqual(names);
	await expect(run(at("none.db"), "backup", at("x.db"))).rejects.toThrow(
		`there is no file ${at("none.db")}`,
	);
	expect(leftBehind()).toEqual([]);
});

test("an interrupted backup leaves no file", async () => {
	const file = at("large.db");
	const database = await open(file);
	await addAccount(database, "large");
	await database.close();
	await expect(
		backUpFile(file, at("interrupted.db"), AbortSignal.abort()),
	).rejects.toThrow("interrupted");
	const left = readdirSync(folder.path);
	expect(left.filter((name) => name.startsWith("interrupted"))).toEqual([]);
});

test("the log of a database that is gone is kept, and not mixed into the restored one", async () => {
	const file = at("gone.db");
	const database = await open(file);
	await addAccount(database, "before");
	await run(file, "backup", at("before.db"));
	await addAccount(database, "after");
	const log = readFileSync(`${file}-wal`);
	await database.close();
	rmSync(file);
	writeFileSync(`${file}-wal`, log);

	const { data } = await run(file, "restore", at("before.db"));
	const { kept } = data as { kept: string };
	expect(await namesIn(file)).toEqual(["before"]);
	expect(readFileSync(`${kept}-wal`)).toEqual(log);
});

test("a copy that was made by hand is restored with its log", async () => {
	const file = at("killed.db");
	const database = await open(file);
	await addAccount(database, "early");
	const before = readFileSync(file);
	await addAccount(database, "late");
	writeFileSync(at("by-hand.db"), before);
	copyFileSync(`${file}-wal`, at("by-hand.db-wal"));
	await database.close();
	await run(at("restored.db"), "restore", at("by-hand.db"));
	expect(await namesIn(at("restored.db"))).toEqual(["early", "late"]);
});

testOnSqlite(
	"a copy whose log does not fit on the disk is not restored",
	async () => {
		const file = at("long-log.db");
		await (await open(file)).close();
		const before = readFileSync(file);
		const database = await open(file);
		for (const letter of "abcdefghij")
			await setSetting(database.db, letter, letter.repeat(10_000));
		writeFileSync(at("long-log-copy.db"), before);
		copyFileSync(`${file}-wal`, at("long-log-copy.db-wal"));
		await database.close();

		const target = at("no-room.db");
		const { code, stderr } = await runScript(
			"server/admin/main.ts",
			["restore", at("long-log-copy.db")],
			{ DATABASE_URL: `file:${target}` },
			before.length + 50_000,
		);
		expect(stderr).toContain("make sure that the disk has room");
		expect(code).toBe(1);
		expect(existsSync(target)).toBe(false);
		expect(leftBehind()).toEqual([]);
	},
);

test("a backup is not written beside the log of another database", async () => {
	const file = at("new.db");
	await (await open(file)).close();
	writeFileSync(at("taken.db-wal"), "old");
	await expect(backUpFile(file, at("taken.db"))).rejects.toThrow(
		`${at("taken.db-wal")} exists already`,
	);
});

test("a database whose beginning is damaged while a process uses it is not replaced", async () => {
	const file = at("in-use.db");
	const database = await open(file);
	await addAccount(database, "saved");
	await run(file, "backup", at("saved-in-use.db"));
	await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
	const damaged = openSync(file, "r+");
	writeSync(damaged, Buffer.alloc(100));
	closeSync(damaged);
	const restore = () => run(file, "restore", at("saved-in-use.db"));
	await expect(restore()).rejects.toThrow(`then remove ${file}-shm`);
	await database.close().catch(() => {});
	rmSync(`${file}-shm`, { force: true });
	await restore();
	expect(await namesIn(file)).toEqual(["saved"]);
});

test("a backup takes the place of a database whose beginning is damaged, as its error says", async () => {
	const file = at("headless.db");
	const database = await open(file);
	await addAccount(database, "saved");
	await run(file, "backup", at("saved.db"));
	await database.close();
	const headless = readFileSync(file).fill(0, 0, 100);
	writeFileSync(file, headless);
	expect(() => openDatabase(`file:${file}`)).toThrow("restore the last backup");

	const { data } = await run(file, "restore", at("saved.db"));
	expect(await namesIn(file)).toEqual(["saved"]);
	const { kept } = data as { kept: string };
	expect(readFileSync(kept)).toEqual(headless);
});

describe("a damaged or foreign file is not restored, and the database stays unchanged", async () => {
	const file = at("stays.db");
	const database = await open(file);
	await addAccount(database, "stays");
	await run(file, "backup", at("sound.db"));
	await database.close();

	const sound = readFileSync(at("sound.db"));
	writeFileSync(
		at("damaged.db"),
		Buffer.from(sound).fill(0xff, 20_000, 60_000),
	);
	writeFileSync(at("text.db"), "no database at all");
	mkdirSync(at("folder.db"));
	const newer = await open(at("newer.db"));
	await sql`insert into schema_migrations (name, contracts_to) values ('9999-later', '9999-later')`.execute(
		newer.db,
	);
	await newer.close();
	const stranger = openDatabase(`file:${at("stranger.db")}`);
	await sql`create table other (id text)`.execute(stranger.db);
	await stranger.close();

	test.each([
		["missing.db", "there is no file"],
		["folder.db", "there is no file"],
		["damaged.db", "damaged.db cannot be read"],
		["text.db", "not a database"],
		["newer.db", "newer.db is a database that a newer version"],
		["stranger.db", "stranger.db is not a database of Landfall"],
	])("%s", async (name, reason) => {
		const restored = run(file, "restore", at(name));
		await expect(restored).rejects.toThrow(CommandError);
		await expect(restored).rejects.toThrow(reason);
		expect(await namesIn(file)).toEqual(["stays"]);
		expect(leftBehind()).toEqual([]);
	});
});
