import { type CsvError, parse } from "csv-parse";
import type { ApiError } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/give-way.ts";
import { malformedTable } from "./malformed-table.ts";

/** Lines of a table after its header row. */
const MOST_LINES = 100_000;

/** A row is a few cells; what is longer is an open quote that has swallowed the rows behind it. */
const MOST_ROW_BYTES = 65_536;

/** Bytes that are parsed at once, a millisecond of work. */
const CHUNK = 16_384;

/** A row of a table. */
export interface TableRow {
	/** The line in which it begins, from 1. */
	readonly line: number;
	readonly cells: readonly string[];
}

/** What makes a table unreadable, in the words of a reply. */
function refusalOf(error: unknown, line: number): unknown {
	switch ((error as Partial<CsvError>).code) {
		case "CSV_QUOTE_NOT_CLOSED":
			return malformedTable(
				line,
				`the quote that begins in line ${line} does not end`,
			);
		case "CSV_MAX_RECORD_SIZE":
			return malformedTable(
				line,
				`line ${line} is longer than ${MOST_ROW_BYTES / 1_024} kB: a quote in it may not end`,
			);
		default:
			return error;
	}
}

/** Why a table with too many lines is refused. */
function tooManyLines(): ApiError {
	return malformedTable(
		MOST_LINES + 2,
		`the table has more than ${MOST_LINES.toLocaleString("en")} lines; send it in parts`,
	);
}

/**
 * Reads the rows of a table in UTF-8, in steps that give way to other work. Throws a 422 when a quote never ends, or for too many lines.
 */
export async function* tableRows(
	bytes: Buffer,
	separator: string,
): AsyncGenerator<TableRow> {
	let read: TableRow[] = [];
	let line = 1;
	const parser = parse({
		delimiter: separator,
		max_record_size: MOST_ROW_BYTES,
		record_delimiter: ["\r\n", "\n", "\r"],
		relax_column_count: true,
		// A quote within a cell, as in 5" pipe, is a character like others.
		relax_quotes: true,
		on_record(cells: string[], { lines }) {
			read.push({ line, cells });
			line = lines + 1;
			// The stream itself passes nothing on: it would drop what it holds at an error.
			return null;
		},
	});
	// What has happened is looked up.
	parser.on("error", () => {});
	const checked = () => {
		if (parser.errored) throw refusalOf(parser.errored, line);
		if (line > MOST_LINES + 2) throw tooManyLines();
		const rows = read;
		read = [];
		return rows;
	};
	for (let start = 0; start < bytes.length; start += CHUNK) {
		parser.write(bytes.subarray(start, start + CHUNK));
		yield* checked();
		await giveWay();
	}
	await new Promise<void>((resolve) => parser.end(() => resolve()));
	yield* checked();
}
