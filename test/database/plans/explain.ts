import Sqlite from "better-sqlite3";
import { vi } from "vitest";

/** Runs an action and returns the texts of all statements that it prepared, each once. */
export async function statementsOf(
	run: () => Promise<unknown>,
): Promise<string[]> {
	const prepare = vi.spyOn(Sqlite.prototype, "prepare");
	try {
		await run();
		return [...new Set(prepare.mock.calls.map(([text]) => text))];
	} finally {
		prepare.mockRestore();
	}
}

/** The plan by which the database finds the rows of a statement. */
export function stepsOf(handle: Sqlite.Database, text: string): string[] {
	return handle
		.prepare<unknown[], { detail: string }>(`explain query plan ${text}`)
		.all(...Array.from(text.matchAll(/\?/g), () => null))
		.map(({ detail }) => detail);
}

/** Steps that read all of a table or an index. Steps by these names read only what another part of the statement has bounded. */
export function scansOf(steps: readonly string[]): string[] {
	return steps.filter((step) =>
		/^SCAN (?!CONSTANT|\d+-ROW VALUES|\(subquery|(?:free|found|latest)$|\w+ VIRTUAL TABLE)/.test(
			step,
		),
	);
}

const tablesByHandle = new WeakMap<Sqlite.Database, ReadonlySet<string>>();

/** The tables whose rows belong to accounts, looked up once. */
function tablesOfAccounts(handle: Sqlite.Database): ReadonlySet<string> {
	const found = tablesByHandle.get(handle) ?? findTablesOfAccounts(handle);
	tablesByHandle.set(handle, found);
	return found;
}

function findTablesOfAccounts(handle: Sqlite.Database): ReadonlySet<string> {
	const tables = handle
		.prepare<[], { name: string }>(
			`select tables.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
			where tables.type = 'table' and columns.name = 'account_id'`,
		)
		.all()
		.map(({ name }) => name);
	return new Set(tables);
}

/** Steps that find rows of accounts without naming the account. */
export function stepsAcrossAccounts(
	handle: Sqlite.Database,
	text: string,
	steps: readonly string[],
): string[] {
	const ofAccounts = tablesOfAccounts(handle);
	const named = text.matchAll(/"(\w+)"(?: as "(\w+)")?/g);
	const theirs = new Set(
		[...named]
			.filter(([, table = ""]) => ofAccounts.has(table))
			.map(([, table, alias = table]) => alias),
	);
	return steps.filter((step) => {
		const [, name = ""] = /^(?:SEARCH|SCAN) (\w+)/.exec(step) ?? [];
		return theirs.has(name) && !step.includes("account_id=?");
	});
}
