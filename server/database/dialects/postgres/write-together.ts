import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	Kysely,
	type QueryResult,
} from "kysely";
import type pg from "pg";
import type { Schema } from "../../schema/schema.ts";
import { pooledDialect } from "./postgres-driver.ts";
import { runCompiled, type StatementRules } from "./statement-names.ts";

/** The statements of a transaction that has not been sent yet. */
class UnsentTransaction implements DatabaseConnection {
	readonly statements: CompiledQuery[] = [];

	async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
		this.statements.push(statement);
		return { rows: [] };
	}

	/** Not supported. */
	// biome-ignore lint/correctness/useYield: the interface wants a generator
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("rows are not streamed");
	}
}

/**
 * Sends a transaction in one go, from `begin` to `commit`. After a failed statement PostgreSQL refuses the others and treats
 * the commit as a rollback.
 */
async function sendTogether(
	pool: pg.Pool,
	rules: StatementRules,
	statements: readonly CompiledQuery[],
): Promise<void> {
	const client = await pool.connect();
	const sent = [
		client.query("begin"),
		...statements.map((query) => runCompiled(client, rules, query, true)),
		runCompiled(client, rules, CompiledQuery.raw("commit"), true),
	];
	const answers = await Promise.allSettled(sent);
	client.release(answers.at(-1)?.status === "rejected");
	const failed = answers.find(({ status }) => status === "rejected");
	if (failed?.status === "rejected") throw failed.reason;
}

class TogetherDriver implements Driver {
	readonly #pool: pg.Pool;
	readonly #rules: StatementRules;

	constructor(pool: pg.Pool, rules: StatementRules) {
		this.#pool = pool;
		this.#rules = rules;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		return new UnsentTransaction();
	}

	async releaseConnection(): Promise<void> {}

	async beginTransaction(): Promise<void> {}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		const { statements } = connection as UnsentTransaction;
		await sendTogether(this.#pool, this.#rules, statements);
	}

	async rollbackTransaction(): Promise<void> {}

	async destroy(): Promise<void> {}
}

/** The dialect for transactions that only write: their statements are sent together with the commit. */
export function writesTogether(
	pool: pg.Pool,
	rules: StatementRules,
): Kysely<Schema> {
	const dialect = pooledDialect(pool, rules);
	return new Kysely<Schema>({
		dialect: {
			...dialect,
			createDriver: () => new TogetherDriver(pool, rules),
		},
	});
}
