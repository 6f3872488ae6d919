import { defineConfig } from "vitest/config";
import sqlite from "../../../../vitest.config.ts";

/** The tests on PostgreSQL behind PgBouncer. */
export default defineConfig({
	...sqlite,
	test: {
		...sqlite.test,
		globalSetup: ["test/campaigns/postgres/pgbouncer/global-setup.ts"],
	},
});
