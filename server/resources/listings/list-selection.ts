import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import type { Column, FilterRule, ListRules, Value } from "./list-rules.ts";
import { readSorts, type SortBy } from "./sorts.ts";

/** The most values of one filter; a record matches any of them. */
const MOST_VALUES = 10;

/** A value that no record has, for a filter with an empty list of values. */
const OF_NO_RECORD = " ";

/** The condition of a filter. */
export type Condition =
	| {
			readonly parameter: string;
			readonly column: Column;
			readonly by: "one of" | "flag";
			readonly values: readonly Value[];
	  }
	| {
			readonly parameter: string;
			readonly column: Column;
			readonly by: "period";
			/** The first and the last instant, as stored; absent where the period is open. */
			readonly start: string | undefined;
			readonly end: string | undefined;
	  };

/** One column by which a list is sorted. */
export type Sort = SortBy<Column>;

/** The filters and sorts of a request. */
export interface ListSelection {
	readonly conditions: readonly Condition[];
	readonly sorts: readonly [Sort, ...Sort[]];
}

type Query = Readonly<Record<string, unknown>>;

const NEWEST_FIRST: Sort = { column: "created_at", isDescending: true };

function readValues(
	parameter: string,
	text: string,
	{ read = (one) => one.trim() }: FilterRule,
): Value[] {
	const values = [...new Set(text.split(",").map(read))].filter(
		(value) => value !== "",
	);
	if (values.length > MOST_VALUES)
		throw badParameter(
			parameter,
			"invalid",
			`${parameter} has ${values.length} values; at most ${MOST_VALUES} are possible`,
		);
	return values.length > 0 ? values : [OF_NO_RECORD];
}

function readCondition(
	query: Query,
	parameter: string,
	rule: FilterRule,
): Condition | undefined {
	const { column, by } = rule;
	if (by === "period") {
		const [start, end] = ["start", "end"].map(
			(edge) => query[`${parameter}[${edge}]`] as string | undefined,
		);
		if (start === undefined && end === undefined) return undefined;
		return {
			parameter,
			column,
			by,
			start: start && firstStored(start),
			end: end && lastStored(end),
		};
	}
	const given = query[parameter];
	if (given === undefined) return undefined;
	return {
		parameter,
		column,
		by,
		values: readValues(parameter, String(given), rule),
	};
}

/** Reads the filters and the sort of a validated query. Invalid ones are a 400. */
export function readListSelection(
	rules: ListRules,
	query: Query,
): ListSelection {
	const [first = NEWEST_FIRST, ...others] = readSorts(
		rules.sorts,
		String(query.sort ?? ""),
	);
	return {
		conditions: Object.entries(rules.filters).flatMap(
			([parameter, rule]) => readCondition(query, parameter, rule) ?? [],
		),
		sorts: [first, ...others],
	};
}
