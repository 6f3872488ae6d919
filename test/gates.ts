import { spawn } from "node:child_process";
import { parseArgs, styleText } from "node:util";
import { findPrograms } from "./support/postgres/postgres-server.ts";

/** One check that must pass before anything lands. */
interface Gate {
	readonly name: string;
	readonly command: readonly [string, ...string[]];
	/** What to do when it fails. */
	readonly remedy: string;
}

/** On one thread, because several take twice the processor time, which the tests beside it need. */
const TYPE_CHECK = [
	"node",
	"node_modules/typescript-7/bin/tsc",
	"--singleThreaded",
	"--pretty",
	"false",
] as const;

/** Gates that only read the tree. */
const STATIC_GATES: readonly Gate[] = [
	{
		name: "format and lint",
		command: ["biome", "ci", "--colors=off", "."],
		remedy: "run `npm run format`; what is left must be changed by hand",
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
			"change openapi/ and run `npm run generate`; a rule that does not fit this contract stands in openapi/spectral/ruleset.ts, with its reason",
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
	},
	{
		name: "sizes of files and folders",
		command: ["node", "test/sizes.ts"],
		remedy:
			"a folder has at most 20 files and a file of the product at most 300 lines: split by subject",
	},
	{
		name: "types",
		command: [
			...TYPE_CHECK,
			"--incremental",
			"--tsBuildInfoFile",
			"node_modules/.cache/types.tsbuildinfo",
		],
		remedy:
			"a missing handler belongs into server/operations.ts; a reply the contract does not promise must be promised in openapi/ first",
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
	},
	{
		name: "unused code",
		command: ["knip", "--no-progress"],
		remedy:
			"delete what nothing uses, or use it; knip.json lists the entry points",
	},
];

const REMEDY = "the name of a test is the guarantee that no longer holds";

const TESTS: Gate = {
	name: "tests",
	command: ["vitest", "run"],
	remedy: REMEDY,
};

/** Tests that the gate leaves to `npm run test:postgres`: they look at more than what statements do, and take as long as the rest. */
const LEFT_TO_THE_WHOLE = [
	"test/{admin,http,image,json-api,main,map,mock,monitoring,sources}/**",
	"test/jobs/{check-terminal,vessel-positions}/**",
	"test/jobs/track-shipment/{carrier-failures,detect-line,lifecycle,track-shipment}.test.ts",
	"test/walks/{learning,crash,processes}.test.ts",
	"test/deliveries/{chaos,courier,fan-out,kills,storm}.test.ts",
	"test/database/many-rows.test.ts",
	"test/jobs/maps/draw-maps.test.ts",
	"test/retention/remove-account.test.ts",
	"test/resources/{records-of-every-journey,tracked-records}.test.ts",
	"test/resources/outcomes/teach.test.ts",
	"test/resources/number-inference/infer-number.test.ts",
	"test/resources/vessels/get-vessel-future-positions.test.ts",
	"test/recording/{known-texts,store-report}.test.ts",
	"test/resources/listings/random-lists.test.ts",
	"test/worker/fair-jobs.test.ts",
];

/** The tests that touch the database once more, because it locks rows where SQLite has one writer. */
const POSTGRES_TESTS: Gate = {
	name: "tests on PostgreSQL",
	command: [
		"vitest",
		"run",
		"--config",
		"test/support/postgres/vitest.config.ts",
		...LEFT_TO_THE_WHOLE.flatMap((pattern) => ["--exclude", pattern]),
	],
	remedy: REMEDY,
};

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

/** Runs static gates, so many at a time. */
async function runStaticGates(
	atOnce: number,
	ended: (outcome: Outcome) => void,
): Promise<void> {
	const waiting = [...STATIC_GATES];
	const lane = async () => {
		for (let gate = waiting.shift(); gate; gate = waiting.shift())
			ended(await run(gate, false));
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
}

async function runStaticGatesAlone(): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	await runStaticGates(2, (outcome) => {
		outcomes.push(outcome);
		report(outcome);
	});
	return outcomes;
}

/** Runs them where npm has a server. Elsewhere only CI demands them. */
async function runPostgresTests(): Promise<Outcome> {
	if (await findPrograms()) return run(POSTGRES_TESTS, true);
	const output = `NOT RUN: npm has no PostgreSQL server for ${process.platform} ${process.arch}, or it is not installed`;
	const isPassed = process.env.CI !== "true";
	if (isPassed) process.stdout.write(`${styleText("yellow", output)}\n`);
	return { gate: POSTGRES_TESTS, isPassed, output, seconds: "0.0" };
}

/** Runs static gates beside the tests, whose output is on the screen until they end. */
async function runAllGates(): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	const beside = runStaticGates(1, (outcome) => outcomes.push(outcome));
	outcomes.push(await run(TESTS, true));
	outcomes.push(await runPostgresTests());
	await beside;
	for (const outcome of outcomes) report(outcome);
	return outcomes;
}

const { values } = parseArgs({
	options: { "without-tests": { type: "boolean" } },
});
process.stdout.write(`${styleText("bold", "Gates")}\n`);
const outcomes = values["without-tests"]
	? await runStaticGatesAlone()
	: await runAllGates();
const passed = outcomes.filter((outcome) => outcome.isPassed).length;
const failed = outcomes.length - passed;
process.stdout.write(`\ngates: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
