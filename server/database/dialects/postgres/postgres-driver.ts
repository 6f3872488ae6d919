import {
	type BinaryOperationNode,
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	OperatorNode,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	PrimitiveValueListNode,
	type QueryResult,
} from "kysely";
import type pg from "pg";
import type { RunQuery } from "../../schema/compiled-query.ts";
import { isLost } from "./postgres-errors.ts";
import { runCompiled, type StatementRules } from "./statement-names.ts";

/** The comparison of a value with an array, for a list of values. */
const WITH_ARRAY: Readonly<Record<string, string>> = {
	in: " = any(",
	"not in": " <> all(",
};

/** Binds a list of values as one array, so that lists of all lengths share a statement. */
class ArrayCompiler extends PostgresQueryCompiler {
	protected override visitBinaryOperation(node: BinaryOperationNode): void {
		const { leftOperand, operator, rightOperand } = node;
		const comparison =
			OperatorNode.is(operator) && PrimitiveValueListNode.is(rightOperand)
				? WITH_ARRAY[operator.operator]
				: undefined;
		if (comparison === undefined) {
			super.visitBinaryOperation(node);
			return;
		}
		this.visitNode(leftOperand);
		this.append(comparison);
		this.appendValue((rightOperand as PrimitiveValueListNode).values);
		this.append(")");
	}
}

/** The most statements of a transaction that are sent until their answers are awaited. */
const MOST_UNANSWERED = 32;

/** The most parameters of a write that is only sent. Sending more takes long, and other work has its turns during the wait for an answer. */
const MOST_PARAMETERS = 128;

/** A client that a transaction or statement holds. */
class PostgresConnection implements DatabaseConnection {
	readonly client: pg.PoolClient;
	readonly #rules: StatementRules;
	/** The answers of the transaction that are not awaited yet. */
	#unanswered: Promise<unknown>[] = [];
	isInTransaction = false;
	/** Set when the session is in an unknown state and must not be used again. */
	isBroken = false;

	constructor(client: pg.PoolClient, rules: StatementRules) {
		this.client = client;
		this.#rules = rules;
	}

	/**
	 * In a transaction, a write whose answer is unread is only sent. Each wait for an answer takes a round trip, and other transactions
	 * wait for the rows that this one has locked. Its error is thrown here after the next statement with an answer.
	 */
	async executeQuery<Row>(query: RunQuery): Promise<QueryResult<Row>> {
		const answer = this.#run<Row>(query);
		if (!this.isInTransaction) return answer;
		// Without a handler Node would end the process before the error is thrown.
		answer.catch(() => {});
		this.#unanswered.push(answer);
		if (
			query.isUnread &&
			query.parameters.length <= MOST_PARAMETERS &&
			this.#unanswered.length < MOST_UNANSWERED
		)
			return { rows: [] };
		const unanswered = this.#unanswered;
		this.#unanswered = [];
		// The first error is the cause: after it PostgreSQL refuses the other statements.
		for (const one of unanswered) await one;
		return answer;
	}

	async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		try {
			const { rows, rowCount } = await runCompiled<Row>(
				this.client,
				this.#rules,
				query,
				this.isInTransaction,
			);
			return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
		} catch (error) {
			// The driver needs a moment to notice that it has closed the connection itself.
			if (isLost(error)) this.isBroken = true;
			throw error;
		}
	}

	/** Not supported. */
	// biome-ignore lint/correctness/useYield: the interface wants a generator
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("rows are not streamed");
	}
}

/** Runs transactions in READ COMMITTED, PostgreSQL's default; statements lock the rows that must not change. */
class PooledDriver implements Driver {
	readonly #pool: pg.Pool;
	readonly #rules: StatementRules;

	constructor(pool: pg.Pool, rules: StatementRules) {
		this.#pool = pool;
		this.#rules = rules;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		return new PostgresConnection(await this.#pool.connect(), this.#rules);
	}

	async releaseConnection(connection: DatabaseConnection): Promise<void> {
		const { client, isBroken } = connection as PostgresConnection;
		client.release(isBroken);
	}

	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin"));
		(connection as PostgresConnection).isInTransaction = true;
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("commit"));
		(connection as PostgresConnection).isInTransaction = false;
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		(connection as PostgresConnection).isInTransaction = false;
		await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {
			// The connection is lost, and the server has rolled back.
			(connection as PostgresConnection).isBroken = true;
		});
	}

	async destroy(): Promise<void> {
		await this.#pool.end();
	}
}

/** The Kysely dialect for a pool. Kysely's own parses every statement on each run. */
export function pooledDialect(pool: pg.Pool, rules: StatementRules): Dialect {
	return {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => new PooledDriver(pool, rules),
		createIntrospector: (db) => new PostgresIntrospector(db),
		createQueryCompiler: () => new ArrayCompiler(),
	};
}
