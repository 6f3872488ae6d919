import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** The first pause before another attempt to get the write lock. */
const FIRST_WAIT_MS = 1;
const LONGEST_WAIT_MS = 20;

function isLocked(error: unknown): boolean {
	return error instanceof Database.SqliteError && error.code === "SQLITE_BUSY";
}

/** Rules for every statement. */
export interface StatementRules {
	/** How long it waits for the write lock. */
	readonly longestMs: number;
	/** Called before every transaction, and every write outside of one; throws when nothing must be written. */
	readonly beforeWriting: () => void;
	/** Called with the error of a failed statement. */
	readonly failed: (error: unknown) => void;
}

/**
 * The one connection that writes. SQLite would block the process while another one holds the write lock. Instead, a statement that
 * finds the file locked releases the connection, sleeps and retries. Reads, and requests without the database, continue meanwhile.
 */
export class SqliteConnection implements DatabaseConnection {
	readonly #handle: Database.Database;
	readonly #prepare: (text: string) => Database.Statement<unknown[], unknown>;
	readonly #rules: StatementRules;
	/** Statements and transactions that hold the connection or wait for it. */
	users = 0;
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

	/** Waits for exclusive use of the connection within this process. */
	async acquire(): Promise<void> {
		this.users += 1;
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		this.#release = resolve;
	}

	release(): void {
		this.users -= 1;
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

	/** Not supported. */
	// biome-ignore lint/correctness/useYield: the interface wants a generator
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("rows are not streamed");
	}

	#run<Row>(text: string, parameters: readonly unknown[]): QueryResult<Row> {
		const statement = this.#prepare(text);
		if (!statement.readonly && !this.#handle.inTransaction)
			this.#rules.beforeWriting();
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

	/** Releases the connection for a while, with jitter, so that processes do not retry together. */
	async #pause(ms: number): Promise<void> {
		this.release();
		await sleep(ms * (0.5 + Math.random()));
		await this.acquire();
	}
}
