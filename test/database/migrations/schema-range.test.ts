import { stripVTControlCharacters } from "node:util";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
	type Database,
	openDatabase,
	type Queries,
} from "../../../server/database/database.ts";
import {
	migrate,
	prepareSchema,
	readSchemaStatus,
} from "../../../server/database/migrate.ts";
import { MIGRATIONS } from "../../../server/database/migrations/migrations.ts";
import { transact } from "../../../server/database/transact.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { runScript } from "../../support/installation/landfall-process.ts";
import { isOnPostgres } from "../../support/postgres/postgres-databases.ts";
import { MADE_UP_VERSIONS } from "./made-up-migrations.ts";
import { openEmpty } from "./open-empty.ts";

const { before, expanding, contracting } = MADE_UP_VERSIONS;

async function statesOf(database: Database) {
	const { migrations } = await readSchemaStatus(database, contracting);
	return migrations.map(({ name, state }) => `${name.slice(0, 4)} ${state}`);
}

const NEWER =
	/^DATABASE_URL names a database that a newer version of Landfall has changed \(9002-remove-request-number needs programs that know 9001-add-submitted-number; this one knows up to \d{4}-[\w-]+\): start that version, or name another database$/;

const OLDER =
	/^DATABASE_URL names a database with the schema of an older version \(\d{4}-[\w-]+; this one needs 9001-add-submitted-number\): run "npm run admin -- database migrate" first$/;

const EMPTY =
	/^DATABASE_URL names an empty database, .*"npm start" makes them, and so does "npm run admin -- database migrate"$/m;

test("starting on an empty database migrates it to the newest schema", async () => {
	const { database } = await openEmpty();
	await prepareSchema(database, contracting);
	expect(await statesOf(database)).toEqual([
		...before.map(({ name }) => `${name.slice(0, 4)} applied`),
		"9001 applied",
		"9002 applied",
	]);
});

test("an upgrade takes two steps, and each version starts only on the schemas that it can use", async () => {
	const { database } = await openEmpty();
	await migrate(database, { migrations: before });
	const { id } = await insertAccount(
		database.db,
		"acme",
		"2026-03-01T00:00:00Z",
	);
	const request = {
		account_id: id,
		id: "first",
		request_number: "MAEU123",
		number_key: "MAEU123",
		request_type: "bill_of_lading",
		scac: "MAEU",
		line_scac: "MAEU",
		ref_numbers: "[]",
		shipment_tags: "[]",
		status: "pending",
		is_retrying: 0,
		created_at: "2026-03-01T00:00:00Z",
		updated_at: "2026-03-01T00:00:00Z",
	};
	await database.db
		.insertInto("tracking_requests")
		.values(request as never)
		.execute();
	if (isOnPostgres())
		await expect(prepareSchema(database, expanding)).rejects.toThrow(OLDER);

	const options = { migrations: contracting, isContracting: false };
	const first = await migrate(database, options);
	expect(first.applied).toEqual(["9001-add-submitted-number"]);
	expect(first.waiting?.name).toBe("9002-remove-request-number");
	for (const version of [before, expanding])
		await prepareSchema(database, version);
	if (isOnPostgres()) await prepareSchema(database, contracting);
	expect(await statesOf(database)).toEqual([
		...before.map(({ name }) => `${name.slice(0, 4)} applied`),
		"9001 applied",
		"9002 pending",
	]);

	await migrate(database, { migrations: contracting });
	for (const version of [expanding, contracting])
		await prepareSchema(database, version);
	await expect(prepareSchema(database, before)).rejects.toThrow(NEWER);
	const rows = await database.db
		.selectFrom("tracking_requests")
		.selectAll()
		.execute();
	expect(rows).toMatchObject([{ submitted_number: "MAEU123" }]);
});

test("a migration that was interrupted while it filled tables continues with the next run", async () => {
	const { database } = await openEmpty();
	await migrate(database, { migrations: before });
	const [expand] = expanding.slice(-1);
	if (!expand?.fill) throw new Error("it fills nothing");
	const failing = { ...expand, fill: () => Promise.reject(new Error("cut")) };
	const cut = migrate(database, { migrations: [...before, failing] });
	await expect(cut).rejects.toThrow("cut");
	if (isOnPostgres()) {
		expect(await statesOf(database)).toContain("9001 unfinished");
		await expect(prepareSchema(database, expanding)).rejects.toThrow(OLDER);
	}
	await migrate(database, { migrations: expanding });
	await prepareSchema(database, expanding);
});

test("processes that migrate one database at once apply each change once", async () => {
	const { url, database } = await openEmpty();
	const others = [openDatabase(url), openDatabase(url)];
	const runs = await Promise.all(
		[database, ...others].map((one) =>
			migrate(one, { migrations: contracting }),
		),
	);
	await Promise.all(others.map((one) => one.close()));
	expect(runs.flatMap(({ applied }) => applied)).toHaveLength(
		contracting.length,
	);
});

test("a running program keeps reading, in and out of transactions, while a migration changes columns that it reads", async () => {
	const { database } = await openEmpty();
	await migrate(database, { migrations: before });
	const read = (db: Queries) =>
		db
			.selectFrom("tracking_requests")
			.selectAll()
			.where("account_id", "=", "nobody")
			.execute();
	await read(database.db);
	await migrate(database, { migrations: expanding });
	expect(await read(database.db)).toEqual([]);
	await migrate(database, { migrations: contracting });
	expect(await transact(database, read)).toEqual([]);
});

describe("the operator", () => {
	test("migrates by a command, and shows the applied migrations with their times", async () => {
		const { url } = await openEmpty();
		const admin = (...words: string[]) =>
			runScript("server/admin/main.ts", ["database", ...words], {
				DATABASE_URL: url,
			});
		const early = await admin("status");
		expect(early).toMatchObject({ code: 0, stderr: "" });
		expect(early.stdout).toMatch(/^0001-initial-schema +expand +pending$/m);
		expect(early.stdout).toMatch(EMPTY);
		expect(await admin("migrate")).toEqual({
			code: 0,
			stdout: before.map(({ name }) => `${name} applied\n`).join(""),
			stderr: "",
		});
		const [again, status] = await Promise.all([
			admin("migrate"),
			admin("status"),
		]);
		expect(again.stdout).toBe("nothing to apply\n");
		expect(status.code).toBe(0);
		expect(status.stdout).toMatch(
			/^0001-initial-schema +expand +applied +\d{4}-.*Z$/m,
		);
	});

	test.each([
		[["account", "list"]],
		[["key", "create", "default"]],
		[["retention", "show"]],
		[["doctor"]],
		[["database", "status"]],
	])("does not change an empty database by %j", async (words) => {
		const { url, database } = await openEmpty();
		const { stdout, stderr } = await runScript("server/admin/main.ts", words, {
			DATABASE_URL: url,
		});
		expect(stripVTControlCharacters(stdout + stderr)).toMatch(
			/^.*DATABASE_URL names an empty database, .*"npm start" makes them/m,
		);
		expect(await database.listTables()).toEqual([]);
	});

	test("does not change an older schema by reading", async () => {
		const { url, database } = await openEmpty();
		await migrate(database);
		const newest = MIGRATIONS.at(-1)?.name ?? "";
		await sql`update schema_migrations set name = '0000-older' where name = ${newest}`.execute(
			database.db,
		);
		const { code, stderr } = await runScript(
			"server/admin/main.ts",
			["account", "list"],
			{ DATABASE_URL: url },
		);
		expect(code).toBe(1);
		expect(stderr).toMatch(
			/^DATABASE_URL names a database with the schema of an older version .*: run "npm run admin -- database migrate" first\n$/,
		);
	});

	test("reads a one-sentence error when a version does not fit the database", async () => {
		const { url, database } = await openEmpty();
		await migrate(database, { migrations: contracting });
		const started = await runScript("server/main.ts", [], {
			DATABASE_URL: url,
			PORT: "0",
		});
		expect(started).toMatchObject({ code: 1, stdout: "" });
		const { msg } = JSON.parse(started.stderr);
		expect(msg.replace("Landfall cannot start: ", "")).toMatch(NEWER);
	});
});
