/** A set-up file of vitest: records which mutants each test file executes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";

/** The state that StrykerJS keeps while instrumented code runs. */
interface Kept {
	currentTestId?: string | undefined;
	mutantCoverage?: {
		/** The mutants executed while {@link currentTestId} was undefined. */
		static: Readonly<Record<string, number>>;
		readonly perTest: Readonly<
			Record<string, Readonly<Record<string, number>>>
		>;
	};
}

// Instrumented modules keep a reference to the first object.
const global = globalThis as { __stryker__?: Kept };
global.__stryker__ ??= {};
const kept = global.__stryker__;

const startedAt = performance.now();
const run = `${process.pid}-${Math.round(startedAt)}`;

beforeAll(() => {
	kept.currentTestId = run;
});

afterAll(() => {
	const file = expect.getState().testPath;
	const folder = process.env.MUTANT_COVERAGE;
	kept.currentTestId = undefined;
	if (file === undefined || folder === undefined) return;
	const { mutantCoverage: noted } = kept;
	const met = Object.keys(noted?.perTest[run] ?? {});
	// A test file opens its shared installation while it is loaded, so mutants executed then count too.
	const loaded = Object.keys(noted?.static ?? {});
	if (noted) noted.static = {};
	const ms = Math.round(performance.now() - startedAt);
	mkdirSync(folder, { recursive: true });
	writeFileSync(
		join(folder, `${run}.json`),
		JSON.stringify({ file, met, loaded, ms }),
	);
});
