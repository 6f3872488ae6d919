/** A set-up file of vitest: records which mutants each test file executes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";

/** What StrykerJS keeps while instrumented code runs. */
interface Kept {
	currentTestId?: string | undefined;
	mutantCoverage?: {
		readonly perTest: Readonly<
			Record<string, Readonly<Record<string, number>>>
		>;
	};
}

// Instrumented modules hold on to the first one.
const global = globalThis as { __stryker__?: Kept };
global.__stryker__ ??= {};
const kept = global.__stryker__;

// Counts from here on: a file opens what its tests share while it is loaded.
const startedAt = performance.now();
const run = `${process.pid}-${Math.round(startedAt)}`;
kept.currentTestId = run;

afterAll(() => {
	const file = expect.getState().testPath;
	const folder = process.env.MUTANT_COVERAGE;
	kept.currentTestId = undefined;
	if (file === undefined || folder === undefined) return;
	const met = Object.keys(kept.mutantCoverage?.perTest[run] ?? {});
	const ms = Math.round(performance.now() - startedAt);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${run}.json`), JSON.stringify({ file, met, ms }));
});
