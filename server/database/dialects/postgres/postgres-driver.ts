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

/** Gives a statement its name; undefined for one that has none. */
export type NameOf = (text: string) => string | undefined;

/** A client that a transaction or statement holds. */
class PostgresConnection implements DatabaseConnection {
	readonly client: pg.PoolClient;
	readonly #nameOf: NameOf;
	/** Set when the session is in an unknown state and must not be used again. */
	isBroken = false;

	constructor(client: pg.PoolClient, nameOf: NameOf) {
		this.client = client;
		this.#nameOf = nameOf;
	}

	async executeQuery<Row>({
		sql,
		parameters,
	}: CompiledQuery): Promise<QueryResult<Row>> {
		const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
		const { rows, rowCount } = await this.client.query<Row & object>({
			text: sql,
			values: [...parameters],
			...(name === undefined ? {} : { name }),
		});
		return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
	}

	/** Not supported. */
	// biome-ignore lint/correctness/useYield: the interface wants a generator
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("rows are not streamed");
	}
}

/** Runs transactions in READ COMMITTED, PostgreSQL's default: what must not change meanwhile is locked by name. */
class PooledDriver implements Driver {
	readonly #pool: pg.Pool;
	readonly #nameOf: NameOf;

	constructor(pool: pg.Pool, nameOf: NameOf) {
		this.#pool = pool;
		this.#nameOf = nameOf;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		return new PostgresConnection(await this.#pool.connect(), this.#nameOf);
	}

	async releaseConnection(connection: DatabaseConnection): Promise<void> {
		const { client, isBroken } = connection as PostgresConnection;
		client.release(isBroken);
	}

	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin"));
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("commit"));
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
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
export function pooledDialect(pool: pg.Pool, nameOf: NameOf): Dialect {
	return {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => new PooledDriver(pool, nameOf),
		createIntrospector: (db) => new PostgresIntrospector(db),
		createQueryCompiler: () => new ArrayCompiler(),
	};
}
