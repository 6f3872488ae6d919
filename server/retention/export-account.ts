import type { Database } from "../database/database.ts";
import {
	type PackedTexts,
	unpackTexts,
} from "../database/packed-texts/packed-texts.ts";
import {
	type EventColumns,
	eventText,
} from "../database/stored-documents/short-event-text.ts";
import { giveWay } from "../runtime/time-slices.ts";
import {
	type AccountTable,
	listAccountTables,
	readAccountRows,
	type StoredRow,
} from "./account-tables.ts";

/** Rows per read. Rows with records can be large. */
const PAGE_ROWS = 64;

/** Columns with keys or secrets of the account. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
	api_keys: ["hash"],
	webhooks: ["secret", "previous_secret", "headers"],
};

/** Columns that hold JSON, which is exported as such. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
	"columns",
	"content",
	"default_value",
	"document",
	"entitlements",
	"events",
	"initial_custom_fields",
	"messages",
	"reasons",
	"records",
	"ref_numbers",
	"sea_stops",
	"shipment_tags",
	"validation",
	"value",
]);

/** Columns of compressed texts, by table. */
const PACKED: Readonly<Record<string, readonly string[]>> = {
	containers: ["origins"],
	event_records: ["text"],
	reports: ["contents", "raw"],
	shipments: ["origins"],
};

/** Internal tables, without data about what the account tracks. */
const MACHINERY: ReadonlySet<string> = new Set([
	"account_counters",
	"delivery_queues",
	"job_queues",
	"jobs",
	"kept_replies",
	"transport_event_log",
]);

/** Whether a column holds JSON. The value of an option is plain text, such as `10`. */
function isJson(name: string, column: string): boolean {
	return JSON_COLUMNS.has(column) && name !== "custom_field_options";
}

function parsed(value: unknown): unknown {
	if (typeof value !== "string") return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}

/** The exported value of a column. */
function exported(name: string, column: string, value: unknown): unknown {
	if (PACKED[name]?.includes(column))
		return unpackTexts(value as PackedTexts).map(parsed);
	return isJson(name, column) ? parsed(value) : value;
}

/** A stored row with the full record of a transport event, which the database stores as a short text. */
function withRecord(name: string, row: StoredRow): StoredRow {
	if (name !== "transport_events") return row;
	const event = row as unknown as EventColumns & { document: string };
	return { ...row, document: eventText(event.document, event) };
}

function lineOf({ name }: AccountTable, stored: StoredRow): string {
	const row = withRecord(name, stored);
	const secret = SECRET[name] ?? [];
	const shown = Object.entries(row).flatMap(([column, value]) => {
		if (secret.includes(column)) return [];
		return [[column, exported(name, column, value)]];
	});
	return `${JSON.stringify({ table: name, row: Object.fromEntries(shown) })}\n`;
}

/**
 * Exports every record of an account as lines of JSON, without secrets, page by page. A record that changes during the export
 * may appear in its old or its new state.
 */
export async function* exportAccount(
	database: Database,
	accountId: string,
): AsyncGenerator<string> {
	const { db } = database;
	const account = { name: "accounts", columns: [], key: [] };
	const rows = await db
		.selectFrom("accounts")
		.selectAll()
		.where("id", "=", accountId)
		.execute();
	for (const row of rows) yield lineOf(account, { ...row });
	for (const table of await listAccountTables(database)) {
		if (MACHINERY.has(table.name)) continue;
		let last: StoredRow | undefined;
		do {
			const page: StoredRow[] = await readAccountRows(
				db,
				table,
				accountId,
				last,
				PAGE_ROWS,
			);
			for (const row of page) yield lineOf(table, row);
			last = table.key.length > 0 ? page[PAGE_ROWS - 1] : undefined;
			await giveWay();
		} while (last);
	}
}
