import { parseArgs, styleText } from "node:util";
import {
	type AdminResult,
	adminCommands,
	CommandError,
} from "./admin-commands.ts";
import { ConfigError, readConfig } from "./config.ts";
import { openDatabase } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";

const USAGE = `usage: npm run admin -- <command> [--json]

${adminCommands.map(({ usage, summary }) => `  ${usage.padEnd(52)} ${summary}`).join("\n")}
`;

/** Rows as aligned columns, headings first. */
function toTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
	const [first] = rows;
	if (!first) return "none\n";
	const names = Object.keys(first);
	const cells = [
		names,
		...rows.map((row) => names.map((name) => String(row[name] ?? ""))),
	];
	const widths = names.map((_, column) =>
		Math.max(...cells.map((line) => (line[column] ?? "").length)),
	);
	return cells
		.map((line, index) => {
			const text = line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd();
			return `${index === 0 ? styleText("bold", text) : text}\n`;
		})
		.join("");
}

function print({ message, data }: AdminResult, asJson: boolean): void {
	if (asJson) process.stdout.write(`${JSON.stringify(data)}\n`);
	else process.stdout.write(message ?? toTable([data].flat()));
}

/** Runs one command beside a running server, on the database that `DATABASE_URL` names. */
async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		args: process.argv.slice(2),
		allowPositionals: true,
		options: {
			json: { type: "boolean" },
			remove: { type: "boolean" },
			help: { type: "boolean" },
		},
	});
	const [noun, verb, ...operands] = positionals;
	const command = adminCommands.find(
		({ words }) => words === `${noun} ${verb}`,
	);
	if (values.help) {
		process.stdout.write(USAGE);
		return;
	}
	if (!command || operands.length !== command.operands)
		throw new CommandError(USAGE);
	const database = openDatabase(readConfig(process.env).databaseUrl);
	try {
		await migrate(database);
		print(
			await command.run(database, operands, values.remove === true),
			values.json === true,
		);
	} finally {
		await database.close();
	}
}

try {
	await main();
} catch (error) {
	const isExpected =
		error instanceof CommandError || error instanceof ConfigError;
	const { code, message, stack } = error as NodeJS.ErrnoException;
	process.stderr.write(
		`${isExpected || code !== undefined ? message : stack}\n`,
	);
	process.exitCode = 1;
}
