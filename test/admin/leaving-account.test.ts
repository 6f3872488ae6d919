import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openForFile } from "../support/open-for-file.ts";
import { startAdministered } from "./administered.ts";

const { admin, folder, json, refused, run } =
	await openForFile(startAdministered);

test("an export writes the account's records to a new file without its secrets, and then the account is removed", {
	tags: "whole",
}, async () => {
	await run("account", "create", "leaving");
	const { key, prefix } = await json("key", "create", "leaving");
	const file = join(folder, "leaving.ndjson");
	const exported = await run("account", "export", "leaving", file);
	expect(exported.data).toEqual({ account: "leaving", records: 2, file });
	const lines = readFileSync(file, "utf8").trimEnd().split("\n");
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{ table: "accounts", row: expect.objectContaining({ name: "leaving" }) },
		{ table: "api_keys", row: expect.objectContaining({ prefix }) },
	]);
	expect(lines.join()).not.toMatch(/hash/);
	const again = run("account", "export", "leaving", file);
	await expect(again).rejects.toThrow("exists already: name a new file");
	expect(readFileSync(file, "utf8").trimEnd().split("\n")).toEqual(lines);
	const nowhere = run("account", "export", "leaving", join(folder, "no", "x"));
	await expect(nowhere).rejects.toThrow("cannot be written (ENOENT)");

	await expect(run("account", "remove", "leaving")).rejects.toThrow("--yes");
	const printed = await admin("account", "export", "leaving", "-", "--json");
	expect(printed).toMatchObject({ code: 0, stdout: `${lines.join("\n")}\n` });
	const removed = await admin("account", "remove", "leaving", "--yes");
	expect(removed).toEqual({
		code: 0,
		stdout: "account leaving removed, with 2 rows\n",
		stderr: "",
	});
	await refused(key);
});
