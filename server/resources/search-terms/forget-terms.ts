import type { Container, Shipment } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import { type ChangedTerms, keepTerms } from "./keep-terms.ts";
import {
	containerTerms,
	requestTerms,
	shipmentTerms,
	type Terms,
} from "./search-terms.ts";

/** Records per read. */
const PAGE = 64;

interface Row {
	readonly id: string;
	readonly document: JsonText<unknown>;
}

/** The terms of a deleted record. */
const goneTerms = (id: string, before: Terms): ChangedTerms => ({
	id,
	before,
	after: undefined,
});

async function readRows(
	db: Queries,
	table: "shipments" | "containers",
	accountId: string,
	ids: readonly string[],
): Promise<Row[]> {
	return db
		.selectFrom(table)
		.select(["id", "document"])
		.where("account_id", "=", accountId)
		.where("id", "in", ids)
		.execute();
}

/** Deletes the terms of a shipment and its containers. Runs in the transaction that deletes the records, before their deletion. */
export async function forgetShipmentTerms(
	db: Queries,
	accountId: string,
	shipmentId: string,
	containerIds: readonly string[],
): Promise<void> {
	const shipments = await readRows(db, "shipments", accountId, [shipmentId]);
	await keepTerms(
		db,
		accountId,
		"shipment",
		shipments.map(({ id, document }) =>
			goneTerms(
				id,
				shipmentTerms(fromJsonText(document as JsonText<Shipment>)),
			),
		),
	);
	for (const ids of idBatches(containerIds, PAGE)) {
		const containers = await readRows(db, "containers", accountId, ids);
		await keepTerms(
			db,
			accountId,
			"cargo",
			containers.map(({ id, document }) =>
				goneTerms(
					id,
					containerTerms(fromJsonText(document as JsonText<Container>)),
				),
			),
		);
	}
}

/** Deletes the terms of tracking requests. Runs in the transaction that deletes the requests, before their deletion. */
export async function forgetRequestTerms(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<void> {
	const rows = await db
		.selectFrom("tracking_requests")
		.select(["id", "request_number", "ref_numbers"])
		.where("account_id", "=", accountId)
		.where("id", "in", ids)
		.execute();
	await keepTerms(
		db,
		accountId,
		"tracking_request",
		rows.map((row) => goneTerms(row.id, requestTerms(row))),
	);
}
