import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./test/support/vitest/compile-cache.ts";
import { LongestFirst } from "./test/support/vitest/longest-first.ts";

export default defineConfig({
	test: {
		include: ["test/**/*.test.ts"],
		globalSetup: ["test/support/vitest/status-coverage-report.ts"],
		env: COMPILE_CACHE,
		// Longer than a process may take to start, so that who waits for it says what is wrong.
		testTimeout: 90_000,
		hookTimeout: 90_000,
		sequence: { sequencer: LongestFirst },
		maxWorkers: 4,
		// Each worker evaluates the product once instead of once for every file, which would be half of all the work. So a
		// test file closes what it opens, and puts back what it replaces.
		isolate: false,
	},
});
