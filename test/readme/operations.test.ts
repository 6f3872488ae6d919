import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { openInstallation } from "./installation.ts";
import { isOfOperations, shellBlocks } from "./samples.ts";
import { HAS_TOOLS, type Walk, walk } from "./walk.ts";

const installation = await openInstallation();

/** Those of an operator, after the first one of the README, which tracks shipments. */
const walkedBlocks = [
	...shellBlocks.slice(0, 1),
	...shellBlocks.filter(isOfOperations),
];

const WALK =
	"the commands for operators work as printed, line by line, beside a running server";
describe.skipIf(!HAS_TOOLS)(WALK, { tags: "whole" }, () => {
	let walked: Walk;

	beforeAll(async () => {
		walked = await walk(installation, walkedBlocks);
	});

	test("to their end", () => {
		expect(walked.code, walked.said).toBe(0);
		expect(walked.walked).toEqual(walkedBlocks.map(({ place }) => place));
		expect(walkedBlocks.length).toBeGreaterThanOrEqual(7);
	});

	test("to a copy of the database with all its records", () => {
		const { folder } = installation;
		const count = (file: string) => {
			const database = new Database(join(folder, file), { readonly: true });
			const rows = database.prepare("select count(*) from shipments");
			const total = rows.pluck().get();
			database.close();
			return total;
		};
		expect(count("landfall-backup.db")).toBeGreaterThanOrEqual(1);
		expect(count("landfall-backup.db")).toBe(count("data/landfall.db"));
	});
});
