import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Mutant } from "@stryker-mutator/api/core";
import type { MutatedSource } from "./mutation.ts";
import type { Sandbox } from "./sandbox.ts";

/** A test file that executes mutants. */
interface Met {
	readonly file: string;
	readonly met: readonly string[];
	/** The mutants executed while the file and its newly loaded modules were loaded. */
	readonly loaded: readonly string[];
	readonly ms: number;
}

/** The time limit for all tests of a mutant that none of them notices. */
const MOST_TESTS_MS = 150_000;

/** The fewest files tried: on a busy machine each takes long. */
const LEAST_FILES = 6;

/** Which tests execute which mutants. */
export interface Coverage {
	/** The number of test files that were recorded. */
	readonly fileCount: number;
	/** The test files that could notice a mutant, likeliest first, and the duration of the longest. */
	testsOf(mutant: Mutant): { files: string[]; longestMs: number };
}

function readMet(folder: string): Met[] {
	return readdirSync(folder).map(
		(name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Met,
	);
}

const wordsOf = (path: string): ReadonlySet<string> =>
	new Set(
		path
			.replace(/(\.test)?\.ts$/, "")
			.split(/[/.-]/)
			.slice(1),
	);

/** The similarity of the paths of a source file and a test, from 0 to 1, because a test has the place and name of its subject. */
function likeness(source: string, test: string): number {
	const [one, other] = [wordsOf(source), wordsOf(test)];
	return one.intersection(other).size / one.union(other).size;
}

/** Runs tests once with every mutant off, and records which tests execute which mutants. Runs all tests when none are named. */
export async function findCoverage(
	sandbox: Sandbox,
	{ texts }: MutatedSource,
	run: { readonly files: readonly string[]; readonly silenceMs: number },
): Promise<Coverage> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-coverage-"));
	sandbox.write(texts);
	const ended = await sandbox.runTests({
		...run,
		env: { MUTANT_COVERAGE: folder },
	});
	if (ended === "endless") throw new Error("the tests hang without a mutant");
	const all = readMet(folder);
	rmSync(folder, { recursive: true });
	const byMutant = new Map<string, Set<Met>>();
	for (const test of all) {
		for (const id of [...test.met, ...test.loaded]) {
			const known = byMutant.get(id);
			if (known) known.add(test);
			else byMutant.set(id, new Set([test]));
		}
	}
	const loaded = new Set(all.flatMap((test) => test.loaded));
	return {
		fileCount: all.length,
		testsOf({ id, fileName }) {
			// Only the first test that loads a module executes its top-level code, so any test may notice a mutant there. And any test
			// may start a process that executes a mutant which no test executes itself.
			const met = loaded.has(id) ? all : (byMutant.get(id) ?? all);
			const alike = ({ file }: Met) =>
				likeness(fileName, relative(sandbox.root, file));
			const likeliest = [...met].sort(
				(a, b) => alike(b) - alike(a) || a.ms - b.ms,
			);
			const files: string[] = [];
			let sum = 0;
			let longestMs = 0;
			for (const { file, ms } of likeliest) {
				if (files.length >= LEAST_FILES && sum + ms > MOST_TESTS_MS) break;
				files.push(relative(sandbox.root, file));
				sum += ms;
				longestMs = Math.max(longestMs, ms);
			}
			return { files, longestMs };
		},
	};
}
