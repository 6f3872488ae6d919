import { styleText } from "node:util";
import { printLine, showProgress } from "../../mock/simulate/progress.ts";
import { type ChosenCampaign, readOptions, USAGE } from "./options.ts";

const SHOWN = 20;

const WRONG_USAGE = 2;

/** Runs a campaign and prints its result. Returns whether every guarantee held. */
async function run({ name, start }: ChosenCampaign): Promise<boolean> {
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

function printError(error: unknown): void {
	const mark = styleText("red", "✗", { stream: process.stderr });
	process.stderr.write(`\n${mark} ${(error as Error).message}\n`);
}

/** The campaign to run; undefined when the command line names none. */
function readCampaign(): ChosenCampaign | undefined {
	try {
		const campaign = readOptions(process.argv.slice(2));
		if (campaign === undefined) process.stdout.write(USAGE);
		return campaign;
	} catch (error) {
		printError(error);
		process.exitCode = WRONG_USAGE;
		return undefined;
	}
}

// Campaigns clean up in their exit handlers, which a signal alone would skip.
process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

const campaign = readCampaign();
if (campaign) {
	try {
		if (!(await run(campaign))) process.exitCode = 1;
	} catch (error) {
		printError(error);
		process.exitCode = 1;
	}
}
