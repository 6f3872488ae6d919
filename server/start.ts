import { parseArgs } from "node:util";

/** Without `--processes` this process does everything itself, and does not load the code for several. */
if (
	process.argv.some(
		(one) => one === "--processes" || one.startsWith("--processes="),
	)
) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		strict: false,
		options: { processes: { type: "string" } },
	});
	const { processes, ...unknown } = values;
	const others = [...positionals, ...Object.keys(unknown)];
	const { startProcesses } = await import("./processes.ts");
	await startProcesses(String(processes), others);
} else await import("./main.ts");
