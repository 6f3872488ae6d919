/** The value of a cell. Several values are separated by semicolons. */
type Cell = string | number | boolean | null | undefined | readonly string[];

/** The columns of a table: the name in the header row, and the cell of a record. */
export type Columns<Row> = Readonly<Record<string, (record: Row) => Cell>>;

/** The text of a cell; empty for no value. */
export function cellText(cell: Cell): string {
	if (cell === null || cell === undefined) return "";
	if (typeof cell === "boolean") return cell ? "yes" : "no";
	return typeof cell === "object" ? cell.join("; ") : String(cell);
}
