import type { SelectQueryBuilder } from "kysely";
import { offsetOf, type Page } from "../json-api/page.ts";
import type { Schema } from "./schema.ts";

/** Tables that are listed: newest first, and by id among those of one second. */
type ListedTable =
	| "shipments"
	| "containers"
	| "tracking_requests"
	| "webhooks";

/** The rows of a page and how many there are on all pages. */
export interface FoundPage<Row> {
	readonly rows: Row[];
	readonly total: number;
}

/** Reads a page of the rows that a query chooses. */
export async function findPage<Table extends ListedTable, Row>(
	query: SelectQueryBuilder<Schema, Table, Row>,
	page: Page,
): Promise<FoundPage<Row>> {
	// Every listed table has these columns; the builder cannot tell that of a table it does not know yet.
	const listed = query as unknown as SelectQueryBuilder<
		Schema,
		"shipments",
		Row
	>;
	const rows = await listed
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(page.size)
		.offset(offsetOf(page))
		.execute();
	const { total } = await listed
		.clearSelect()
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return { rows, total: Number(total) };
}
