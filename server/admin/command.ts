import type { Database } from "../database/database.ts";
import type { Config } from "../settings/config.ts";
import type { TableRow } from "./table.ts";

/** An invalid command. `message` is for the operator. */
export class CommandError extends Error {
	override readonly name = "CommandError";
}

/** The result of a command: `data` for `--json`, and `message`, or `data` as a table, for people. */
export interface AdminResult {
	readonly message?: string;
	readonly data: TableRow | readonly TableRow[];
	/** Whether the command has written to the standard output itself, so that nothing may follow. */
	readonly hasWritten?: boolean;
	/** Whether the command failed; the process then exits with code 1. */
	readonly isFailure?: boolean;
}

/** The environment of a command. */
export interface AdminContext {
	readonly config: Config;
	/** Opens the database of `DATABASE_URL`, which is closed after the command. */
	readonly openDatabase: () => Promise<Database>;
	/** Opens the database without checking its schema. */
	readonly openAnySchema: () => Promise<Database>;
	/** `--type` */
	readonly type: string | undefined;
	/** `--contract` */
	readonly isContracting: boolean;
	/** `--apply` */
	readonly isApplying: boolean;
	/** `--yes` */
	readonly isConfirmed: boolean;
}

/** A command of `npm run admin`. */
export interface AdminCommand {
	/** Its name of one or two words. */
	readonly words: string;
	readonly usage: string;
	readonly summary: string;
	/** Number of its operands. */
	readonly operands: number;
	/** Whether it may create the database, and bring its schema to this version. Others would take a mistyped `DATABASE_URL` for an empty installation. */
	readonly isFirst?: boolean;
	/** Whether one of its statements may take hours. A person waits for it, and can end it. */
	readonly isLong?: boolean;
	run(context: AdminContext, operands: readonly string[]): Promise<AdminResult>;
}
