import { type Kysely, sql } from "kysely";
import { storedPages } from "../support/stored-pages.ts";
import { termsOf } from "./terms.ts";

/** Records per read. */
const PAGE = 100;

type Attributes = Readonly<Record<string, unknown>>;

interface StoredRow {
	readonly account_id: string;
	readonly id: string;
	/** The JSON of a record, or of a request's number and references. */
	readonly document: string;
}

const textsOf = (attributes: Attributes, names: readonly string[]): string[] =>
	names.flatMap((name) => [attributes[name] ?? []].flat().map(String));

/** A kind of record with its search terms. */
interface Kind {
	readonly entity: string;
	readonly table: string;
	readonly document: string;
	readonly numbers: readonly string[];
	readonly names: readonly string[];
}

const KINDS: readonly Kind[] = [
	{
		entity: "shipment",
		table: "shipments",
		document: "document",
		numbers: [
			"bill_of_lading_number",
			"normalized_number",
			"ref_numbers",
			"line_ref_numbers",
		],
		names: [
			"tags",
			"customer_name",
			"pod_vessel_name",
			"port_of_lading_name",
			"port_of_lading_locode",
			"port_of_discharge_name",
			"port_of_discharge_locode",
			"destination_name",
			"destination_locode",
		],
	},
	{
		entity: "cargo",
		table: "containers",
		document: "document",
		numbers: ["number", "ref_numbers"],
		names: [],
	},
	{
		entity: "tracking_request",
		table: "tracking_requests",
		document: "ref_numbers",
		numbers: ["number", "ref_numbers"],
		names: [],
	},
];

function attributesOf(
	{ table }: Kind,
	{ document }: StoredRow,
	number: string | undefined,
): Attributes {
	const parsed = JSON.parse(document) as unknown;
	return table === "tracking_requests"
		? { number, ref_numbers: parsed }
		: (parsed as { readonly attributes: Attributes }).attributes;
}

async function insertTerms(
	db: Kysely<unknown>,
	kind: Kind,
	row: StoredRow & { readonly number?: string },
): Promise<void> {
	const attributes = attributesOf(kind, row, row.number);
	const terms = termsOf(
		textsOf(attributes, kind.numbers),
		textsOf(attributes, kind.names),
	);
	if (terms.size === 0) return;
	const rows = [...terms].map(
		([term, place]) =>
			sql`(${row.account_id}, ${term}, ${row.id}, ${kind.entity}, ${place})`,
	);
	await sql`
		insert into search_terms (account_id, term, record_id, entity, place) values ${sql.join(rows)}
		on conflict (account_id, term, record_id) do nothing`.execute(db);
}

async function fillKind(db: Kysely<unknown>, kind: Kind): Promise<void> {
	const number =
		kind.table === "tracking_requests"
			? sql`, request_number as number`
			: sql``;
	const columns = sql`${sql.ref(kind.document)} as document${number}`;
	const pages = storedPages<StoredRow>(db, kind.table, columns, PAGE);
	for await (const rows of pages)
		for (const row of rows) await insertTerms(db, kind, row);
}

/** Adds the terms of all existing records. */
export async function fillSearchTerms(db: Kysely<unknown>): Promise<void> {
	for (const kind of KINDS) await fillKind(db, kind);
}
