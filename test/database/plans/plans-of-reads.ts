import { setImmediate } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { type Asked, openAsked } from "./asking.ts";
import type { Readable } from "./every-request.ts";
import {
	scansOf,
	statementsOf,
	stepsAcrossAccounts,
	stepsOf,
} from "./explain.ts";

/** Columns that a part of a statement compares with one value. */
function comparedIn(text: string): string[] {
	return [...text.matchAll(/"(\w+)" = \+\?/g)].map(([, column = ""]) => column);
}

/** Columns that are unique among the rows of a statement, so that an order by them is total. */
const UNIQUE_AT_LAST =
	/("shipment_id", "number"|"(id|record_id|entity_id|container_id|position|version|attempt|observation|first|webhook_number|line|quarter)")( (asc|desc))?$/;

/** A statement, and the plan by which the database finds its rows. */
interface Plan {
	readonly text: string;
	readonly steps: readonly string[];
}

/** Sends all possible requests of an operation, and checks each new statement. */
async function findPlans(
	asked: Asked,
	handle: Sqlite.Database,
	operation: Readable,
): Promise<Plan[]> {
	// Statements stay prepared, so a statement that an earlier operation made too is checked there.
	const texts = await statementsOf(() => asked.askAll(operation));
	const plans: Plan[] = [];
	for (const text of texts) {
		if (!/^\s*(select|with)\b/i.test(text)) continue;
		plans.push({ text, steps: stepsOf(handle, text) });
		// The server shares this process, and its connections have to be served between requests.
		await setImmediate();
	}
	return plans;
}

/** Sends all possible requests of operations, and checks the plans of their statements by the rules. */
export async function describePlans(
	operations: readonly Readable[],
): Promise<void> {
	const asked = await openAsked();
	const handle = await openForFile(() => new Sqlite(asked.file));
	const plans = new Map<string, Promise<Plan[]>>();
	const plansOf = (operation: Readable): Promise<Plan[]> => {
		const { operationId } = operation;
		const found = plans.get(operationId) ?? findPlans(asked, handle, operation);
		plans.set(operationId, found);
		return found;
	};

	describe.each(operations)("$operationId with any query", (operation) => {
		it("reads no table and no index as a whole", async () => {
			for (const { text, steps } of await plansOf(operation))
				expect(scansOf(steps), text).toEqual([]);
		}, 120_000);

		it("reads no row of another account", async () => {
			for (const { text, steps } of await plansOf(operation))
				expect(stepsAcrossAccounts(handle, text, steps), text).toEqual([]);
		});

		it("sorts only rows that a limit bounds", async () => {
			for (const { text, steps } of await plansOf(operation)) {
				if (!steps.join().includes("TEMP B-TREE")) continue;
				expect(text).toMatch(/limit \+\?\) as "latest"/);
			}
		});

		it("orders its list by columns that no two records share", async () => {
			for (const { text } of await plansOf(operation)) {
				for (const order of text.matchAll(/order by ([^()]+?)(?= limit|\)|$)/g))
					expect(order[1], text).toMatch(UNIQUE_AT_LAST);
				if (text.includes("limit +?") && !text.startsWith("select count("))
					expect(text).toContain("order by");
			}
		});

		it("finds the rows of its list by all columns that must be equal", async () => {
			if (!operation.hasCursor) return;
			for (const { text, steps } of await plansOf(operation)) {
				if (!text.includes("limit")) continue;
				const [chosen = text] =
					/from \(select.* limit \+\?\) as "latest"/.exec(text) ?? [];
				// The times of polls are read for rows that are already found.
				const searches = steps.filter(
					(step) => step.startsWith("SEARCH") && !step.includes(" poll_times "),
				);
				const streams = chosen.split(" union all ");
				expect(searches.length, text).toBeGreaterThanOrEqual(streams.length);
				const columns = comparedIn(streams[0] ?? "");
				// In a join each table has its own conditions.
				const isJoined = streams.length === 1 && text.includes(" join ");
				for (const step of isJoined ? [searches.join()] : searches) {
					for (const column of columns)
						expect(step, text).toContain(`${column}=?`);
				}
			}
		});
	});
}
