import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Shipment } from "../../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../json-text.ts";
import type { Schema } from "../schema.ts";

/** Shipments that are read and written at once. */
const BATCH = 100;

/** References that a record carries, as its serializer has it. */
const MOST_REFERENCES = 100;

type Row = Pick<Schema["shipments"], "account_id" | "id" | "document">;

async function nextShipments(
	db: Kysely<Schema>,
	after: Row | undefined,
): Promise<Row[]> {
	const query = db
		.selectFrom("shipments")
		.select(["account_id", "id", "document"])
		.orderBy("account_id")
		.orderBy("id")
		.limit(BATCH);
	if (after === undefined) return query.execute();
	const { account_id: accountId, id } = after;
	return query
		.where((is) =>
			is.or([
				is("account_id", ">", accountId),
				is.and([is("account_id", "=", accountId), is("id", ">", id)]),
			]),
		)
		.execute();
}

/** References that messages of a shipment name, sorted. */
async function saidReferences(
	db: Kysely<Schema>,
	{ account_id: accountId, id }: Row,
): Promise<string[]> {
	const messages = await db
		.selectFrom("observations")
		.select("content")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", id)
		.where(sql<boolean>`content like '%"references":["%'`)
		.execute();
	const all = messages.flatMap(({ content }) => {
		const { references } = fromJsonText(content);
		return references ?? [];
	});
	return [...new Set(all)].sort();
}

/** References of the requests that led to a shipment: they are the user's, whoever else names them. */
async function requestedReferences(
	db: Kysely<Schema>,
	{ account_id: accountId, id }: Row,
): Promise<ReadonlySet<string>> {
	const requests = await db
		.selectFrom("tracking_requests")
		.select("ref_numbers")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", id)
		.execute();
	return new Set(requests.flatMap((row) => fromJsonText(row.ref_numbers)));
}

async function divide(db: Kysely<Schema>, row: Row): Promise<void> {
	const shipment = fromJsonText(row.document);
	const said = await saidReferences(db, row);
	const users = await requestedReferences(db, row);
	const lines = new Set(said.filter((reference) => !users.has(reference)));
	const { ref_numbers: written } = shipment.attributes;
	const document: Shipment = {
		...shipment,
		attributes: {
			...shipment.attributes,
			ref_numbers: written?.filter((one) => !lines.has(one)) ?? null,
			line_ref_numbers: said.slice(0, MOST_REFERENCES),
		},
	};
	await db
		.updateTable("shipments")
		.set({ document: toJsonText(document) })
		.where("account_id", "=", row.account_id)
		.where("id", "=", row.id)
		.execute();
}

/**
 * References that lines report have an attribute of their own. Those among `ref_numbers` that a message names move there,
 * unless the request named them too. Provenance follows with the next news.
 */
export const lineReferences: Migration = {
	async up(db: Kysely<Schema>) {
		let rows = await nextShipments(db, undefined);
		while (rows.length > 0) {
			for (const row of rows) await divide(db, row);
			rows = await nextShipments(db, rows.at(-1));
		}
	},
};
