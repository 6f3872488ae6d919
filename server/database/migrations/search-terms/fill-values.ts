import { type Kysely, sql } from "kysely";
import { inBatches } from "../../batches.ts";
import { storedPages } from "../support/stored-pages.ts";
import { termsOf } from "./terms.ts";

/** Values per read. */
const PAGE = 500;

interface StoredRow {
	readonly account_id: string;
	readonly id: string;
	readonly value: string;
}

/** A stored date, which has no terms. */
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

function valueTerms(value: unknown): ReadonlyMap<string, number> {
	const texts = [value]
		.flat()
		.filter((one) => typeof one === "string" || typeof one === "number")
		.map(String)
		.filter((text) => !DATE.test(text));
	return termsOf(
		texts.filter((text) => /\p{N}/u.test(text)),
		texts,
	);
}

/** Adds the terms of values, except those that a program of this version has already written. */
async function insertTerms(
	db: Kysely<unknown>,
	rows: readonly StoredRow[],
): Promise<void> {
	const terms = rows.flatMap((row) =>
		[...valueTerms(JSON.parse(row.value))].map(([term, place]) => ({
			account_id: row.account_id,
			term,
			record_id: row.id,
			place,
		})),
	);
	for (const batch of inBatches(terms)) {
		const values = batch.map(
			(one) =>
				sql`(${one.account_id}, ${one.term}, ${one.record_id}, ${"custom_field"}, ${one.place})`,
		);
		await sql`
			insert into search_terms (account_id, term, record_id, entity, place) values ${sql.join(values)}
			on conflict (account_id, term, record_id) do nothing`.execute(db);
	}
}

/** Adds the terms of all existing custom field values. */
export async function fillValueTerms(db: Kysely<unknown>): Promise<void> {
	const table = "custom_fields";
	for await (const rows of storedPages<StoredRow>(db, table, sql`value`, PAGE))
		await insertTerms(db, rows);
}
