import type {
	ImportColumn,
	TrackingRequestImport,
} from "../../../../generated/openapi.ts";
import { type JsonText, toJsonText } from "../../../database/json-text.ts";
import { findSeparator, SEPARATORS } from "./find-separator.ts";
import { malformedTable } from "./malformed-table.ts";
import { readHeader } from "./read-header.ts";
import { toUtf8 } from "./table-bytes.ts";
import { type StoredLine, toStoredLine } from "./table-line.ts";
import { type TableRow, tableRows } from "./table-rows.ts";

type Attributes = TrackingRequestImport["attributes"];

/** A table whose rows are all readable. */
export interface Table extends Pick<Attributes, "encoding" | "separator"> {
	readonly columns: readonly ImportColumn[];
	/** The number of rows after the header row, without blank ones. */
	readonly lines: number;
	/** These rows in parts. */
	readonly parts: readonly JsonText<readonly StoredLine[]>[];
}

const isBlank = ({ cells }: TableRow) =>
	cells.every((cell) => cell.trim() === "");

/**
 * Reads a whole table in parts of `mostLines`, giving way to other work. Throws a 422 that names the line when a row cannot be read. Each
 * part becomes a text at once, because millions of cells take twenty times as much memory as their text.
 */
export async function readTable(
	body: Buffer,
	mostLines: number,
): Promise<Table> {
	const { encoding, bytes } = toUtf8(body);
	const separator = findSeparator(bytes);
	const parts: JsonText<readonly StoredLine[]>[] = [];
	let part: StoredLine[] = [];
	let lines = 0;
	let columns: ImportColumn[] | undefined;
	const endPart = () => {
		if (part.length > 0) parts.push(toJsonText(part));
		part = [];
	};
	for await (const row of tableRows(bytes, SEPARATORS[separator])) {
		if (isBlank(row)) continue;
		if (!columns) {
			columns = readHeader(row);
			continue;
		}
		part.push(toStoredLine(columns, row));
		lines += 1;
		if (part.length === mostLines) endPart();
	}
	endPart();
	if (columns) return { encoding, separator, columns, lines, parts };
	throw malformedTable(1, "the table is empty: it needs a header row");
}
