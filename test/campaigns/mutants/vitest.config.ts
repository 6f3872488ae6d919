import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type Reporter } from "vitest/node";
import usual from "../../../vitest.config.ts";

/** Keeps test files in the order in which they are named: the likeliest to notice come first. */
class AsNamed extends BaseSequencer {
	override async sort(...[files]: Parameters<BaseSequencer["sort"]>) {
		const named = (process.env.MUTANT_TESTS ?? "").split(",");
		const rankOf = ({ moduleId }: { readonly moduleId: string }) =>
			named.findIndex((name) => moduleId.endsWith(name));
		return files.toSorted((a, b) => rankOf(a) - rankOf(b));
	}
}

/**
 * Ends the run at the first failure. With `bail`, vitest would still load each later file, which waits for what the mutant keeps from
 * happening.
 */
const endAtFailure: Reporter = {
	onTestCaseResult(test) {
		if (test.result().state === "failed") process.exit(1);
	},
	onTestModuleEnd(module) {
		if (module.state() === "failed") process.exit(1);
	},
};

const isCoverageNoted = process.env.MUTANT_COVERAGE !== undefined;

export default mergeConfig(
	usual,
	defineConfig({
		test: {
			globalSetup: [],
			...(isCoverageNoted
				? { setupFiles: ["test/campaigns/mutants/note-coverage.ts"] }
				: {
						sequence: { sequencer: AsNamed },
						maxWorkers: 1,
						reporters: ["default", endAtFailure],
					}),
		},
	}),
);
