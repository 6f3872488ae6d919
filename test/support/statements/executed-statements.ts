import Sqlite from "better-sqlite3";

/** What better-sqlite3 offers to run a statement. */
const WAYS = ["run", "get", "all"] as const;

/** A prepared statement, as far as it is executed. */
type Executable = { readonly source: string } & {
	[way in (typeof WAYS)[number]]: (
		this: Executable,
		...values: unknown[]
	) => unknown;
};

const TABLES = /\b(?:from|join|into|update)\s+"?(?!set\b)([a-z_]+)"?/gi;

/** Tables that are used whenever it is time to: keys are remembered for a second, and processes tell each other about themselves. */
const BY_TIME = /"(api_keys|instances|shared_states)"/;

/** The verb of a statement and its tables, such as `select shipments, containers`; undefined for those that only begin or end. */
function summaryOf(text: string): string | undefined {
	const [, verb] =
		/^[\s(]*(select|insert|update|delete|with)\b/i.exec(text) ?? [];
	const tables = [...text.matchAll(TABLES)].map(([, table]) => table);
	if (verb === undefined || tables.length === 0) return undefined;
	return `${verb.toLowerCase()} ${[...new Set(tables)].join(", ")}`;
}

/** Does a piece of work and returns the statements that this process executed on SQLite meanwhile, in their order. */
export async function statementsOf(
	work: () => Promise<unknown>,
): Promise<string[]> {
	const handle = new Sqlite(":memory:");
	const statement: Executable = Object.getPrototypeOf(
		handle.prepare("select 1"),
	);
	handle.close();
	const executed: string[] = [];
	const original = WAYS.map((way) => [way, statement[way]] as const);
	for (const [way, execute] of original)
		statement[way] = function noted(...values) {
			executed.push(this.source);
			return execute.apply(this, values);
		};
	try {
		await work();
	} finally {
		Object.assign(statement, Object.fromEntries(original));
	}
	return executed
		.filter((text) => !BY_TIME.test(text))
		.flatMap((text) => summaryOf(text) ?? []);
}
