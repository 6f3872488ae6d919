import type { ImportColumn } from "../../../../generated/openapi.ts";
import { LONGEST_HEADER, type Meaning, meaningOf } from "./header-words.ts";
import { malformedTable } from "./malformed-table.ts";
import type { TableRow } from "./table-rows.ts";

const MOST_COLUMNS = 200;

/** The most column names in an error. */
const MOST_SHOWN = 10;

/** The meanings of columns with a number to track, in order of precedence. */
export const NUMBER_MEANINGS = [
	"number",
	"bill_of_lading",
	"booking",
	"container",
] as const satisfies readonly Meaning[];

const isNumber = ({ meaning }: ImportColumn) =>
	NUMBER_MEANINGS.some((one) => one === meaning);

/** Reads the columns of a header row. Throws a 422 when none has numbers. */
export function readHeader({ line, cells }: TableRow): ImportColumn[] {
	if (cells.length > MOST_COLUMNS)
		throw malformedTable(
			line,
			`the header row has ${cells.length} columns; at most ${MOST_COLUMNS} are allowed`,
		);
	const columns = cells.map((cell): ImportColumn => {
		const name = cell.trim().slice(0, LONGEST_HEADER);
		return { name, meaning: meaningOf(name) ?? null };
	});
	if (columns.some(isNumber)) return columns;
	const names = columns.map(({ name }) => name).filter((name) => name !== "");
	const shown = names.slice(0, MOST_SHOWN).join(", ");
	throw malformedTable(
		line,
		`no column has numbers to track: name one Container, Bill of Lading, Booking or Number in the header row; it has ${shown || "no names"}`,
	);
}
