import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { trackedFiles } from "./core.ts";

/** The end of the tests: all passed, one failed, or they did not finish. */
export type TestsEnded = "passed" | "failed" | "endless";

/** A copy of the project in which source can be changed and tests run. */
export interface Sandbox {
	readonly root: string;
	/** Writes source files, by their paths in the project. */
	write(texts: Iterable<readonly [path: string, text: string]>): void;
	/** Runs tests until one fails; all of them when none are named. They are endless when no file ends within `silenceMs`. */
	runTests(run: {
		readonly files?: readonly string[];
		readonly env?: Readonly<Record<string, string>>;
		readonly silenceMs: number;
	}): Promise<TestsEnded>;
	/** Whether all types of the project fit. */
	compiles(): Promise<boolean>;
	remove(): void;
}

const VITEST = "node_modules/vitest/vitest.mjs";
const COMPILER = "node_modules/typescript-7/bin/tsc";
const COMPILER_LIMIT_MS = 300_000;
const CONFIG = "test/campaigns/mutants/vitest.config.ts";

/** The packages are shared with the project, but not the caches of tools beside them. */
function linkPackages(from: string, to: string): void {
	mkdirSync(to);
	for (const name of readdirSync(from)) {
		if (name === ".bin" || !name.startsWith("."))
			symlinkSync(join(from, name), join(to, name));
	}
}

/** Copies the project into a new folder. */
export function openSandbox(project: string): Sandbox {
	const root = mkdtempSync(join(tmpdir(), "landfall-mutants-"));
	const remove = () => rmSync(root, { recursive: true, force: true });
	process.once("exit", remove);
	for (const file of trackedFiles(project)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		cpSync(join(project, file), join(root, file));
	}
	linkPackages(join(project, "node_modules"), join(root, "node_modules"));
	return {
		root,
		write(texts) {
			for (const [path, text] of texts) writeFileSync(join(root, path), text);
		},
		async runTests({ files = [], env = {}, silenceMs }) {
			// Outside the copy, because programs in it would find its packages.
			const temporary = mkdtempSync(join(tmpdir(), "landfall-mutants-"));
			const tests = spawn(
				process.execPath,
				[VITEST, "run", "--config", CONFIG, "--root", root, ...files],
				{
					cwd: root,
					env: {
						...process.env,
						TMPDIR: temporary,
						MUTANT_TESTS: files.join(","),
						...env,
					},
					stdio: ["ignore", "pipe", "ignore"],
					detached: true,
				},
			);
			let isEndless = false;
			const end = () => {
				if (tests.pid === undefined) return;
				try {
					// The whole process group, because tests start processes of their own.
					process.kill(-tests.pid, "SIGKILL");
				} catch {
					// None is left.
				}
			};
			process.once("exit", end);
			const timer = setTimeout(() => {
				isEndless = true;
				end();
			}, silenceMs);
			// The tests print a line for each file that ends.
			tests.stdout.on("data", () => timer.refresh());
			const [code] = await once(tests, "exit");
			clearTimeout(timer);
			tests.stdout.destroy();
			process.off("exit", end);
			end();
			rmSync(temporary, { recursive: true, maxRetries: 5 });
			if (isEndless) return "endless";
			return code === 0 ? "passed" : "failed";
		},
		async compiles() {
			const known = join(root, "node_modules/types.tsbuildinfo");
			const compiler = spawn(
				process.execPath,
				[COMPILER, "--incremental", "--tsBuildInfoFile", known],
				{ cwd: root, stdio: "ignore", timeout: COMPILER_LIMIT_MS },
			);
			const [code] = await once(compiler, "exit");
			if (code === null) throw new Error("the compiler does not finish");
			return code === 0;
		},
		remove() {
			process.off("exit", remove);
			remove();
		},
	};
}
