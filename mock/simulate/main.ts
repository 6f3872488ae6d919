import { styleText } from "node:util";
import { readOptions, USAGE } from "./options.ts";
import { simulate } from "./simulate.ts";

const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
	process.on(name, () => {
		if (interruption.signal.aborted) process.exit(130);
		interruption.abort(new Error(`interrupted by ${name}`));
	});
}

try {
	const options = readOptions(process.argv.slice(2));
	if (options === undefined) process.stdout.write(USAGE);
	else if (!(await simulate(options, interruption.signal)))
		process.exitCode = 1;
} catch (error) {
	const mark = styleText("red", "✗", { stream: process.stderr });
	process.stderr.write(`\n${mark} ${(error as Error).message}\n`);
	process.exitCode = 1;
}
