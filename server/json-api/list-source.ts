import type { Position } from "./page.ts";

/** A part of a list: rows after a position and an offset. */
export interface Span {
	readonly after: Position | undefined;
	readonly skip: number;
	readonly limit: number;
}

/** The counted length of a list. */
export interface Counted {
	readonly records: number;
	/** Whether the list may be longer. */
	readonly isLonger: boolean;
}

/** The length of a list of which up to `most` + 1 records were counted. */
export function countedUpTo(most: number, found: number): Counted {
	return { records: Math.min(found, most), isLonger: found > most };
}

/** The source of a list. */
export interface ListSource<Row> {
	/** Reads the rows of a span, each with its position. */
	rows(span: Span): Promise<(Row & { readonly position: Position })[]>;
	/** Reads only the positions of a span. */
	positions(span: Span): Promise<Position[]>;
	/** Counts the records, up to `most`. */
	count(most: number): Promise<Counted>;
}

/** A list that can be read. */
export interface OpenList<Row> {
	readonly list: ListSource<Row>;
	/** Its length, when known without counting. */
	readonly total: number | undefined;
}
