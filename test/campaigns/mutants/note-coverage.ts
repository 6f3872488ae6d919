/** Runs before each file of tests when it is to be found out which mutants the file meets, and writes them down after it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";

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

let startedAt = 0;

beforeAll(() => {
	startedAt = performance.now();
	kept.currentTestId = expect.getState().testPath;
});

afterAll(() => {
	const file = kept.currentTestId;
	const folder = process.env.MUTANT_COVERAGE;
	if (file === undefined || folder === undefined) return;
	kept.currentTestId = undefined;
	const met = Object.keys(kept.mutantCoverage?.perTest[file] ?? {});
	const ms = Math.round(performance.now() - startedAt);
	mkdirSync(folder, { recursive: true });
	const name = `${process.pid}-${Math.round(startedAt)}.json`;
	writeFileSync(join(folder, name), JSON.stringify({ file, met, ms }));
});
