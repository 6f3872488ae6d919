import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./test/support/vitest/compile-cache.ts";
import { LongestFirst } from "./test/support/vitest/longest-first.ts";

// Workers inherit it before they load anything.
Object.assign(process.env, COMPILE_CACHE);

export default defineConfig({
	test: {
		include: ["test/**/*.test.ts"],
		exclude: ["test/**/postgres-*.test.ts"],
		globalSetup: [
			"test/support/vitest/status-coverage-report.ts",
			"test/support/statements/statement-report.ts",
		],
		// Longer than the start limit of a process, so that a failed start reports its own error.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		sequence: { sequencer: LongestFirst },
		tags: [
			{
				name: "whole",
				description: "takes long, so `npm test` leaves it to test:whole",
			},
		],
		maxWorkers: 3,
		// Fewer collections of young objects: a twentieth less processor time.
		execArgv: ["--max-semi-space-size=32"],
		// Node strips the types itself, and keeps what it has compiled for the next run: a third less time than by Vite.
		experimental: { viteModuleRunner: false, nodeLoader: false },
		// Each worker loads the product once instead of once per file, which halves the run. So a test file closes what it
		// opens, and restores what it replaces.
		isolate: false,
		runner: "test/support/vitest/runner.ts",
	},
});
