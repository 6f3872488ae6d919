import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./test/support/vitest/compile-cache.ts";
import { LongestFirst } from "./test/support/vitest/longest-first.ts";

export default defineConfig({
	test: {
		include: ["test/**/*.test.ts"],
		exclude: ["test/**/postgres-*.test.ts"],
		globalSetup: [
			"test/support/vitest/status-coverage-report.ts",
			"test/support/statements/statement-report.ts",
		],
		env: COMPILE_CACHE,
		// Longer than the start limit of a process, so that a failed start reports its own error.
		testTimeout: 90_000,
		hookTimeout: 90_000,
		sequence: { sequencer: LongestFirst },
		maxWorkers: 4,
		// Each worker loads the product once instead of once per file, which halves the run. So a test file closes what it
		// opens, and restores what it replaces.
		isolate: false,
	},
});
