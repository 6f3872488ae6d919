import { expect, it, onTestFinished, vi } from "vitest";
import {
	announceWork,
	type PlannedWork,
	WorkListeners,
} from "../../server/database/planned-work.ts";
import { beforeCommit, transact } from "../../server/database/transact.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";

const EARLY = "2026-03-01T00:00:00Z";
const LATE = "2026-03-02T00:00:00Z";

/** A database, and what its listeners have heard of work. */
async function open() {
	const database = await openMigrated("file::memory:");
	onTestFinished(() => database.close());
	const heard: (readonly [kind: string, dueAt: string])[] = [];
	let isListening = false;
	const remove = database.listen((work?: PlannedWork) => {
		isListening ||= work?.has("hello") === true;
		heard.push(...[...(work ?? [])].filter(([kind]) => kind !== "hello"));
	});
	await vi.waitFor(() => {
		announceWork(database.db, "hello", EARLY);
		expect(isListening).toBe(true);
	});
	return { database, heard, remove };
}

it("workers hear of work that a transaction plans once it is committed, each kind with its first time", async () => {
	const { database, heard, remove } = await open();
	await transact(database, async (db) => {
		announceWork(db, "one", LATE);
		announceWork(db, "other", EARLY);
		announceWork(db, "one", EARLY);
		announceWork(db, "other", LATE);
		expect(heard).toEqual([]);
	});
	await vi.waitFor(() => {
		expect(heard.toSorted()).toEqual([
			["one", EARLY],
			["other", EARLY],
		]);
	});
	heard.length = 0;
	const failing = transact(database, async (db) => {
		announceWork(db, "one", EARLY);
		throw new Error("no");
	});
	await expect(failing).rejects.toThrow("no");
	announceWork(database.db, "last", LATE);
	await vi.waitFor(() => expect(heard).toEqual([["last", LATE]]));
	remove();
	announceWork(database.db, "last", LATE);
	expect(heard).toHaveLength(1);
});

it("the last work of a transaction runs after all others, each kind in its turn, and at once outside of one", async () => {
	const { database } = await open();
	const done: string[] = [];
	const note = (what: string) => async () => void done.push(what);
	await transact(database, async (db) => {
		await beforeCommit(db, "jobs", note("job"));
		await beforeCommit(db, "jobs", async () => {
			await beforeCommit(db, "counts", note("later"));
		});
		await beforeCommit(db, "checks", note("check"));
		await beforeCommit(db, "event log", note("entry"));
		await beforeCommit(db, "counts", note("count"));
		done.push("first");
	});
	await beforeCommit(database.db, "jobs", note("alone"));
	const last = ["count", "check", "entry", "job", "later"];
	expect(done).toEqual(["first", ...last, "alone"]);
});

it("a transaction that conflicts with others runs again, ten times at most", async () => {
	vi.spyOn(Math, "random").mockReturnValue(0);
	onTestFinished(() => void vi.restoreAllMocks());
	const { database } = await open();
	const runs = async (fails: number, isConflict: boolean) => {
		let count = 0;
		const { db } = database;
		const end = transact({ db, isConflict: () => isConflict }, async () => {
			count += 1;
			if (count <= fails) throw new Error("conflict");
			return "done";
		});
		return [await end.catch(({ message }) => message), count];
	};
	expect(await runs(9, true)).toEqual(["done", 10]);
	expect(await runs(10, true)).toEqual(["conflict", 10]);
	expect(await runs(1, false)).toEqual(["conflict", 1]);
});

testOnSqlite(
	"workers hear of each change that another process commits, and of nothing else, until the database is closed",
	async () => {
		const { database, open: openAgain } = await databaseFile();
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		onTestFinished(() => void vi.useRealTimers());
		const other = openAgain();
		const heard = vi.fn();
		database.listen(heard);
		const pass = () => vi.advanceTimersByTime(25);
		pass();
		expect(heard).not.toHaveBeenCalled();
		for (const times of [1, 2]) {
			await insertAccount(other.db, `account ${times}`, EARLY);
			pass();
			pass();
			expect(heard).toHaveBeenCalledTimes(times);
		}
		await insertAccount(database.db, "own", EARLY);
		pass();
		expect(heard).toHaveBeenCalledTimes(2);
		await database.close();
		expect(vi.getTimerCount()).toBe(0);
	},
);

it("other processes are listened to from the first listener to the last", () => {
	const log: string[] = [];
	const listeners = new WorkListeners(() => {
		log.push("begins");
		return () => log.push("ends");
	});
	const removeOne = listeners.add(() => log.push("one"));
	const removeOther = listeners.add(() => log.push("other"));
	listeners.notify();
	removeOne();
	listeners.notify();
	removeOther();
	listeners.notify();
	listeners.add(() => log.push("new"));
	listeners.end();
	listeners.end();
	expect(log).toEqual([
		...["begins", "one", "other", "other", "ends"],
		...["begins", "ends"],
	]);
});
