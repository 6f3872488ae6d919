import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { CommandError } from "../../server/admin/command.ts";
import { adminCommands } from "../../server/admin/commands.ts";
import { findCommand, USAGE } from "../../server/admin/find-command.ts";
import { toTable } from "../../server/admin/table.ts";
import { type Database, openDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { ENTITLEMENTS } from "../../server/services/account.ts";
import { runScript } from "../support/installation/landfall-process.ts";
import { openForFile } from "../support/open-for-file.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { runOn, startAdministered } from "./administered.ts";

const { admin, folder, json, refused, run, statusWith, text } =
	await openForFile(startAdministered);

describe("beside the running server", () => {
	test("a command is carried out, and prints the result in words", async () => {
		const words = "account Umlaut & Söhne created\n";
		const made = await admin("account", "create", "Umlaut & Söhne");
		expect(made).toEqual({ code: 0, stdout: words, stderr: "" });
		const { data } = await run("account", "list");
		expect(data).toContainEqual(
			expect.objectContaining({ name: "Umlaut & Söhne" }),
		);
	});

	test("a list is a table for people and one line of JSON for programs", {
		tags: "whole",
	}, async () => {
		const list = ["account", "list"];
		const { data } = await run(...list);
		const [table, line] = await Promise.all([
			admin(...list),
			admin(...list, "--json"),
		]);
		const rest = { code: 0, stderr: "" };
		expect(table).toEqual({ ...rest, stdout: toTable([data].flat()) });
		expect(line).toEqual({ ...rest, stdout: `${JSON.stringify(data)}\n` });
	});
});

testOnSqlite.each([[["account", "list"]], [["doctor"]]])(
	"%j refuses a database file that does not exist",
	{ tags: "whole" },
	async (words) => {
		const file = join(folder, "mistyped.db");
		const ended = await runScript("server/admin/main.ts", words, {
			DATABASE_URL: `file:${file}`,
		});
		expect(ended).toEqual({
			code: 1,
			stdout: "",
			stderr: `there is no file ${file}, which DATABASE_URL names; npm start creates it\n`,
		});
		expect(existsSync(file)).toBe(false);
	},
);

describe("on a database of its own", () => {
	async function openOwn(): Promise<Database> {
		const database = openDatabase("file::memory:");
		onTestFinished(() => database.close());
		await migrate(database);
		return database;
	}

	test("the first account has every entitlement, whichever command adds it, and later ones have none", async () => {
		const database = await openOwn();
		const entitlementsOf = async (name: string) => {
			const { data } = await runOn(database, "account", "create", name);
			return (data as { entitlements: unknown }).entitlements;
		};
		expect(await entitlementsOf("ours")).toEqual(ENTITLEMENTS);
		expect(await entitlementsOf("another")).toEqual([]);
	});

	test("the schema that a newer version has changed is not updated", async () => {
		const newer = await openOwn();
		await sql`insert into schema_migrations (name, contracts_to) values ('9999-later', '9999-later')`.execute(
			newer.db,
		);
		const migrated = runOn(newer, "database", "migrate");
		await expect(migrated).rejects.toThrow(CommandError);
		await expect(migrated).rejects.toThrow(
			/^DATABASE_URL names a database that a newer/,
		);
	});
});

describe("for people", () => {
	test("an account and its key are made, listed, entitled and revoked", async () => {
		expect(await text("account", "create", "Öl & Gas")).toBe(
			"account Öl & Gas created\n",
		);
		expect(await text("account", "entitle", "Öl & Gas", "routing")).toBe(
			"account Öl & Gas has routing\n",
		);
		const [head, ...accounts] = (await text("account", "list")).split("\n");
		expect(head).toMatch(/^name +id +entitlements +created_at$/);
		expect(accounts.find((line) => line.startsWith("Öl & Gas"))).toContain(
			"routing",
		);
		expect(await text("account", "withdraw", "Öl & Gas", "routing")).toBe(
			"account Öl & Gas no longer has routing\n",
		);

		const key = (await text("key", "create", "Öl & Gas")).trim();
		expect(key).toMatch(/^lf_\w{40,}$/);
		expect(await statusWith(key)).toBe(200);
		const keys = await text("key", "list", "Öl & Gas");
		expect(keys).not.toContain(key);
		const prefix = /lf_\w+/.exec(keys)?.[0] ?? "";
		expect(key.startsWith(prefix)).toBe(true);

		expect(await text("key", "revoke", prefix)).toBe(`key ${prefix} revoked\n`);
		await refused(key);
	});

	test("a whole key is revoked too, and never repeated", async () => {
		await run("account", "create", "leaked");
		const key = (await text("key", "create", "leaked")).trim();
		const prefix = key.slice(0, 11);
		const other = `${key.slice(0, -1)}_`;
		const message = await run("key", "revoke", other).catch(String);
		expect(message).toContain(`no active key "${prefix}"`);
		expect(message).not.toContain(key.slice(0, 12));
		expect(await text("key", "revoke", key)).toBe(`key ${prefix} revoked\n`);
		expect(await text("key", "list", "leaked")).toMatch(
			new RegExp(`^${prefix} +\\S+Z +\\S+Z *$`, "m"),
		);
	});
});

describe("for programs", () => {
	test("every command prints the record that it changed or read", async () => {
		const account = await json("account", "create", "acme");
		expect(account).toEqual({
			name: "acme",
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			entitlements: [],
		});
		expect(await json("account", "entitle", "acme", "routing")).toEqual({
			...account,
			entitlements: ["routing"],
		});
		// Granting an entitlement that the account has already succeeds.
		expect(
			(await json("account", "entitle", "acme", "routing")).entitlements,
		).toEqual(["routing"]);
		// The account keeps its other entitlements.
		expect(
			(await json("account", "entitle", "acme", "refresh")).entitlements,
		).toEqual(["routing", "refresh"]);
		expect(await json("account", "list")).toContainEqual({
			...account,
			entitlements: ["routing", "refresh"],
			created_at: expect.stringMatching(/Z$/),
		});
		expect(
			(await json("account", "withdraw", "acme", "routing")).entitlements,
		).toEqual(["refresh"]);

		const { key, prefix, ...others } = await json("key", "create", "acme");
		expect(others).toEqual({ account: "acme" });
		expect(await statusWith(key)).toBe(200);
		expect(await json("key", "list", "acme")).toEqual([
			{ prefix, created_at: expect.any(String), revoked_at: null },
		]);
		expect(await json("key", "revoke", prefix)).toEqual({
			prefix,
			revoked: true,
		});
		await refused(key);
		expect(await json("key", "list", "acme")).toMatchObject([
			{ prefix, revoked_at: expect.any(String) },
		]);
	});
});

describe("a command that cannot be carried out", () => {
	test.each([
		["key create nobody", 'there is no account "nobody"'],
		["account list --yaml", "--yaml"],
	])(
		"ends with code 1 and one line that says why: %s",
		async (line, reason) => {
			const { code, stdout, stderr } = await admin(...line.split(" "));
			expect([code, stdout]).toEqual([1, ""]);
			expect(stderr).toMatch(/^[^\n]+\n$/);
			expect(stderr).toContain(reason);
		},
	);

	test("ends with code 1 and one line too when the database cannot be opened", {
		tags: "whole",
	}, async () => {
		const env = {
			DATABASE_URL: isOnPostgres()
				? "postgres://127.0.0.1:1/nowhere"
				: `file:${folder}`,
		};
		const list = ["account", "list"];
		const { code, stderr } = await runScript("server/admin/main.ts", list, env);
		expect(code).toBe(1);
		expect(stderr).toMatch(/^DATABASE_URL [^\n]+\n$/);
	});

	test.each([
		["account create", ["first"], 'there is an account "first" already'],
		["account create", [" "], "1 to 100 characters"],
		["account create", ["acme "], "no space at its ends"],
		["account create", ["x".repeat(101)], "1 to 100 characters"],
		["account create", ["two\nlines"], "1 to 100 characters"],
		["account entitle", ["nobody", "routing"], 'no account "nobody"'],
		["account entitle", ["first", "gold"], "routing, rail, documents, refresh"],
		["account withdraw", ["nobody", "rail"], 'no account "nobody"'],
		[
			"account withdraw",
			["first", "gold"],
			"routing, rail, documents, refresh",
		],
		["account remove", ["nobody"], 'no account "nobody"'],
		["account export", ["nobody", "-"], 'no account "nobody"'],
		["key create", ["nobody"], 'no account "nobody"'],
		["key list", ["nobody"], 'no account "nobody"'],
		["key revoke", ["lf_nothing"], 'no active key "lf_nothing"'],
	])("says why: %s %j", async (words, operands, reason) => {
		const attempt = run(...words.split(" "), ...operands);
		await expect(attempt).rejects.toThrow(CommandError);
		await expect(attempt).rejects.toThrow(reason);
	});
});

test("an unknown command is named together with all valid ones; help and --help list them without failing", async () => {
	const words = /^account has no command "delete"; .*: create, list/;
	const unknown = String(
		await run("account", "delete", "first").catch((error) => error.message),
	);
	const [reason = "", ...usage] = unknown.split("\n\n");
	expect(reason).toMatch(words);
	expect(usage.join("\n\n")).toBe(USAGE);
	for (const { usage: own } of adminCommands) expect(USAGE).toContain(own);
	for (const word of ["--help", "help"]) {
		const help = await admin(word);
		expect(help).toEqual({ code: 0, stdout: USAGE, stderr: "" });
	}
});

test.each([
	[
		"acount list",
		'"acount"; the first word is one of: account, key, carrier, database',
	],
	["key", '"key" needs another word; the second word is one of: create, list'],
	["account create", "<name> is missing: account create <name>"],
	["account entitle first", "<entitlement> is missing"],
	["carrier check MAEU", "<number> is missing"],
	["backup", "<file> is missing: backup <file>"],
	["restore one two", '"two" is one word too many: restore <file>'],
	["key list first second", '"second" is one word too many: key list'],
])("the wrong word is named: %s", (line, reason) => {
	expect(() => findCommand(line.split(" "))).toThrow(reason);
});
