import { defineConfig } from "vitest/config";
import sqlite from "../../../vitest.config.ts";
import { databaseTests } from "./database-tests.ts";

/** The tests that touch the database, on PostgreSQL. */
export default defineConfig({
	...sqlite,
	test: {
		...sqlite.test,
		include: databaseTests(),
		exclude: [],
		// They run beside those on SQLite: more would take their processor time.
		maxWorkers: 1,
		globalSetup: [
			"test/support/postgres/global-setup.ts",
			"test/support/statements/statement-report.ts",
		],
	},
});
