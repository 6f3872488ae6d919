import type { ImportColumn } from "../../../../generated/openapi.ts";
import type { Meaning } from "./header-words.ts";
import type { TableRow } from "./table-rows.ts";

/** A waiting line of a table: its number, its number of cells, and the cells of columns with a meaning. */
export type StoredLine = readonly [
	line: number,
	width: number,
	...cells: string[],
];

/** A filled cell. */
export interface Cell {
	readonly column: string;
	readonly meaning: Meaning;
	readonly value: string;
}

/** Removes surrounding blanks, and the apostrophe with which an export marks cells that look like formulas. */
function textOf(cell: string): string {
	return cell
		.trim()
		.replace(/^'(?=[=+\-@\t\r])/, "")
		.trim();
}

/** Converts a row to the line to store. */
export function toStoredLine(
	columns: readonly ImportColumn[],
	{ line, cells }: TableRow,
): StoredLine {
	const width = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
	const known = columns.flatMap(({ meaning }, index) =>
		meaning === null ? [] : [cells[index] ?? ""],
	);
	return [line, width, ...known];
}

/** The filled cells of a stored line, in the order of the columns. */
export function cellsOf(
	columns: readonly ImportColumn[],
	[, , ...cells]: StoredLine,
): Cell[] {
	return columns
		.filter(({ meaning }) => meaning !== null)
		.map(({ name, meaning }, index) => ({
			column: name,
			meaning: meaning as Meaning,
			value: textOf(cells[index] ?? ""),
		}))
		.filter(({ value }) => value !== "");
}
