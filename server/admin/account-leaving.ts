import { rmSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportAccount } from "../retention/export-account.ts";
import { removeAccount } from "../retention/remove-account.ts";
import { interruption } from "../runtime/interruption.ts";
import { type AdminCommand, CommandError } from "./command.ts";
import { accountNamed } from "./named-account.ts";

/** Opens a new file, which only its owner may read. */
async function openNew(file: string): Promise<FileHandle> {
	try {
		return await open(file, "wx", 0o600);
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		throw new CommandError(
			code === "EEXIST"
				? `${file} exists already: name a new file`
				: `${file} cannot be written (${code ?? message})`,
		);
	}
}

/** The commands for an account that leaves: they export and remove its data. */
export const accountLeavingCommands: readonly AdminCommand[] = [
	{
		words: "account export",
		usage: "account export <name> <file>",
		summary:
			"writes every record of an account as lines of JSON, without secrets; - for the standard output",
		operands: 2,
		async run({ openDatabase }, [name, file = ""]) {
			const database = await openDatabase();
			const account = await accountNamed(database, name);
			let records = 0;
			const lines = async function* () {
				for await (const line of exportAccount(database, account.id)) {
					records++;
					yield line;
				}
			};
			if (file === "-") {
				await pipeline(Readable.from(lines()), process.stdout, { end: false });
				return { data: { account: account.name, records }, hasWritten: true };
			}
			const target = (await openNew(file)).createWriteStream();
			const signal = interruption();
			await pipeline(Readable.from(lines()), target, { signal }).catch(
				(error: unknown) => {
					// Half an export looks like a whole one.
					rmSync(file, { force: true });
					throw signal.aborted
						? new CommandError("interrupted: there is no export")
						: error;
				},
			);
			return {
				message: `${records} records of account ${account.name} are in ${file}\n`,
				data: { account: account.name, records, file },
			};
		},
	},
	{
		words: "account remove",
		usage: "account remove <name> --yes",
		summary:
			"removes an account with all its data; can be interrupted and repeated",
		operands: 1,
		async run({ openDatabase, isConfirmed }, [name]) {
			const database = await openDatabase();
			const account = await accountNamed(database, name);
			if (!isConfirmed)
				throw new CommandError(
					`removing account ${JSON.stringify(account.name)} cannot be undone: export it first if you need its records, then add --yes`,
				);
			const rows = await removeAccount(database, account.id);
			return {
				message: `account ${account.name} removed, with ${rows} rows\n`,
				data: { account: account.name, rows },
			};
		},
	},
];
