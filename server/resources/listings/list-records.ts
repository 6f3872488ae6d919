import type { Container } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import {
	insertReferences,
	type Referenced,
	setReferences,
} from "../references/reference-queries.ts";
import { keepTerms } from "../search-terms/search-queries.ts";
import { containerTerms, shipmentTerms } from "../search-terms/search-terms.ts";
import {
	type ListedSource,
	listedContainer,
	listedShipment,
	type SharedColumns,
	sharedColumns,
} from "./listed-rows.ts";
import type {
	ListedContainerTable,
	ListedShipmentTable,
} from "./listed-tables.ts";

const upsertShipment = compiledWrite((db, row: ListedShipmentTable) =>
	db
		.insertInto("listed_shipments")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "record_id"]).doUpdateSet((eb) => ({
				updated_at: eb.ref("excluded.updated_at"),
				scac: eb.ref("excluded.scac"),
				port_of_lading: eb.ref("excluded.port_of_lading"),
				port_of_discharge: eb.ref("excluded.port_of_discharge"),
				vessel_imo: eb.ref("excluded.vessel_imo"),
				pod_eta_at: eb.ref("excluded.pod_eta_at"),
				is_stopped: eb.ref("excluded.is_stopped"),
				customer_id: eb.ref("excluded.customer_id"),
				pod_terminal: eb.ref("excluded.pod_terminal"),
				pod_ata_at: eb.ref("excluded.pod_ata_at"),
			})),
		),
);

const upsertContainers = compiledWrite(
	(db, rows: readonly ListedContainerTable[]) =>
		db
			.insertInto("listed_containers")
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(["account_id", "record_id"]).doUpdateSet((eb) => ({
					updated_at: eb.ref("excluded.updated_at"),
					scac: eb.ref("excluded.scac"),
					port_of_lading: eb.ref("excluded.port_of_lading"),
					port_of_discharge: eb.ref("excluded.port_of_discharge"),
					vessel_imo: eb.ref("excluded.vessel_imo"),
					pod_eta_at: eb.ref("excluded.pod_eta_at"),
					is_stopped: eb.ref("excluded.is_stopped"),
					customer_id: eb.ref("excluded.customer_id"),
					pod_terminal: eb.ref("excluded.pod_terminal"),
					status: eb.ref("excluded.status"),
					pod_arrived_at: eb.ref("excluded.pod_arrived_at"),
					pod_discharged_at: eb.ref("excluded.pod_discharged_at"),
					pickup_lfd: eb.ref("excluded.pickup_lfd"),
					is_held: eb.ref("excluded.is_held"),
					is_available: eb.ref("excluded.is_available"),
					has_fees: eb.ref("excluded.has_fees"),
				})),
			),
);

const updateShared = compiledWrite(
	(db, shared: SharedColumns, accountId: string, ids: readonly string[]) =>
		db
			.updateTable("listed_containers")
			.set(shared)
			.where("account_id", "=", accountId)
			.where("record_id", "in", ids),
);

/** A container with its previous record, unless it is new. */
export interface ChangedContainer {
	readonly before: Container | undefined;
	readonly record: Container;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Writes the rows by which lists and searches find a changed shipment, and its columns in the rows of its containers. Runs in
 * the transaction that writes the shipment; `before` is its previous record. Containers that {@link listContainers} writes next
 * can be excluded.
 */
export async function listShipment(
	db: Queries,
	accountId: string,
	before: ListedSource | undefined,
	shipment: ListedSource,
	updatedAt: string,
	listedAfter = NONE,
): Promise<void> {
	await upsertShipment(db, listedShipment(accountId, shipment, updatedAt));
	await keepTerms(db, accountId, "shipment", [
		{
			id: shipment.record.id,
			before: before && shipmentTerms(before.record),
			after: shipmentTerms(shipment.record),
		},
	]);
	const shared = sharedColumns(shipment);
	if (
		!before ||
		JSON.stringify(shared) === JSON.stringify(sharedColumns(before))
	)
		return;
	const ids = shipment.record.relationships.containers.data.flatMap(({ id }) =>
		listedAfter.has(id) ? [] : id,
	);
	for (const batch of idBatches(ids))
		await updateShared(db, shared, accountId, batch);
}

/** Writes the references of containers whose references have changed. */
async function keepContainerReferences(
	db: Queries,
	accountId: string,
	containers: readonly ChangedContainer[],
): Promise<void> {
	const referencesOf = (container: Container | undefined) =>
		container?.attributes.ref_numbers ?? [];
	const added: Referenced[] = [];
	for (const { before, record } of containers) {
		const { id, attributes } = record;
		const references = referencesOf(record);
		const createdAt = attributes.created_at;
		const wanted = {
			accountId,
			type: "container",
			id,
			createdAt,
			references,
		} as const;
		if (!before) added.push(wanted);
		else if (
			JSON.stringify(references) !== JSON.stringify(referencesOf(before))
		)
			await setReferences(db, wanted);
	}
	await insertReferences(db, ...added);
}

/**
 * Writes the rows by which lists and searches find changed containers of a shipment. Runs in the transaction that writes the
 * containers.
 */
export async function listContainers(
	db: Queries,
	accountId: string,
	shipment: ListedSource,
	containers: readonly ChangedContainer[],
	updatedAt: string,
): Promise<void> {
	const shared = sharedColumns(shipment);
	const rows = containers.map(({ record }) =>
		listedContainer(accountId, shared, record, updatedAt),
	);
	for (const batch of inBatches(rows)) await upsertContainers(db, batch);
	await keepContainerReferences(db, accountId, containers);
	await keepTerms(
		db,
		accountId,
		"cargo",
		containers.map(({ before, record }) => ({
			id: record.id,
			before: before && containerTerms(before),
			after: containerTerms(record),
		})),
	);
}
