import { spawn } from "node:child_process";
import { parseArgs, styleText } from "node:util";
import { ALSO_ON_POSTGRES, LEFT_TO_THE_WHOLE } from "./left-to-the-whole.ts";
import { findPrograms } from "./support/postgres/postgres-server.ts";

/** One check that must pass before anything lands. */
interface Gate {
	readonly name: string;
	readonly command: readonly [string, ...string[]];
	/** What to do when it fails. */
	readonly remedy: string;
	/** Where it runs if not everywhere: only in `npm test`, or only in `npm run check` and `npm run test:whole`, which take longer. */
	readonly only?: "short" | "whole";
}

/** On one thread, because several take twice the processor time, which the tests beside it need. */
const TYPE_CHECK = [
	"node",
	"node_modules/typescript-7/bin/tsc",
	"--singleThreaded",
	"--pretty",
	"false",
] as const;

/** Checks the types, and remembers for the next time what was checked. */
function typeCheck(memory: string): Gate["command"] {
	const file = `node_modules/.cache/${memory}.tsbuildinfo`;
	return [...TYPE_CHECK, "--incremental", "--tsBuildInfoFile", file];
}

const TYPES_REMEDY =
	"a missing handler belongs into server/operations.ts; a reply the contract does not promise must be promised in openapi/ first";

/** Gates that only read the tree. */
const STATIC_GATES: readonly Gate[] = [
	{
		name: "format and lint",
		command: ["biome", "ci", "--colors=off", "."],
		remedy: "run `npm run format`; what is left must be changed by hand",
	},
	{
		// By itself, because for this rule Biome reads the types of all packages.
		name: "promises that nothing waits for",
		command: [
			"biome",
			"lint",
			"--colors=off",
			"--config-path=test/floating-promises.biome.json",
			"--diagnostic-level=error",
			"server",
			"client",
			"mock",
			"openapi",
			"test",
		],
		remedy: "await the promise, or handle its failure",
		only: "whole",
	},
	{
		name: "generated files",
		command: ["node", "openapi/generate.ts", "--check"],
		remedy:
			"change openapi/, never generated/; then run `npm run generate` and commit both",
	},
	{
		name: "rules of Spectral and OWASP",
		command: ["node", "openapi/spectral/main.ts"],
		remedy:
			"change openapi/ and run `npm run generate`; list a rule that does not fit this contract in openapi/spectral/ruleset.ts, with its reason",
		only: "whole",
	},
	{
		name: "promises of the released contract",
		command: ["node", "openapi/compatibility/main.ts"],
		remedy:
			"within a major version nothing is removed or renamed: keep what is there, and mark it as deprecated",
	},
	{
		name: "script of the map page",
		command: ["node", "server/map-page/bundle.ts", "--check"],
		remedy: "run `npm run generate` and commit the result",
	},
	{
		name: "import arrows",
		command: [
			"depcruise",
			"--config",
			".dependency-cruiser.json",
			"--output-type",
			"err-long",
			"server",
			"client",
			"mock",
			"openapi",
			"test",
		],
		remedy: "the comment under the rule says where the import belongs",
		only: "whole",
	},
	{
		name: "sizes of files and folders",
		command: ["node", "test/size-limits.ts"],
		remedy:
			"a folder has at most 20 files and a file of the product at most 300 lines: split by subject",
	},
	{
		name: "types",
		command: typeCheck("types"),
		remedy: TYPES_REMEDY,
		only: "whole",
	},
	{
		// Half of the time, because the tests are as long as the product.
		name: "types of the product",
		command: [...typeCheck("product-types"), "--project", "test/types/product"],
		remedy: TYPES_REMEDY,
		only: "short",
	},
	{
		name: "types of the map page",
		command: [...TYPE_CHECK, "--project", "server/map-page/browser"],
		remedy: "the page runs in browsers: it has the DOM, and nothing of Node",
	},
	{
		name: "types of the example page",
		command: [...TYPE_CHECK, "--project", "test/client/examples/tracking-page"],
		remedy:
			"teams copy the page: it reads the contract by what the client exports",
		only: "whole",
	},
	{
		name: "unused code",
		command: ["knip", "--no-progress"],
		remedy:
			"delete what nothing uses, or use it; knip.json lists the entry points",
		only: "whole",
	},
];

/** Chooses the tests of `npm test`. */
const SHORT = [
	"--tags-filter=!whole",
	...LEFT_TO_THE_WHOLE.flatMap((pattern) => ["--exclude", pattern]),
];

/** The tests on one database. */
function testsOn(database: "sqlite" | "postgres", isWhole: boolean): Gate {
	const config =
		database === "postgres"
			? // Fewer workers, because the tests on SQLite run beside them.
				["--config", "test/support/postgres/vitest.config.ts", "--maxWorkers=1"]
			: [];
	const names = database === "postgres" ? ALSO_ON_POSTGRES : [];
	const choice = isWhole ? [] : [...SHORT, ...names];
	return {
		// On PostgreSQL those that touch the database once more, because it locks rows where SQLite has one writer.
		name: database === "postgres" ? "tests on PostgreSQL" : "tests",
		command: ["vitest", "run", ...config, ...choice],
		remedy: "the name of a test is the guarantee that no longer holds",
	};
}

interface Outcome {
	readonly gate: Gate;
	readonly isPassed: boolean;
	readonly output: string;
	readonly seconds: string;
}

function run(gate: Gate, isShown: boolean): Promise<Outcome> {
	const [program, ...args] = gate.command;
	const startedAt = performance.now();
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			stdio: [
				"ignore",
				isShown ? "inherit" : "pipe",
				isShown ? "inherit" : "pipe",
			],
		});
		const chunks: Buffer[] = [];
		child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
		child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
		const end = (isPassed: boolean, text: string) =>
			resolve({
				gate,
				isPassed,
				output: text,
				seconds: ((performance.now() - startedAt) / 1_000).toFixed(1),
			});
		child.once("error", (error) =>
			end(false, `${error.message}\nstart it with npm: npm test`),
		);
		child.once("close", (code) =>
			end(code === 0, Buffer.concat(chunks).toString("utf8")),
		);
	});
}

function report({ gate, isPassed, output, seconds }: Outcome): void {
	const mark = isPassed ? styleText("green", "✓") : styleText("red", "✗");
	process.stdout.write(
		`${mark} ${gate.name} ${styleText("dim", `${seconds} s`)}\n`,
	);
	if (isPassed) return;
	process.stdout.write(
		`${output.trimEnd()}\n${styleText("yellow", "→")} ${gate.remedy}\n\n`,
	);
}

function staticGates(isWhole: boolean): Gate[] {
	const left = isWhole ? "short" : "whole";
	return STATIC_GATES.filter(({ only }) => only !== left);
}

/** Runs static gates, some at a time. */
async function runStaticGates(
	gates: readonly Gate[],
	atOnce: number,
	ended: (outcome: Outcome) => void,
): Promise<void> {
	const waiting = [...gates];
	const lane = async () => {
		for (let gate = waiting.shift(); gate; gate = waiting.shift())
			ended(await run(gate, false));
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
}

async function runStaticGatesAlone(): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	await runStaticGates(staticGates(true), 2, (outcome) => {
		outcomes.push(outcome);
		report(outcome);
	});
	return outcomes;
}

/** Runs them where npm has a server. Elsewhere only CI demands them. */
async function runPostgresTests(isWhole: boolean): Promise<Outcome> {
	const gate = testsOn("postgres", isWhole);
	if (await findPrograms()) return run(gate, false);
	const output = `NOT RUN: npm has no PostgreSQL server for ${process.platform} ${process.arch}, or it is not installed`;
	const isPassed = process.env.CI !== "true";
	if (isPassed) process.stdout.write(`${styleText("yellow", output)}\n`);
	return { gate, isPassed, output, seconds: "0.0" };
}

/**
 * Runs the tests on SQLite, whose output is on the screen, and beside them the other gates: tests wait for limits and timers, and
 * leave processor time.
 */
async function runAllGates(isWhole: boolean): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	const besideTests = async () => {
		await runStaticGates(staticGates(isWhole), 1, (outcome) =>
			outcomes.push(outcome),
		);
		outcomes.push(await runPostgresTests(isWhole));
	};
	const beside = besideTests();
	const tests = await run(testsOn("sqlite", isWhole), true);
	const shown = outcomes.length;
	for (const outcome of [tests, ...outcomes]) report(outcome);
	await beside;
	for (const outcome of outcomes.slice(shown)) report(outcome);
	return [tests, ...outcomes];
}

const { values } = parseArgs({
	options: {
		"without-tests": { type: "boolean" },
		whole: { type: "boolean", default: false },
	},
});
process.stdout.write(`${styleText("bold", "Gates")}\n`);
const outcomes = values["without-tests"]
	? await runStaticGatesAlone()
	: await runAllGates(values.whole);
const passed = outcomes.filter((outcome) => outcome.isPassed).length;
const failed = outcomes.length - passed;
process.stdout.write(`\ngates: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
