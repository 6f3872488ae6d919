import { setImmediate } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { writeCursor } from "../../server/json-api/cursor.ts";
import { addToCounter } from "../../server/resources/accounts/account-counters.ts";
import { carrierRegistry } from "../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	EXAMPLES,
	recordExamples,
} from "../support/records/example-records.ts";
import { testClock } from "../support/time/test-clock.ts";
import { type Readable, readables } from "./every-request.ts";
import {
	scansOf,
	statementsOf,
	stepsAcrossAccounts,
	stepsOf,
} from "./explain.ts";

const folder = await openForFile(temporaryFolder);
const file = `${folder.path}/landfall.db`;

const landfall = await openForFile(startTestLandfall, {
	databaseFile: file,
	carriers: carrierRegistry([]),
	isWorking: false,
	clock: testClock("2026-08-15T00:00:00Z"),
});
const { db } = landfall;
const { id } = landfall.account;
await recordExamples(db, id);
// As long as if all pages were there: what is known to lie beyond the end is not looked for.
for (const name of ["shipments", "containers", "tracking_requests"] as const)
	await addToCounter(db, id, name, 1_000_000);
const webhook = await landfall.client.createWebhook({
	data: {
		type: "webhook",
		attributes: { url: "http://127.0.0.1:1/", active: true },
	},
});
const ids: Readonly<Record<string, string>> = {
	shipments: EXAMPLES.shipment.id,
	containers: EXAMPLES.container.id,
	tracking_requests: EXAMPLES.request.id,
	webhooks: webhook.data.id,
};
const handle: Sqlite.Database = await openForFile(() => new Sqlite(file));

function pathOf({ path, exampleId }: Readable): string {
	const known = ids[path.split("/")[1] ?? ""] ?? exampleId ?? "";
	return path.replace("{id}", known);
}

/** The pages to ask for: the first, one that lies far behind it, and one behind a record. */
function pagesOf(operation: Readable, query: string): string[] {
	if (!operation.hasPages) return [""];
	const pages = ["", "page[number]=100&page[size]=100"];
	if (!operation.hasCursor) return pages;
	const cursor = writeCursor(
		operation.path === "/webhook_notifications"
			? { at: "1", id: "1" }
			: { at: "2026-07-31T00:00:00Z", id: ids.shipments ?? "" },
		{
			account: landfall.account,
			requestUrl: `${landfall.url}${operation.path}?${query}`,
		},
	);
	return [...pages, `page[after]=${cursor}`];
}

async function ask(path: string, query: string): Promise<void> {
	const reply = await landfall.fetch(`${path}?${query}`);
	const text = await reply.text();
	expect([200, 404], `${path}?${query} ${text}`).toContain(reply.status);
}

/** Columns that a part of a statement compares with one value. */
function comparedIn(text: string): string[] {
	return [...text.matchAll(/"(\w+)" = \?/g)].map(([, column = ""]) => column);
}

/** Orders whose last column is of one record alone, within what the statement chooses. */
const UNIQUE_AT_LAST =
	/"(id|record_id|container_id|position|version|attempt|observation_id|webhook_number|quarter)"( (asc|desc))?$/;

/** A statement, and how the database finds its rows. */
interface Plan {
	readonly text: string;
	readonly steps: readonly string[];
}

/** Asks an operation all that it can be asked, and looks at every statement that it made for the first time. */
async function findPlans(operation: Readable): Promise<Plan[]> {
	const texts = await statementsOf(async () => {
		// Statements stay prepared: one that an operation before this one makes too is looked at there.
		for (const query of operation.queries) {
			for (const page of pagesOf(operation, query))
				await ask(pathOf(operation), `${query}&${page}`);
		}
		const [query = ""] = operation.queries;
		for (const include of operation.includes)
			await ask(pathOf(operation), `${query}&include=${include}`);
	});
	const plans: Plan[] = [];
	for (const text of texts) {
		if (!/^\s*(select|with)\b/i.test(text)) continue;
		plans.push({ text, steps: stepsOf(handle, text) });
		// The server is in this process, and its connections are to be looked after meanwhile.
		await setImmediate();
	}
	return plans;
}

const plans = new Map<string, Promise<Plan[]>>();

function plansOf(operation: Readable): Promise<Plan[]> {
	const { operationId } = operation;
	const found = plans.get(operationId) ?? findPlans(operation);
	plans.set(operationId, found);
	return found;
}

describe.each(readables)("$operationId, whatever it is asked", (operation) => {
	it("reads no table and no index as a whole", async () => {
		for (const { text, steps } of await plansOf(operation))
			expect(scansOf(steps), text).toEqual([]);
	}, 120_000);

	it("reads no row of another account", async () => {
		for (const { text, steps } of await plansOf(operation))
			expect(stepsAcrossAccounts(handle, text, steps), text).toEqual([]);
	});

	it("sorts nothing but what a limit bounds", async () => {
		for (const { text, steps } of await plansOf(operation)) {
			if (!steps.join().includes("TEMP B-TREE")) continue;
			expect(text).toMatch(/limit \?\) as "latest"/);
		}
	});

	it("orders what it lists by what no two records share, at last", async () => {
		for (const { text } of await plansOf(operation)) {
			for (const order of text.matchAll(/order by ([^()]+?)(?= limit|\)|$)/g))
				expect(order[1], text).toMatch(UNIQUE_AT_LAST);
			if (text.includes("limit ?") && !text.startsWith("select count("))
				expect(text).toContain("order by");
		}
	});

	it("finds what it lists by all that must be equal", async () => {
		if (!operation.hasCursor) return;
		for (const { text, steps } of await plansOf(operation)) {
			if (!text.includes("limit")) continue;
			const [chosen = text] =
				/from \(select.* limit \?\) as "latest"/.exec(text) ?? [];
			// The times of polls belong to rows that are found already.
			const searches = steps.filter(
				(step) => step.startsWith("SEARCH") && !step.includes(" poll_times "),
			);
			const streams = chosen.split(" union all ");
			expect(searches.length, text).toBeGreaterThanOrEqual(streams.length);
			const columns = comparedIn(streams[0] ?? "");
			// Of tables that are joined each finds what it has.
			const isJoined = streams.length === 1 && text.includes(" join ");
			for (const step of isJoined ? [searches.join()] : searches) {
				for (const column of columns)
					expect(step, text).toContain(`${column}=?`);
			}
		}
	});
});
