import { styleText } from "node:util";
import { printLine, showProgress } from "../../mock/simulate/progress.ts";
import { readOptions, USAGE, type Wanted } from "./options.ts";

const SHOWN = 20;

const WRONG_USAGE = 2;

/** Runs a campaign and prints what came of it. Returns whether every guarantee held. */
async function run({ name, start }: Wanted): Promise<boolean> {
	const startedAt = performance.now();
	printLine(styleText("bold", name));
	const { figures, remarks = [], problems } = await start(showProgress);
	for (const [label, value] of Object.entries(figures)) {
		printLine(`  ${label.padEnd(28)} ${value}`);
	}
	for (const remark of remarks) printLine(`  ${remark}`);
	const seconds = Math.round((performance.now() - startedAt) / 1_000);
	printLine(`  ${"took".padEnd(28)} ${seconds} s`);
	for (const problem of problems.slice(0, SHOWN)) {
		printLine(`  ${styleText("red", "✗")} ${problem}`);
	}
	const more = problems.length - SHOWN;
	if (more > 0) printLine(`  … and ${more} more`);
	if (problems.length === 0)
		printLine(styleText("green", "✓ every guarantee held"));
	return problems.length === 0;
}

function complain(error: unknown): void {
	const mark = styleText("red", "✗", { stream: process.stderr });
	process.stderr.write(`\n${mark} ${(error as Error).message}\n`);
}

/** The campaign that is wanted, or undefined when there is none to run. */
function readWanted(): Wanted | undefined {
	try {
		const wanted = readOptions(process.argv.slice(2));
		if (wanted === undefined) process.stdout.write(USAGE);
		return wanted;
	} catch (error) {
		complain(error);
		process.exitCode = WRONG_USAGE;
		return undefined;
	}
}

// What was opened is cleaned up when the process exits, however it does.
process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

const wanted = readWanted();
if (wanted) {
	try {
		if (!(await run(wanted))) process.exitCode = 1;
	} catch (error) {
		complain(error);
		process.exitCode = 1;
	}
}
