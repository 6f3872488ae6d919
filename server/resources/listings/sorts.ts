import { badParameter } from "../../http/replies/api-error.ts";

/** The most columns of one sort; a cursor has a value of each. */
const MOST_SORTS = 3;

/** A sort column with its direction. */
export interface SortBy<Name> {
	readonly column: Name;
	readonly isDescending: boolean;
}

function readSort<Name extends string>(
	sorts: readonly Name[],
	text: string,
): SortBy<Name> {
	const isDescending = text.startsWith("-");
	const name = isDescending ? text.slice(1) : text;
	const column = sorts.find((one) => one === name);
	if (column !== undefined) return { column, isDescending };
	throw badParameter(
		"sort",
		"not_allowed",
		`the list cannot be sorted by ${JSON.stringify(name.slice(0, 50))}; it can by ${sorts.join(", ")}, and with - before one of them in descending order`,
	);
}

/** Reads `sort`, which names some of `sorts`; empty without one. */
export function readSorts<Name extends string>(
	sorts: readonly Name[],
	text: string,
): SortBy<Name>[] {
	const read = text
		.split(",")
		.map((one) => one.trim())
		.filter((one) => one !== "")
		.map((one) => readSort(sorts, one));
	if (read.length <= MOST_SORTS) return read;
	throw badParameter(
		"sort",
		"invalid",
		`sort names ${read.length} columns; at most ${MOST_SORTS} are possible`,
	);
}
