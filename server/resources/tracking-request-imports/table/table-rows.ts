import { type CsvError, parse } from "csv-parse";
import type { ApiError } from "../../../http/replies/api-error.ts";
import { giveWay } from "../../../runtime/time-slices.ts";
import { malformedTable } from "./malformed-table.ts";

/** The most lines of a table after its header row. */
const MOST_LINES = 100_000;

/** Longest row (bytes). A longer one has an unclosed quote that includes the following rows. */
const MOST_ROW_BYTES = 65_536;

/** Bytes per parsing step, a millisecond of work. */
const CHUNK = 16_384;

/** A row of a table. */
export interface TableRow {
	/** The line number at which it begins, from 1. */
	readonly line: number;
	readonly cells: readonly string[];
}

/** Converts a parser error to the error for the client. */
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

/** The error for a table with too many lines. */
function tooManyLines(): ApiError {
	return malformedTable(
		MOST_LINES + 2,
		`the table has more than ${MOST_LINES.toLocaleString("en")} lines; send it in parts`,
	);
}

/** Reads the rows of a table in UTF-8, giving way to other work. Throws a 422 for an unclosed quote or too many lines. */
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
		// A quote within a cell, as in 5" pipe, is an ordinary character.
		relax_quotes: true,
		on_record(cells: string[], { lines }) {
			read.push({ line, cells });
			line = lines + 1;
			// Rows do not go through the stream, which would drop its buffer at an error.
			return null;
		},
	});
	// The error is read from the parser below.
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
