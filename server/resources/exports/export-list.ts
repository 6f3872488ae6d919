import { stringify } from "csv-stringify/sync";
import { JsonParts } from "../../database/json-text.ts";
import {
	type CursorQuery,
	readAfter,
	writeCursor,
} from "../../json-api/cursor.ts";
import type { ListSource } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Account } from "../../services/account.ts";
import { type Columns, cellText } from "./columns.ts";
import { asExport } from "./running-exports.ts";

/** Rows per slice, some milliseconds of work. */
const SLICE = 100;

/** The most rows of one table, and the bytes after which no row is added. */
const MOST_ROWS = 10_000;
const ENOUGH_BYTES = 8_000_000;

/** The parts of an export's request that select its records. */
interface ExportRequest {
	readonly account: Account;
	readonly requestUrl: string;
	readonly query: CursorQuery;
}

/** A list of rows, and the reader of a row's record. Records are read one by one, because they can be long. */
export interface ExportedList<Row, Exported> {
	readonly columns: Columns<Exported>;
	open(): Promise<ListSource<Row>>;
	read(row: Row): Promise<Exported | undefined>;
}

/** A table in parts, with the `Link` header to the rest of it. */
interface Export {
	readonly table: JsonParts<string>;
	readonly headers: { readonly Link?: string };
}

/** A formula behind a line feed, which csv-stringify does not know as one. */
const LATE_FORMULA = /^\n/;

/** Rows as CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe. */
function csvOf(rows: readonly (readonly string[])[]): string {
	const harmless = rows.map((row) =>
		row.map((text) => text.replace(LATE_FORMULA, "'\n")),
	);
	return stringify(harmless, {
		record_delimiter: "windows",
		escape_formulas: true,
		quoted_match: /[\r\n]/,
	});
}

/** The `Link` header to the rest of a table. */
function linkTo(position: Position, request: ExportRequest): string {
	const url = new URL(request.requestUrl);
	url.searchParams.set("page[after]", writeCursor(position, request));
	return `<${url.href}>; rel="next"`;
}

async function makeTable<Row, Exported>(
	request: ExportRequest,
	{ columns, open, read }: ExportedList<Row, Exported>,
): Promise<Export> {
	let after = readAfter(request.query, request);
	const list = await open();
	const cells = Object.values(columns);
	const texts = [csvOf([Object.keys(columns)])];
	let count = 0;
	let bytes = 0;
	for (;;) {
		const rows = await list.rows({ after, skip: 0, limit: SLICE + 1 });
		const lines: string[][] = [];
		let shown = 0;
		for (const row of rows.slice(0, SLICE)) {
			const record = await read(row);
			const line = record && cells.map((cell) => cellText(cell(record)));
			if (line) lines.push(line);
			bytes += line ? Buffer.byteLength(line.join()) : 0;
			after = row.position;
			shown += 1;
			if (bytes >= ENOUGH_BYTES) break;
			await giveWay();
		}
		const text = csvOf(lines);
		if (text !== "") texts.push(text);
		count += shown;
		const table = new JsonParts<string>(texts);
		if (rows.length === shown || !after) return { table, headers: {} };
		if (count >= MOST_ROWS || bytes >= ENOUGH_BYTES)
			return { table, headers: { Link: linkTo(after, request) } };
	}
}

/** Builds the table of a list, from the requested position to the end of the list or the size limit. Gives way between slices. */
export function exportList<Row, Exported>(
	request: ExportRequest,
	list: ExportedList<Row, Exported>,
): Promise<Export> {
	return asExport(request.account.id, () => makeTable(request, list));
}
