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
		globalSetup: [
			"test/support/postgres/global-setup.ts",
			"test/support/statements/statement-report.ts",
		],
	},
});
