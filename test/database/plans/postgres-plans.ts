import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { urlOfFile } from "../../support/postgres/postgres-databases.ts";
import { openAsked } from "./asking.ts";
import type { Readable } from "./every-request.ts";

/** A step of a plan, as PostgreSQL describes it. */
interface Step {
	readonly "Node Type": string;
	readonly "Relation Name"?: string;
	readonly "Index Cond"?: string;
	readonly Plans?: readonly Step[];
}

/** Statements of the process itself, which can come between those of requests: its heartbeat, and leases of ended processes. */
const OF_THE_PROCESS = /from "instances"|"lease_until" </;

function stepsOf(step: Step): Step[] {
	return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

/** A sort is bounded when a limit applies to its input before every table. */
function isBounded(step: Step): boolean {
	if (step["Node Type"] === "Limit") return true;
	if (step["Relation Name"] !== undefined) return false;
	return (step.Plans ?? []).every(isBounded);
}

/** Describes tests of the plans of all statements that these operations make. They open an installation of their own. */
export async function describePostgresPlans(
	readables: readonly Readable[],
): Promise<void> {
	const { askAll, file } = await openAsked();
	const client = await openForFile(async () => {
		const opened = new pg.Client(await urlOfFile(file));
		await opened.connect();
		return Object.assign(opened, { close: () => opened.end() });
	});
	// Makes PostgreSQL use indexes even for small tables.
	for (const name of ["seqscan", "sort", "incremental_sort", "bitmapscan"])
		await client.query(`set enable_${name} = off`);

	const { rows: tables } = await client.query<{ name: string }>(
		// The look-up of a key finds its account, so it names none.
		"select table_name as name from information_schema.columns where column_name = 'account_id' and table_schema = 'public' and table_name <> 'api_keys'",
	);
	const ofAccounts = new Set(tables.map(({ name }) => name));

	const seen = new Set<string>();

	/** The reading statements that no earlier operation made. */
	async function newReads(operation: Readable): Promise<string[]> {
		const query = vi.spyOn(pg.Client.prototype, "query");
		try {
			await askAll(operation);
			// Installations of other files can still be working in this process.
			const { calls, contexts } = query.mock;
			const texts = calls
				.filter(
					(_, index) =>
						(contexts[index] as pg.Client).database === client.database,
				)
				.map(([config]) => (config as unknown as pg.QueryConfig).text)
				.filter((text) => /^\s*(select|with)\b/i.test(text) && !seen.has(text))
				.filter((text) => !OF_THE_PROCESS.test(text));
			for (const text of texts) seen.add(text);
			return [...new Set(texts)];
		} finally {
			query.mockRestore();
		}
	}

	async function planOf(text: string): Promise<Step> {
		const { rows } = await client.query<{
			"QUERY PLAN": [{ Plan: Step }];
		}>(`explain (generic_plan, format json) ${text}`);
		const [row] = rows;
		if (!row) throw new Error("PostgreSQL explains nothing");
		return row["QUERY PLAN"][0].Plan;
	}

	describe.each(readables)("$operationId with any query", (operation) => {
		it("finds its rows by indexes within one account, and sorts only rows that a limit bounds", async () => {
			for (const text of await newReads(operation)) {
				for (const step of stepsOf(await planOf(text))) {
					const table = step["Relation Name"] ?? "";
					expect(step["Node Type"], text).not.toBe("Seq Scan");
					if (ofAccounts.has(table))
						expect(step["Index Cond"], text).toContain("account_id = ");
					if (step["Node Type"].includes("Sort"))
						expect(step.Plans?.every(isBounded), text).toBe(true);
				}
			}
		}, 120_000);
	});
}
