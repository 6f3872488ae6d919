import {
	chmodSync,
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "../settings/config-error.ts";
import { openDatabase } from "./database.ts";
import {
	copyFileOnline,
	readContents,
	usageOf,
} from "./dialects/sqlite/file-copies.ts";
import { migrate, readSchemaStatus } from "./migrate.ts";

/** A backup or a file to restore is damaged or wrong. `message` is for the operator. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}

/** The suffixes of the files that belong to a database, beginning with its own. */
const LOG = "-wal";
const ENDS = ["", LOG, "-shm", "-journal"];

const filesOf = (file: string) => ENDS.map((end) => file + end);

function removeFile(file: string): void {
	for (const one of filesOf(file)) rmSync(one, { force: true });
}

const isFile = (path: string) =>
	statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const sizeOf = (file: string) =>
	statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const totalOf = (rows: Readonly<Record<string, number>>) =>
	Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Checks a copy that no process uses; `shown` is its name for the operator. Returns its rows by table. Throws {@link BackupError}. */
function checked(
	file: string,
	shown: string,
): Readonly<Record<string, number>> {
	try {
		const { damage, rows } = readContents(file);
		const [first] = damage;
		if (first === undefined) return rows;
		throw new BackupError(`${shown} is damaged: ${first}`);
	} catch (error) {
		if (error instanceof BackupError) throw error;
		throw new BackupError(
			`${shown} cannot be read as a database: ${(error as Error).message}`,
		);
	}
}

/**
 * Backs up the database file `from` while processes use it, and checks the copy: every page, and the rows of every table. The file
 * `to` must not exist; it appears when everything is right, and nothing is left when the copy is interrupted. Returns the number of rows.
 */
export async function backUpFile(
	from: string,
	to: string,
	interrupted?: AbortSignal,
): Promise<number> {
	if (!isFile(from)) throw new BackupError(`there is no file ${from}`);
	// A log that lies beside the copy would become a part of it.
	const obstacle = filesOf(to).find((file) => existsSync(file));
	if (obstacle !== undefined)
		throw new BackupError(`${obstacle} exists already: name a new file`);
	const folder = dirname(to);
	if (!existsSync(folder))
		throw new BackupError(`there is no folder ${folder}`);
	const partial = `${to}.partial`;
	removeFile(partial);
	try {
		const before = await copyFileOnline(from, partial, interrupted);
		const after = checked(partial, "the copy");
		const lacking = Object.keys(before).find(
			(table) => before[table] !== after[table],
		);
		if (lacking !== undefined)
			throw new BackupError(
				`the copy has ${after[lacking] ?? "no"} rows in ${lacking}, and the database had ${before[lacking]}: try again`,
			);
		putInPlace(partial, to);
		return totalOf(after);
	} catch (error) {
		if (error instanceof BackupError) throw error;
		throw new BackupError(
			error === interrupted?.reason
				? "interrupted: there is no copy"
				: `${from} cannot be copied to ${to}: ${(error as Error).message}`,
		);
	} finally {
		removeFile(partial);
	}
}

/** Waits until a file or folder is on the disk. */
function sync(path: string): void {
	const opened = openSync(path, "r");
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}

/** Gives a complete file its name, so that a power failure after that leaves it whole. */
function putInPlace(partial: string, to: string): void {
	sync(partial);
	renameSync(partial, to);
	sync(dirname(to));
}

/** Migrates a copy of `from` to the schema of this version. Throws when that is not a database of Landfall, or one of a newer version. */
async function migrateCopy(copy: string, from: string): Promise<void> {
	const database = openDatabase(`file:${copy}`);
	try {
		const { migrations } = await readSchemaStatus(database);
		if (migrations.every(({ state }) => state === "pending"))
			throw new BackupError(`${from} is not a database of Landfall`);
		await migrate(database);
		const { misfit } = await readSchemaStatus(database);
		if (misfit !== undefined) throw new BackupError(`${from} is ${misfit}`);
	} finally {
		await database.close();
	}
}

/**
 * Renames a database, also the log of one that is damaged or gone: SQLite would write the log's pages into the file that takes its
 * place. Returns the new name; undefined when there is none of its files.
 */
function keepOld(file: string): string | undefined {
	const ends = ENDS.filter((end) => existsSync(`${file}${end}`));
	const kept = `${file}.before-${new Date().toISOString().replaceAll(/[-:.]/g, "")}`;
	for (const end of ends) renameSync(`${file}${end}`, `${kept}${end}`);
	return ends.length > 0 ? kept : undefined;
}

/** Throws {@link BackupError} when a process uses a database, or may use it. */
function refuseUsed(file: string): void {
	const usage = existsSync(file) ? usageOf(file) : "free";
	if (usage === "used")
		throw new BackupError(
			`a process uses ${file}: stop all processes of Landfall first`,
		);
	if (usage === "unknown")
		throw new BackupError(
			`a process may use ${file}, which is damaged: stop all processes of Landfall, then remove ${file}-shm`,
		);
}

/**
 * Replaces the database file `to`, which no process may use, by a backup. Keeps the old file under another name, and returns
 * that name with the number of rows.
 */
export async function restoreFile(
	from: string,
	to: string,
): Promise<{ readonly rows: number; readonly kept: string | undefined }> {
	if (!isFile(from)) throw new BackupError(`there is no file ${from}`);
	const partial = `${to}.restoring`;
	mkdirSync(dirname(to), { recursive: true });
	removeFile(partial);
	try {
		// A copy that was made without `backUpFile` has its newest changes in its log.
		for (const end of ["", LOG].filter((end) => existsSync(`${from}${end}`))) {
			copyFileSync(`${from}${end}`, `${partial}${end}`);
			chmodSync(`${partial}${end}`, 0o600);
		}
		const rows = totalOf(checked(partial, from));
		await migrateCopy(partial, from);
		if (sizeOf(partial + LOG) > 0)
			throw new BackupError(
				`the log ${from}${LOG} cannot be moved into ${to}: make sure that the disk has room`,
			);
		refuseUsed(to);
		const kept = keepOld(to);
		putInPlace(partial, to);
		return { rows, kept };
	} catch (error) {
		if (error instanceof ConfigError) throw new BackupError(error.message);
		throw error;
	} finally {
		removeFile(partial);
	}
}
