import type { Database } from "../database/database.ts";
import type { Config } from "../settings/config.ts";
import type { TableRow } from "./table.ts";

/** A command that cannot be carried out as it was given. `message` is for the operator. */
export class CommandError extends Error {
	override readonly name = "CommandError";
}

/** What a command answers: `data` for `--json`; people read `message`, or `data` as a table. */
export interface AdminResult {
	readonly message?: string;
	readonly data: TableRow | readonly TableRow[];
	/** True when what was asked for did not succeed: the process ends with code 1. */
	readonly isFailure?: boolean;
}

/** What a command works with. */
export interface AdminContext {
	readonly config: Config;
	/** Opens the database that `DATABASE_URL` names; it is closed after the command. */
	readonly openDatabase: () => Promise<Database>;
	/** `--type` */
	readonly type: string | undefined;
}

/** A command of `npm run admin`. */
export interface AdminCommand {
	/** The two words that name it. */
	readonly words: string;
	readonly usage: string;
	readonly summary: string;
	/** How many operands it takes. */
	readonly operands: number;
	run(context: AdminContext, operands: readonly string[]): Promise<AdminResult>;
}
