import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["test/**/*.test.ts"],
		globalSetup: ["test/support/status-coverage-report.ts"],
		testTimeout: 40_000,
		hookTimeout: 40_000,
		maxWorkers: 2,
	},
});
