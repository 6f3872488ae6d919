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

const { values } = parseArgs({
	options: {
		file: { type: "string" },
		database: { type: "string" },
		containers: { type: "string", default: "1000" },
		help: { type: "boolean", default: false },
	},
});
const containers = Number(values.containers);
const url = values.database ?? (values.file && `file:${values.file}`);
if (values.help || url === undefined || !(containers >= 1)) {
	process.stdout.write(USAGE);
	process.exitCode = values.help ? 0 : 2;
} else {
	const { key } = await seedDatabase(url, containers, progress(containers));
	process.stdout.write(`${key}\n`);
}
