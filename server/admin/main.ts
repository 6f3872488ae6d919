import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import {
	type Database,
	databaseFile,
	openDatabase,
} from "../database/database.ts";
import { checkSchema, prepareSchema } from "../database/migrate.ts";
import { type Config, readConfig } from "../settings/config.ts";
import { ConfigError } from "../settings/config-error.ts";
import { SettingsFileError } from "../settings/files/settings-error.ts";
import { type AdminResult, CommandError } from "./command.ts";
import { findCommand, USAGE } from "./find-command.ts";
import { toTable } from "./table.ts";

function print(result: AdminResult, asJson: boolean): void {
	const { message, data, hasWritten = false, isFailure = false } = result;
	if (isFailure) process.exitCode = 1;
	if (hasWritten) return;
	if (asJson) process.stdout.write(`${JSON.stringify(data)}\n`);
	else process.stdout.write(message ?? toTable([data].flat()));
}

function readArguments() {
	const { values, positionals } = parseArgs({
		args: process.argv.slice(2),
		allowPositionals: true,
		options: {
			json: { type: "boolean", default: false },
			type: { type: "string" },
			contract: { type: "boolean", default: false },
			apply: { type: "boolean", default: false },
			yes: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	return { values, words: positionals };
}

/** Refuses a database file that does not exist. */
function refuseMissing({ databaseUrl }: Config): void {
	const file = databaseFile(databaseUrl);
	if (file === undefined || file === ":memory:" || existsSync(file)) return;
	throw new CommandError(
		`there is no file ${file}, which DATABASE_URL names; npm start creates it`,
	);
}

/** Runs one command on the configured database and carriers, even beside a running server. */
async function main(): Promise<void> {
	const { values, words } = readArguments();
	if (values.help || words[0] === "help") {
		process.stdout.write(USAGE);
		return;
	}
	const { command, operands } = findCommand(words);
	const config = readConfig();
	let database: Database | undefined;
	try {
		const openAnySchema = async () => {
			if (!command.isFirst) refuseMissing(config);
			const answerMs = command.isLong ? 0 : undefined;
			database = openDatabase(config.databaseUrl, { answerMs });
			return database;
		};
		const context = {
			config,
			type: values.type,
			isContracting: values.contract,
			isApplying: values.apply,
			openAnySchema,
			isConfirmed: values.yes,
			openDatabase: async () => {
				const opened = await openAnySchema();
				await (command.isFirst ? prepareSchema : checkSchema)(opened);
				return opened;
			},
		};
		print(await command.run(context, operands), values.json);
	} finally {
		await database?.close();
	}
}

try {
	await main();
} catch (error) {
	const isExpected = [CommandError, ConfigError, SettingsFileError].some(
		(kind) => error instanceof kind,
	);
	const { code, message, stack } = error as NodeJS.ErrnoException;
	process.stderr.write(
		`${isExpected || code !== undefined ? message : stack}\n`,
	);
	process.exitCode = 1;
}
