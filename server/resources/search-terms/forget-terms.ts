import type { Container, Shipment } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import { keepTerms } from "./search-queries.ts";
import type { Entity } from "./search-table.ts";
import {
	containerTerms,
	requestTerms,
	shipmentTerms,
	type Terms,
} from "./search-terms.ts";

/** Records whose terms are read at once. */
const PAGE = 64;

interface Row {
	readonly id: string;
	readonly document: JsonText<unknown>;
}

async function forget(
	db: Queries,
	accountId: string,
	entity: Entity,
	terms: readonly (readonly [id: string, terms: Terms])[],
): Promise<void> {
	for (const [id, had] of terms)
		await keepTerms(db, accountId, { entity, id }, had, undefined);
}

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

/** Forgets the terms of a shipment and its containers, in the transaction that deletes them and before it does. */
export async function forgetShipmentTerms(
	db: Queries,
	accountId: string,
	shipmentId: string,
	containerIds: readonly string[],
): Promise<void> {
	const shipments = await readRows(db, "shipments", accountId, [shipmentId]);
	await forget(
		db,
		accountId,
		"shipment",
		shipments.map(({ id, document }) => [
			id,
			shipmentTerms(fromJsonText(document as JsonText<Shipment>)),
		]),
	);
	for (const ids of idBatches(containerIds, PAGE)) {
		const containers = await readRows(db, "containers", accountId, ids);
		await forget(
			db,
			accountId,
			"cargo",
			containers.map(({ id, document }) => [
				id,
				containerTerms(fromJsonText(document as JsonText<Container>)),
			]),
		);
	}
}

/** Forgets the terms of tracking requests, in the transaction that deletes them and before it does. */
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
	await forget(
		db,
		accountId,
		"tracking_request",
		rows.map((row) => [row.id, requestTerms(row)]),
	);
}
