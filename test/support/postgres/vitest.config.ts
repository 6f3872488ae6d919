import { defineConfig, mergeConfig } from "vitest/config";
import sqlite from "../../../vitest.config.ts";

/** The tests on PostgreSQL. */
export default mergeConfig(
	sqlite,
	defineConfig({
		test: { globalSetup: ["test/support/postgres/global-setup.ts"] },
	}),
);
