import { readFile, rename, writeFile } from "node:fs/promises";
import { UsageError } from "../call.ts";

/** How far a listener has come in the log of notifications. */
export interface Position {
	/** From which `created_at` on the log is read again; null from its beginning. */
	readonly since: string | null;
	/** Ids from then on that are done, with their `created_at`. */
	readonly done: Readonly<Record<string, string>>;
	/** The notification that may have been forwarded before the program ended; null between two. */
	readonly forwarding: string | null;
}

/** How far behind the newest notification the log is read again: those of a large commit are written one after the other. */
const OVERLAP_MS = 600_000;

function isPosition(value: unknown): value is Position {
	if (typeof value !== "object" || value === null) return false;
	const { since, done, forwarding } = value as Partial<Position>;
	return (
		(since === null || !Number.isNaN(Date.parse(since ?? ""))) &&
		typeof done === "object" &&
		done !== null &&
		(forwarding === null || typeof forwarding === "string")
	);
}

/** Reads the position in a file; undefined when there is no file. Throws {@link UsageError} for a file with something else. */
export async function readPosition(
	file: string,
): Promise<Position | undefined> {
	let text: string;
	try {
		text = await readFile(file, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
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

/** Writes a position so that the file holds the old or the new one, whenever the program ends. */
export async function writePosition(
	file: string,
	position: Position,
): Promise<void> {
	const next = `${file}.next`;
	await writeFile(next, JSON.stringify(position));
	await rename(next, file);
}

/** The position after notifications are done. What lies further back than the log is read again is left out. */
export function after(
	{ since, done }: Position,
	notifications: readonly { readonly id: string; readonly createdAt: string }[],
): Position {
	const all = new Map(Object.entries(done));
	let newestMs = since === null ? 0 : Date.parse(since) + OVERLAP_MS;
	for (const { id, createdAt } of notifications) {
		all.set(id, createdAt);
		newestMs = Math.max(newestMs, Date.parse(createdAt));
	}
	const from = newestMs - OVERLAP_MS;
	const kept = [...all].filter(
		([, createdAt]) => Date.parse(createdAt) >= from,
	);
	return {
		since: newestMs === 0 ? null : new Date(from).toISOString(),
		done: Object.fromEntries(kept),
		forwarding: null,
	};
}
