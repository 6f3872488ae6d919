import type Database from "better-sqlite3";
import type { CompiledQuery } from "kysely";
import type { Prepared } from "../dialect.ts";
import { preparedLater } from "./prepared-later.ts";

/** Size of the cache in characters. */
const MOST_CHARACTERS = 16_000_000;

/** Cached reads of one state of the database. */
export interface SharedReads {
	prepare<Row extends object>(
		query: CompiledQuery<Row>,
	): Prepared<Row | undefined>;
	/** Ends the shared state: later reads see what is committed. */
	end(): void;
}

function lengthOf(row: object): number {
	let length = 0;
	for (const value of Object.values(row))
		if (typeof value === "string") length += value.length;
	return length;
}

/**
 * Reads of one state of the database within a turn of the event loop, because checking for a newer state costs more than the read. Rows
 * are cached as long as that state is current, because polling clients repeat their reads. SQLite reports writes of any process
 * (https://sqlite.org/pragma.html#pragma_data_version).
 */
export function sharedReads(handle: Database.Database): SharedReads {
	const begin = handle.prepare("begin");
	const commit = handle.prepare("commit");
	const readVersion = handle.prepare<[], number>("pragma data_version").pluck();
	const remembered = new Map<string, object>();
	let characters = 0;
	let version: number | undefined;
	let statements = 0;
	// SQLite knows too, but each question to it takes a tenth of a read.
	let isShared = false;

	const forget = () => {
		remembered.clear();
		characters = 0;
	};

	const end = () => {
		if (!isShared) return;
		isShared = false;
		// A failed read may have ended it.
		if (handle.inTransaction) commit.run();
	};

	const share = () => {
		if (isShared) return;
		begin.run();
		isShared = true;
		setImmediate(end);
		let current: number | undefined;
		try {
			current = readVersion.get();
		} finally {
			if (current === undefined || current !== version) forget();
			version = current;
		}
	};

	const remember = (key: string, row: object) => {
		const length = lengthOf(row);
		if (characters + length > MOST_CHARACTERS) forget();
		characters += length;
		remembered.set(key, Object.freeze(row));
	};

	return {
		prepare<Row extends object>(query: CompiledQuery<Row>) {
			const statement = preparedLater(handle, query);
			const prefix = statements++;
			return async (...parameters) => {
				share();
				const key = `${prefix} ${parameters.join(" ")}`;
				const known = remembered.get(key) as Row | undefined;
				if (known) return known;
				const row = statement().get(...parameters);
				if (row) remember(key, row);
				return row;
			};
		},
		end,
	};
}
