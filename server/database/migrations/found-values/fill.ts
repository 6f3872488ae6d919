import { type Kysely, sql } from "kysely";
import { storedPages } from "../support/stored-pages.ts";

/** Records per read. */
const PAGE = 100;

interface StoredRow {
	readonly account_id: string;
	readonly id: string;
	readonly created_at: string;
	readonly document: string;
}

type Attributes = Readonly<
	Record<string, readonly string[] | null | undefined>
>;

const referenceKey = (reference: string) =>
	reference
		.normalize("NFKC")
		.toUpperCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "");

const tagKey = (tag: string) => tag.normalize("NFKC").trim().toUpperCase();

const attributesOf = ({ document }: StoredRow) =>
	(JSON.parse(document) as { readonly attributes: Attributes }).attributes;

/** The kinds of values that records are found by, without entries so far. */
const KINDS = [
	{
		table: "shipments",
		column: "document",
		type: "shipment_tag",
		keysOf: (row: StoredRow) => (attributesOf(row).tags ?? []).map(tagKey),
	},
	{
		table: "containers",
		column: "document",
		type: "container",
		keysOf: (row: StoredRow) =>
			(attributesOf(row).ref_numbers ?? []).map(referenceKey),
	},
	{
		table: "tracking_requests",
		column: "shipment_tags",
		type: "tracking_request_tag",
		keysOf: ({ document }: StoredRow) =>
			(JSON.parse(document) as string[]).map(tagKey),
	},
] as const;

/** Adds the entries of a record, except those that a program of this version has already written. */
async function insertKeys(
	db: Kysely<unknown>,
	type: string,
	row: StoredRow,
	keys: ReadonlySet<string>,
): Promise<void> {
	const entries = [...keys].map(
		(key) =>
			sql`(${row.account_id}, ${type}, ${key}, ${row.created_at}, ${row.id})`,
	);
	if (entries.length === 0) return;
	await sql`
		insert into record_references (account_id, record_type, reference_key, created_at, record_id)
		values ${sql.join(entries)} on conflict do nothing`.execute(db);
}

/** Adds the entries of all tags, and of the references of containers. */
export async function fillFoundValues(db: Kysely<unknown>): Promise<void> {
	for (const { table, column, type, keysOf } of KINDS) {
		const columns = sql`created_at, ${sql.ref(column)} as document`;
		for await (const rows of storedPages<StoredRow>(db, table, columns, PAGE)) {
			for (const row of rows) {
				const keys = new Set(keysOf(row));
				keys.delete("");
				await insertKeys(db, type, row, keys);
			}
		}
	}
}
