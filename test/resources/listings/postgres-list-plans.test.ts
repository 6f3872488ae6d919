import { sql } from "kysely";
import pg from "pg";
import { expect, it, vi } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { positionsByBestIndex } from "../../../server/resources/listings/choose-index.ts";
import {
	CONTAINER_LIST,
	type ListRules,
	SHIPMENT_LIST,
} from "../../../server/resources/listings/list-rules.ts";
import { readListSelection } from "../../../server/resources/listings/list-selection.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { openForFile } from "../../support/open-for-file.ts";

const database: Database = await openForFile(openMigrated, "file::memory:");
const { db } = database;

/** Enough that reading an index takes less time than reading the table. */
const ROWS = 30_000;

async function fill({ table }: ListRules): Promise<void> {
	const { rows: columns } = await sql<{ name: string; type: string }>`
		select column_name as name, data_type as type from information_schema.columns
		where table_name = ${table}`.execute(db);
	const valueIn = (name: string, type: string) => {
		if (name === "account_id") return "'a' || (n % 3)";
		if (name === "record_id") return "'r' || n";
		if (type !== "text") return "(n % 50 = 0)::int";
		return name.endsWith("_at") || name.endsWith("lfd")
			? "'2026-01-' || lpad((1 + n % 28)::text, 2, '0')"
			: "(n % 40)::text";
	};
	const values = columns.map(({ name, type }) => valueIn(name, type)).join();
	await sql
		.raw(
			`insert into ${table} (${columns.map(({ name }) => name).join()}) select ${values} from generate_series(1, ${ROWS}) n`,
		)
		.execute(db);
	await sql.raw(`vacuum analyze ${table}`).execute(db);
}

interface Asked {
	readonly text: string;
	readonly values: readonly unknown[];
}

/** The reads of a list's table while `run` runs. Servers of other test files in this process may read other tables meanwhile. */
async function readsOf(
	{ table }: ListRules,
	run: () => Promise<unknown>,
): Promise<Asked[]> {
	const query = vi.spyOn(pg.Client.prototype, "query");
	try {
		await run();
		return query.mock.calls
			.map(([first]) => first as unknown as Asked)
			.filter(
				({ text = "" }) => text.startsWith("select") && text.includes(table),
			);
	} finally {
		query.mockRestore();
	}
}

async function explained(
	options: string,
	{ text, values }: Asked,
): Promise<string> {
	const plan = await db.executeQuery<{ "QUERY PLAN": string }>({
		...sql`select 1`.compile(db),
		sql: `explain ${options} ${text}`,
		parameters: values,
	} as never);
	return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** The plan for these values, and the generic plan that PostgreSQL uses when it has planned a statement often. */
const plansOf = (read: Asked): Promise<string[]> =>
	Promise.all([
		explained("", read),
		explained("(generic_plan)", { ...read, values: [] }),
	]);

const filtersOf = ({ filters }: ListRules) =>
	Object.entries(filters).map(([name, { by }]): Record<string, string> => {
		if (by === "period")
			return {
				[`${name}[start]`]: "2026-01-10T00:00:00Z",
				[`${name}[end]`]: "2026-01-11T00:00:00Z",
			};
		return { [name]: by === "flag" ? "true" : "1,2" };
	});

/** Open periods with another filter: the server counts the records of each, to choose the narrower one. */
const besideOf = ({ filters }: ListRules) =>
	Object.entries(filters).flatMap(([name, { by }]) =>
		by === "period"
			? ["start", "end"].map(
					(edge): Record<string, string> => ({
						[`${name}[${edge}]`]: "2026-01-10T00:00:00Z",
						"filter[tracking_stopped]": "true",
					}),
				)
			: [],
	);

/** Reads the beginning of a list, the records after the first one, and the list's length. */
async function readList(
	rules: ListRules,
	query: Record<string, string>,
): Promise<void> {
	const list = await positionsByBestIndex(
		db,
		"a1",
		rules,
		readListSelection(rules, query),
	);
	const [first] = await list.positions({
		after: undefined,
		skip: 0,
		limit: 31,
	});
	await list.positions({ after: first, skip: 0, limit: 31 });
	await list.count(1_000);
}

/** Whether an index of a plan begins with a column by which the statement filters or sorts. Otherwise the plan would read all entries. */
function beginsWithAsked(plan: string, text: string): boolean {
	const indexes = [...plan.matchAll(/using listed_\w+?_by_(\w+)/g)];
	const asked = text
		.slice(text.indexOf(" where "))
		.matchAll(/"(?<column>\w+)"/g);
	const columns = [...asked].map(({ groups }) => groups?.column ?? "");
	return indexes.every(([, name = ""]) =>
		columns.some((column) => name.startsWith(column)),
	);
}

async function expectIndexes(reads: readonly Asked[]): Promise<void> {
	for (const read of reads) {
		for (const plan of await plansOf(read)) {
			expect(plan, read.text).not.toMatch(/Seq Scan|Sort {2}|Bitmap/);
			expect(plan, read.text).toMatch(/account_id = /);
			expect(beginsWithAsked(plan, read.text), `${read.text}\n${plan}`).toBe(
				true,
			);
		}
	}
}

it.each([SHIPMENT_LIST, CONTAINER_LIST])(
	"$records are found by any filter and in any order without a sort and without reading all of them",
	async (rules) => {
		await fill(rules);
		const orders = rules.sorts.flatMap((column) => [column, `-${column}`]);
		const queries = [
			...filtersOf(rules),
			...orders.map((sort): Record<string, string> => ({ sort })),
		];
		for (const query of queries) {
			const reads = await readsOf(rules, () => readList(rules, query));
			expect(reads.length).toBeGreaterThan(1);
			await expectIndexes(reads);
		}
		for (const query of besideOf(rules)) {
			const reads = await readsOf(rules, () => readList(rules, query));
			const counts = reads.filter(({ text }) => text.includes("count("));
			expect(counts).not.toEqual([]);
			await expectIndexes(counts);
		}
	},
	30_000,
);
