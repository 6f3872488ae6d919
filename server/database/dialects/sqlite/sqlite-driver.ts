import type Database from "better-sqlite3";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	type SelectModifierNode,
	SqliteAdapter,
	SqliteDialect,
	SqliteQueryCompiler,
} from "kysely";
import { SqliteConnection, type StatementRules } from "./sqlite-connection.ts";

const MAX_CACHED_STATEMENTS = 500;

/** The modifiers of a `select` that lock rows, as Kysely names them. */
const ROW_LOCK = /^(For|SkipLocked|NoWait)/;

type Statement = Database.Statement<unknown[], unknown>;

/** Caches prepared statements by SQL text, which halves the cost of a query: Kysely prepares each time. */
function cachingStatements(
	handle: Database.Database,
	beforeEach: () => void,
): (text: string) => Statement {
	const statements = new Map<string, Statement>();
	return (text) => {
		beforeEach();
		const known = statements.get(text);
		if (known) return known;
		const oldest = statements.keys().next().value;
		if (statements.size >= MAX_CACHED_STATEMENTS && oldest !== undefined)
			statements.delete(oldest);
		const statement: Statement = handle.prepare(text);
		statements.set(text, statement);
		return statement;
	};
}

/**
 * Takes the write lock when a transaction begins. A deferred transaction that reads first and writes later would fail at once when
 * another process has written in between, whatever its time-out.
 */
class ImmediateDriver implements Driver {
	readonly #handle: Database.Database;
	readonly #connection: SqliteConnection;

	constructor(handle: Database.Database, connection: SqliteConnection) {
		this.#handle = handle;
		this.#connection = connection;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		await this.#connection.acquire();
		return this.#connection;
	}

	async releaseConnection(): Promise<void> {
		this.#connection.release();
	}

	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("commit"));
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		// On a full disk SQLite has already rolled back; a second rollback would fail and hide the error.
		if (this.#handle.inTransaction)
			await connection.executeQuery(CompiledQuery.raw("rollback"));
	}

	async destroy(): Promise<void> {
		this.#handle.close();
	}
}

class ImmediateAdapter extends SqliteAdapter {
	/** True although there is one connection, because the driver itself queues its users. */
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

/** Compiles statements for one writer, each of which SQLite plans once. */
class PlannedOnceCompiler extends SqliteQueryCompiler {
	/** Leaves out row locks, because a transaction has the whole database to itself. */
	protected override visitSelectModifier(node: SelectModifierNode): void {
		if (!ROW_LOCK.test(node.modifier ?? "")) super.visitSelectModifier(node);
	}

	/**
	 * With a bare parameter as a limit or beside `=`, SQLite plans the statement again at each run, in case the new value suits another
	 * plan (https://sqlite.org/c3ref/prepare.html). That takes longer than most reads. The planner does not look behind the sign, which
	 * changes no value, not even a text.
	 */
	protected override getCurrentParameterPlaceholder(): string {
		return "+?";
	}

	protected override getSql(): string {
		return super.getSql().trimEnd();
	}
}

/** The rules for every statement. */
export interface SqliteRules extends StatementRules {
	/** Called before every statement. */
	readonly beforeEach: () => void;
}

/** The Kysely dialect for one SQLite handle. */
export class ImmediateSqliteDialect extends SqliteDialect {
	readonly #driver: Driver;
	readonly #connection: SqliteConnection;

	constructor(
		handle: Database.Database,
		{ beforeEach, ...rules }: SqliteRules,
	) {
		super({ database: handle });
		const prepare = cachingStatements(handle, beforeEach);
		this.#connection = new SqliteConnection(handle, prepare, rules);
		this.#driver = new ImmediateDriver(handle, this.#connection);
	}

	/** Statements and transactions that hold the connection or wait for it. */
	get users(): number {
		return this.#connection.users;
	}

	/** Does other work between two transactions, which wait for their turn as usual. */
	async withoutWrites(work: () => Promise<unknown>): Promise<void> {
		await this.#connection.acquire();
		await work().finally(() => this.#connection.release());
	}

	override createAdapter(): SqliteAdapter {
		return new ImmediateAdapter();
	}

	override createQueryCompiler(): SqliteQueryCompiler {
		return new PlannedOnceCompiler();
	}

	override createDriver(): Driver {
		return this.#driver;
	}
}
