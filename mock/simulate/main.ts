import { styleText } from "node:util";
import { interruption } from "../../server/runtime/interruption.ts";
import { readOptions, USAGE } from "./options.ts";
import { simulate } from "./simulate.ts";

const interrupted = interruption();

try {
	const options = readOptions(process.argv.slice(2));
	if (options === undefined) process.stdout.write(USAGE);
	else if (!(await simulate(options, interrupted))) process.exitCode = 1;
} catch (error) {
	const mark = styleText("red", "✗", { stream: process.stderr });
	process.stderr.write(`\n${mark} ${(error as Error).message}\n`);
	process.exitCode = 1;
}
