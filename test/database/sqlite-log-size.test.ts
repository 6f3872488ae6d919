import {
	copyFileSync,
	existsSync,
	realpathSync,
	renameSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import {
	type DatabaseOptions,
	openDatabase,
} from "../../server/database/database.ts";
import { logPages } from "../../server/database/dialects/sqlite/sqlite-file.ts";
import { migrate } from "../../server/database/migrate.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { eventually } from "../support/time/eventually.ts";

const MB = 1_000_000;
const folder = await openForFile(temporaryFolder);

/** A new database, whose log grows with each text that is written. */
async function opened(name: string, options?: DatabaseOptions) {
	const file = join(folder.path, name);
	const database = openDatabase(`file:${file}`, options);
	const log = `${realpathSync(file)}-wal`;
	await migrate(database);
	await database.db
		.insertInto("settings")
		.values({ name: "text", value: "" })
		.execute();
	const meter = new Sqlite(file, { readonly: true });
	/** What is in the log. Its file stays longer when it is emptied. */
	const logSize = () => (logPages(meter) ?? 0) * 4_096;
	return {
		file,
		log,
		logSize,
		/** Waits until the log has only its beginning, which the next write then need not wait for. */
		emptied: () =>
			eventually("an empty log", () => {
				const size = logSize();
				return size > 0 && size < MB / 10;
			}),
		async close() {
			meter.close();
			await database.close();
		},
		async write(value: string) {
			await database.db
				.updateTable("settings")
				.set({ value })
				.where("name", "=", "text")
				.execute();
		},
		async read() {
			const row = await database.db
				.selectFrom("settings")
				.select("value")
				.where("name", "=", "text")
				.executeTakeFirstOrThrow();
			return row.value;
		},
	};
}

test("a large write-ahead log of SQLite is emptied soon after the write, and closing leaves no log", async () => {
	const { close, log, logSize, emptied, write, read } =
		await opened("pause.db");
	const text = "x".repeat(10 * MB);
	await write(text);
	expect(logSize()).toBeGreaterThan(10 * MB);
	await emptied();
	expect((await read()) === text).toBe(true);
	await close();
	expect(existsSync(log)).toBe(false);
});

test("writers that never pause and readers do not keep the write-ahead log of SQLite from being emptied, and find it never locked", async () => {
	const { close, logSize, write, read } = await opened("busy.db", {
		busyTimeoutMs: 0,
	});
	const sizes: number[] = [];
	let isEmptied = 0;
	for (let count = 0; isEmptied < 2 && count < 20_000; count++) {
		await write(`${count} ${"x".repeat(MB / 10)}`);
		expect(await read()).toMatch(new RegExp(`^${count} `));
		const size = logSize();
		if (size < (sizes.at(-1) ?? 0)) isEmptied++;
		sizes.push(size);
		await new Promise(setImmediate);
	}
	expect(isEmptied).toBe(2);
	expect(Math.max(...sizes)).toBeLessThan(60 * MB);
	await close();
});

test("a reader that keeps the log of SQLite makes no writer wait, and after it the log is emptied and its file cut, even when nothing more is written", async () => {
	const { close, file, log, emptied, write } = await opened("reader.db", {
		busyTimeoutMs: 0,
	});
	const reader = new Sqlite(file, { readonly: true });
	reader.exec("begin");
	reader.prepare("select * from settings").all();
	await write("x".repeat(70 * MB));
	const endsAtMs = performance.now() + 1_000;
	while (performance.now() < endsAtMs) {
		await write("x");
		await new Promise(setImmediate);
	}
	expect(statSync(log).size).toBeGreaterThan(70 * MB);
	reader.exec("commit");
	await emptied();
	expect(statSync(log).size).toBeLessThanOrEqual(64 * MB);
	reader.close();
	await close();
});

test("the write-ahead log of an SQLite file behind a symbolic link is emptied", async () => {
	const target = join(folder.path, "target.db");
	writeFileSync(target, "");
	symlinkSync(target, join(folder.path, "link.db"));
	const { close, emptied, write } = await opened("link.db");
	await write("x".repeat(10 * MB));
	expect(await emptied()).toBe(true);
	await close();
});

test.for(["removed", "replaced"])(
	"an SQLite file that is %s for a while gets its write-ahead log when it is back, and no other file gets it",
	async (fate) => {
		const { close, file, log, emptied, write, read } = await opened(
			`${fate}.db`,
		);
		const [away, other] = [`${file}.away`, `${file}.other`];
		copyFileSync(file, other);
		const text = "x".repeat(10 * MB);
		await write(text);
		renameSync(file, away);
		if (fate === "replaced") renameSync(other, file);
		const { size } = statSync(fate === "replaced" ? file : other);
		// The thread needs a moment for an attempt.
		await sleep(1_000);
		expect(statSync(log).size).toBeGreaterThan(10 * MB);
		expect(existsSync(file)).toBe(fate === "replaced");
		if (fate === "replaced") expect(statSync(file).size).toBe(size);
		renameSync(away, file);
		await emptied();
		expect((await read()) === text).toBe(true);
		await close();
		expect(existsSync(log)).toBe(false);
	},
);
