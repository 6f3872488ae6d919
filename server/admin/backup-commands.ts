import { databaseFile } from "../database/database.ts";
import {
	BackupError,
	backUpFile,
	restoreFile,
} from "../database/file-backup.ts";
import { interruption } from "../runtime/interruption.ts";
import type { Config } from "../settings/config.ts";
import { type AdminCommand, CommandError } from "./command.ts";

/** The file of the configured database. */
function fileOf({ databaseUrl }: Config): string {
	const file = databaseFile(databaseUrl);
	if (file !== undefined) return file;
	throw new CommandError(
		"DATABASE_URL names a PostgreSQL server, which is backed up with its own tools: see Backup in OPERATIONS.md",
	);
}

/** Runs `work`, and reports a faulty file as a {@link CommandError}. */
async function withFiles<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof BackupError) throw new CommandError(error.message);
		throw error;
	}
}

/** The commands for backup and restore of the database. */
export const backupCommands: readonly AdminCommand[] = [
	{
		words: "backup",
		usage: "backup <file>",
		summary: "backs up the database while it is in use, and checks the copy",
		operands: 1,
		async run({ config }, [file = ""]) {
			const from = fileOf(config);
			const rows = await withFiles(() =>
				backUpFile(from, file, interruption()),
			);
			return {
				message: `${file} is a checked copy with ${rows} rows\n`,
				data: { file, rows },
			};
		},
	},
	{
		words: "restore",
		usage: "restore <file>",
		summary:
			"checks a copy, and replaces the database with it while no process uses the database",
		operands: 1,
		async run({ config }, [file = ""]) {
			const to = fileOf(config);
			const { rows, kept } = await withFiles(() => restoreFile(file, to));
			const old =
				kept === undefined ? "" : `; the former database is now ${kept}`;
			return {
				message: `${to} has the ${rows} rows of ${file}${old}\n`,
				data: { file: to, rows, kept: kept ?? null },
			};
		},
	},
];
