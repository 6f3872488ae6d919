import { styleText } from "node:util";
import { say, showProgress } from "../../mock/simulate/progress.ts";
import { readOptions, USAGE } from "./options.ts";

const SHOWN = 20;

const wanted = readOptions(process.argv.slice(2));
if (wanted === undefined) process.stdout.write(USAGE);
else {
	const { name, start } = wanted;
	const startedAt = performance.now();
	say(styleText("bold", name));
	const { figures, problems } = await start(showProgress);
	for (const [label, value] of Object.entries(figures)) {
		say(`  ${label.padEnd(28)} ${value}`);
	}
	const seconds = Math.round((performance.now() - startedAt) / 1_000);
	say(`  ${"took".padEnd(28)} ${seconds} s`);
	for (const problem of problems.slice(0, SHOWN)) {
		say(`  ${styleText("red", "✗")} ${problem}`);
	}
	if (problems.length > SHOWN) {
		say(`  … and ${problems.length - SHOWN} more`);
	}
	if (problems.length === 0) say(styleText("green", "✓ every guarantee held"));
	else process.exitCode = 1;
}
