import { readFile, rename, writeFile } from "node:fs/promises";
import { UsageError } from "../call.ts";
import { checkWritable } from "../writable.ts";

/** How far a listener has come in the stream of notifications. */
export interface Position {
	/** The id after which the stream continues. */
	readonly lastEventId: string;
	/** The notification that is being forwarded, because the program can end meanwhile; null between two notifications. */
	readonly forwarding: string | null;
}

function isPosition(value: unknown): value is Position {
	if (typeof value !== "object" || value === null) return false;
	const { lastEventId, forwarding } = value as Partial<Position>;
	return (
		typeof lastEventId === "string" &&
		lastEventId !== "" &&
		(forwarding === null || typeof forwarding === "string")
	);
}

/** The file that becomes the next position. */
const nextOf = (file: string) => `${file}.next`;

/**
 * Reads the position from a file; undefined when there is no file. Throws {@link UsageError} for a file with other content, or one that
 * cannot be read or written.
 */
export async function readPosition(
	file: string,
): Promise<Position | undefined> {
	await checkWritable(nextOf(file));
	let text: string;
	try {
		text = await readFile(file, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
	}
	const problem = new UsageError(
		`${file} holds no position: remove it, or name another one with --position`,
	);
	try {
		const value: unknown = JSON.parse(text);
		if (isPosition(value)) return value;
	} catch {
		throw problem;
	}
	throw problem;
}

/** Writes a position atomically: after a crash the file holds the old or the new one. */
export async function writePosition(
	file: string,
	position: Position,
): Promise<void> {
	const next = nextOf(file);
	await writeFile(next, JSON.stringify(position));
	await rename(next, file);
}
