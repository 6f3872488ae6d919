import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** How long to wait before the next try to get the write lock, at first and at most. */
const FIRST_WAIT_MS = 1;
const LONGEST_WAIT_MS = 20;

function isLocked(error: unknown): boolean {
	return error instanceof Database.SqliteError && error.code === "SQLITE_BUSY";
}

/** What is so of every statement. */
export interface StatementRules {
	/** How long it waits for the write lock. */
	readonly longestMs: number;
	/** Is told why it failed. */
	readonly failed: (error: unknown) => void;
}

/**
 * The one connection that writes. SQLite would wait for the write lock of another process without letting anything else
 * happen; here a statement that finds the file locked gives the connection back, sleeps, and is tried again. A read of
 * this process, and requests that need no database, go on meanwhile.
 */
export class SqliteConnection implements DatabaseConnection {
	readonly #handle: Database.Database;
	readonly #prepare: (text: string) => Database.Statement<unknown[], unknown>;
	readonly #rules: StatementRules;
	#last: Promise<void> = Promise.resolve();
	#release: () => void = () => {};

	constructor(
		handle: Database.Database,
		prepare: (text: string) => Database.Statement<unknown[], unknown>,
		rules: StatementRules,
	) {
		this.#handle = handle;
		this.#prepare = prepare;
		this.#rules = rules;
	}

	/** Waits until nobody else of this process uses the connection: a transaction has it for itself. */
	async acquire(): Promise<void> {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		this.#release = resolve;
	}

	release(): void {
		this.#release();
	}

	async executeQuery<Row>({
		sql,
		parameters,
	}: CompiledQuery): Promise<QueryResult<Row>> {
		let endsAtMs: number | undefined;
		for (let waitMs = FIRST_WAIT_MS; ; waitMs *= 2) {
			try {
				return this.#run<Row>(sql, parameters);
			} catch (error) {
				this.#rules.failed(error);
				// In a transaction the lock is held already.
				if (!isLocked(error) || this.#handle.inTransaction) throw error;
				const nowMs = performance.now();
				endsAtMs ??= nowMs + this.#rules.longestMs;
				if (nowMs >= endsAtMs) throw error;
			}
			await this.#pause(Math.min(waitMs, LONGEST_WAIT_MS));
		}
	}

	/** Kysely streams nothing here. */
	// biome-ignore lint/correctness/useYield: the interface wants a generator
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("rows are not streamed");
	}

	#run<Row>(text: string, parameters: readonly unknown[]): QueryResult<Row> {
		const statement = this.#prepare(text);
		if (statement.reader) {
			return { rows: statement.all(...parameters) as Row[] };
		}
		const { changes, lastInsertRowid } = statement.run(...parameters);
		return {
			insertId: BigInt(lastInsertRowid),
			numAffectedRows: BigInt(changes),
			rows: [],
		};
	}

	/** Lets others of this process use the connection for a while. Jitter, so that processes do not come back together. */
	async #pause(ms: number): Promise<void> {
		this.release();
		await sleep(ms * (0.5 + Math.random()));
		await this.acquire();
	}
}
