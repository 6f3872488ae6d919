import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Mutant } from "@stryker-mutator/api/core";
import { chance } from "../../inference/corpus/chance.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { coreFiles } from "./core.ts";
import { findCoverage } from "./coverage.ts";
import { mutate, replacedIn, switchedOn } from "./mutation.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";

/** How many mutants are tried, and which. */
export interface MutantsOptions {
	readonly sample: number;
	/** The same seed chooses the same mutants of the same source. */
	readonly seed: number;
	/** Only mutants of files whose paths begin with this text. */
	readonly only?: string | undefined;
	/** Only tests whose paths contain this text. */
	readonly tests?: string | undefined;
	/** How long a test file may take while the tests of each mutant are found. */
	readonly limitMs: number;
}

/** Three at once use a small machine fully, because tests also wait; with more, tests would exceed their time limits. */
const AT_ONCE = 3;

/** The highest accepted ratio of the duration of a test file with a mutant and without. */
const PATIENCE = 4;
const LEAST_LIMIT_MS = 60_000;

/** What notices a mutant: a test that fails, the compiler, or nothing. */
type Noticed = "tests" | "types" | "nothing";

/** The share of mutants that must be noticed. */
const LEAST_CAUGHT = 0.9;

/** How often the tests run without a mutant, to show failures that mutants do not cause. */
const CONTROL_EVERY = 20;

function sampleOf(
	mutants: readonly Mutant[],
	{ sample, seed, only = "" }: MutantsOptions,
): Mutant[] {
	const { fraction } = chance(seed);
	return mutants
		.filter(({ fileName }) => fileName.startsWith(only))
		.map((mutant) => ({ mutant, order: fraction() }))
		.sort((a, b) => a.order - b.order)
		.slice(0, sample)
		.map(({ mutant }) => mutant);
}

function described({ fileName, location, replacement }: Mutant): string {
	const { line, column } = location.start;
	const shown = replacement.replaceAll(/\s+/g, " ").slice(0, 60);
	return `${fileName}:${line + 1}:${column + 1} lives as ${shown}`;
}

function folderOf({ fileName }: Mutant): string {
	return dirname(fileName).split("/").slice(0, 2).join("/");
}

/** The numbers of noticed and of all mutants, by folder. */
function scores(tried: ReadonlyMap<Mutant, Noticed>): Record<string, string> {
	const byFolder = Map.groupBy(tried, ([mutant]) => folderOf(mutant));
	const rows = [...byFolder, ["all", [...tried]] as const];
	return Object.fromEntries(
		rows.map(([folder, some]) => {
			const { tests = [], types = [] } = Object.groupBy(some, ([, by]) => by);
			const share = (count: number) =>
				`${Math.round((100 * count) / some.length)} % (${count} of ${some.length})`;
			return [
				folder,
				types.length === 0
					? share(tests.length)
					: `${share(tests.length)}, with types ${share(tests.length + types.length)}`,
			];
		}),
	);
}

/**
 * Changes one thing of the core at a time, as a mistake would, and runs the tests that execute it. One of them must fail. The compiler
 * is asked about a mutant that no test notices, because a mistake that does not compile passes no gate either.
 */
export async function mutants(
	options: MutantsOptions,
	watch: Watch,
): Promise<Outcome> {
	const project = fileURLToPath(new URL("../../..", import.meta.url));
	const source = await mutate(project, coreFiles(project));
	const sample = sampleOf(source.mutants, options);
	if (sample.length === 0)
		throw new Error(`the core has no file below "${options.only}"`);
	await using opened = new AsyncDisposableStack();
	const open = (): Sandbox => {
		const sandbox = openSandbox(project);
		opened.defer(() => sandbox.remove());
		return sandbox;
	};
	watch("finding the tests of each mutant");
	const noting = open();
	const coverage = await findCoverage(noting, source, {
		files: options.tests === undefined ? [] : [options.tests],
		silenceMs: options.limitMs,
	});

	watch(`${coverage.fileCount} test files execute mutants`);
	const tried = new Map<Mutant, Noticed>();
	const waiting = [...sample];
	let controls = 0;
	let failedControls = 0;
	/** Whether a test of a mutant fails, with it or without. */
	const breaksTests = async (
		sandbox: Sandbox,
		mutant: Mutant,
		isOn: boolean,
	) => {
		const { files, longestMs } = coverage.testsOf(mutant);
		if (files.length === 0) return false;
		const { fileName: path } = mutant;
		const text = source.texts.get(path) ?? "";
		sandbox.write([[path, isOn ? switchedOn(text, mutant) : text]]);
		const silenceMs = LEAST_LIMIT_MS + PATIENCE * longestMs;
		const ended = await sandbox.runTests({ files, silenceMs });
		sandbox.write([[path, source.originals.get(path) ?? ""]]);
		return ended !== "passed";
	};
	/** Whether the project does not compile with a mutant. */
	const breaksTypes = async (sandbox: Sandbox, mutant: Mutant) => {
		const { fileName: path } = mutant;
		const original = source.originals.get(path) ?? "";
		sandbox.write([[path, replacedIn(original, mutant)]]);
		const isCompiled = await sandbox.compiles();
		sandbox.write([[path, original]]);
		return !isCompiled;
	};
	const tryThem = async () => {
		const sandbox = open();
		if (!(await sandbox.compiles()))
			throw new Error("the project does not compile without a mutant");
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			if (await breaksTests(sandbox, next, true)) tried.set(next, "tests");
			else if (await breaksTypes(sandbox, next)) tried.set(next, "types");
			else tried.set(next, "nothing");
			if (tried.get(next) !== "tests") watch(described(next));
			const byTests = [...tried.values()].filter((by) => by === "tests");
			watch(
				`${tried.size} of ${sample.length} mutants tried, ${byTests.length} noticed by tests`,
			);
			if (tried.size % CONTROL_EVERY > 0) continue;
			controls++;
			if (await breaksTests(sandbox, next, false)) failedControls++;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, tryThem));
	const lived = sample.filter((mutant) => tried.get(mutant) === "nothing");
	const figures = {
		mutants: source.mutants.length,
		"test files": coverage.fileCount,
		...scores(tried),
		controls: `${controls - failedControls} of ${controls} passed without a mutant`,
	};
	const remarks = lived.map(described);
	const problems: string[] = [];
	if (failedControls > 0) problems.push("tests fail without any mutant");
	if (1 - lived.length / sample.length < LEAST_CAUGHT)
		problems.push(`less than ${100 * LEAST_CAUGHT} % are noticed`);
	return { figures, remarks, problems };
}
