import { parseArgs } from "node:util";
import { seedDatabase } from "./seed-database.ts";

const USAGE = `Makes a database with one account and many containers, their shipments, tracking requests and events.

  npm run seed -- --file <path> [--containers <n>]
  npm run seed -- --database postgres://… [--containers <n>]

  --file <path>        a SQLite file; there must be none yet
  --database <url>     a PostgreSQL database
  --containers <n>     how many (1000)

The last line on standard output is the API key of the account.
`;

/** Shows the progress: on a terminal in one line, elsewhere not at all. */
function progress(total: number): (written: number) => void {
	const { stderr } = process;
	if (!stderr.isTTY) return () => {};
	return (written) => {
		const share = Math.floor((100 * written) / total);
		stderr.write(`\r${written} containers, ${share} %`);
		if (written >= total) stderr.write("\n");
	};
}

function readArguments() {
	const { values } = parseArgs({
		options: {
			file: { type: "string" },
			database: { type: "string" },
			containers: { type: "string", default: "1000" },
			help: { type: "boolean", default: false },
		},
	});
	const containers = Number(values.containers);
	if (!Number.isSafeInteger(containers) || containers < 1)
		throw new Error(
			`--containers must be a whole number from 1, not "${values.containers}"`,
		);
	const url = values.database ?? (values.file && `file:${values.file}`);
	if (url === undefined && !values.help)
		throw new Error("--file or --database is missing");
	return { url: values.help ? undefined : url, containers };
}

try {
	const { url, containers } = readArguments();
	if (url === undefined) process.stdout.write(USAGE);
	else {
		const { key } = await seedDatabase(url, containers, progress(containers));
		process.stdout.write(`${key}\n`);
	}
} catch (error) {
	process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
	process.exitCode = 2;
}
