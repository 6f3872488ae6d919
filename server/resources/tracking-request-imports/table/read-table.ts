import type {
	ImportColumn,
	TrackingRequestImport,
} from "../../../../generated/openapi.ts";
import { findSeparator, SEPARATORS } from "./find-separator.ts";
import { malformedTable } from "./malformed-table.ts";
import { readHeader } from "./read-header.ts";
import { toUtf8 } from "./table-bytes.ts";
import { type TableRow, tableRows } from "./table-rows.ts";

type Attributes = TrackingRequestImport["attributes"];

/** A table whose rows are all readable. */
export interface Table extends Pick<Attributes, "encoding" | "separator"> {
	readonly columns: readonly ImportColumn[];
	/** The rows after the header row, without blank ones. */
	readonly rows: readonly TableRow[];
}

const isBlank = ({ cells }: TableRow) =>
	cells.every((cell) => cell.trim() === "");

/** Reads a whole table, giving way to other work. Throws a 422 that names the line when a row cannot be read. */
export async function readTable(body: Buffer): Promise<Table> {
	const { encoding, bytes } = toUtf8(body);
	const separator = findSeparator(bytes);
	const rows: TableRow[] = [];
	let columns: ImportColumn[] | undefined;
	for await (const row of tableRows(bytes, SEPARATORS[separator])) {
		if (isBlank(row)) continue;
		if (columns) rows.push(row);
		else columns = readHeader(row);
	}
	if (columns) return { encoding, separator, columns, rows };
	throw malformedTable(1, "the table is empty: it needs a header row");
}
