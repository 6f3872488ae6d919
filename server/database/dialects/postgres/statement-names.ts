import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import type pg from "pg";
import { isStalePlan } from "./postgres-errors.ts";

/** The most named statements. Each connection stores all of them; a further statement is parsed at each run. */
const MOST_NAMES = 2_000;

/** Digits of a text's SHA-256 in its name: PostgreSQL reads the first 63 characters of a name. */
const DIGITS = 32;

/** The names of a process's statements. */
export interface StatementNames {
	/** The name of the statement with this text; undefined for one that has none. */
	of(text: string): string | undefined;
	/** Gives every statement a new name, because the schema has changed since the statements were parsed. */
	renew(failed: string): void;
}

/**
 * Names each text of a statement. The name is made from the text: a pooler that gives processes each other's sessions would run
 * another statement under a name that two of them use for different ones. So it can only fail.
 */
export function statementNames(): StatementNames {
	const names = new Map<string, string>();
	let renewals = 0;
	return {
		of(text) {
			const known = names.get(text);
			if (known !== undefined || names.size >= MOST_NAMES) return known;
			const digest = createHash("sha256").update(text).digest("hex");
			const name = `landfall_${renewals}_${digest.slice(0, DIGITS)}`;
			names.set(text, name);
			return name;
		},
		renew(failed) {
			// If this name is already renewed, the new names are valid.
			if (![...names.values()].includes(failed)) return;
			names.clear();
			renewals++;
		},
	};
}

/** Names no statement. */
export const NO_NAMES: StatementNames = { of: () => undefined, renew() {} };

/** How a process runs statements. */
export interface StatementRules {
	readonly names: StatementNames;
	/** Called with the error of each failed statement. */
	readonly failed: (error: unknown) => void;
}

/**
 * Runs a statement under its name. PostgreSQL refuses a prepared statement whose columns a migration has changed: outside of a
 * transaction it runs again under a new name, and a transaction runs again as a whole.
 */
export async function runNamed<Row extends object>(
	client: Pick<pg.ClientBase, "query">,
	{ names, failed }: StatementRules,
	text: string,
	values: unknown[],
	isInTransaction = false,
): Promise<pg.QueryResult<Row>> {
	const run = (name: string | undefined) =>
		client.query<Row>({
			text,
			values,
			...(name === undefined ? {} : { name }),
		});
	const name = names.of(text);
	try {
		return await run(name);
	} catch (error) {
		failed(error);
		if (name === undefined || !isStalePlan(error)) throw error;
		names.renew(name);
		if (isInTransaction) throw error;
		return run(names.of(text));
	}
}

/** Runs a statement of Kysely's by {@link runNamed}. One without parameters, such as `begin`, has no name. */
export async function runCompiled<Row>(
	client: Pick<pg.ClientBase, "query">,
	rules: StatementRules,
	{ sql, parameters }: CompiledQuery,
	isInTransaction: boolean,
): Promise<pg.QueryResult<Row & object>> {
	return runNamed(
		client,
		parameters.length > 0 ? rules : { ...rules, names: NO_NAMES },
		sql,
		[...parameters],
		isInTransaction,
	);
}
