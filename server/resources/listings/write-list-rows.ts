import type { Container } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import {
	insertReferences,
	type Referenced,
	setReferences,
} from "../references/reference-queries.ts";
import { keepTerms } from "../search-terms/keep-terms.ts";
import { containerTerms, shipmentTerms } from "../search-terms/search-terms.ts";
import {
	listRowOfContainer,
	listRowOfShipment,
	type ShipmentWithCustomer,
	sharedColumns,
} from "./list-row-of-record.ts";
import {
	putListedContainers,
	putListedShipment,
	putSharedColumns,
} from "./list-row-queries.ts";

/** A container with its previous record, unless it is new. */
export interface ChangedContainer {
	readonly before: Container | undefined;
	readonly record: Container;
}

const NONE: ReadonlySet<string> = new Set();

/** How the list row of a shipment is written. */
export interface ListRowOptions {
	/** Containers whose rows the caller writes next by {@link writeContainerListRows}, so they are left out here. */
	readonly listedAfter?: ReadonlySet<string>;
	/** Whether an interrupted report may have left rows that differ from the records. */
	readonly isUncertain?: boolean;
}

/**
 * Writes the rows that lists and searches use to find a changed shipment, and the shipment's columns in the rows of its
 * containers. Runs in the transaction that writes the shipment; `before` is its previous record.
 */
export async function writeShipmentListRow(
	db: Queries,
	accountId: string,
	before: ShipmentWithCustomer | undefined,
	shipment: ShipmentWithCustomer,
	updatedAt: string,
	{ listedAfter = NONE, isUncertain = false }: ListRowOptions = {},
): Promise<void> {
	const known = isUncertain ? undefined : before;
	await putListedShipment(db, {
		before: known && listRowOfShipment(accountId, known, updatedAt),
		after: listRowOfShipment(accountId, shipment, updatedAt),
	});
	await keepTerms(db, accountId, "shipment", [
		{
			id: shipment.record.id,
			before: before && shipmentTerms(before.record),
			after: shipmentTerms(shipment.record),
		},
	]);
	const shared = sharedColumns(shipment);
	const isSame =
		known && JSON.stringify(shared) === JSON.stringify(sharedColumns(known));
	if (!before || isSame) return;
	const ids = shipment.record.relationships.containers.data.flatMap(({ id }) =>
		listedAfter.has(id) ? [] : id,
	);
	await putSharedColumns(db, accountId, ids, shared);
}

/** Writes when a shipment changed whose list row is written already. */
export const setShipmentChanged = compiledWrite(
	(db, accountId: string, id: string, updatedAt: string) =>
		db
			.updateTable("listed_shipments")
			.set({ updated_at: updatedAt })
			.where("account_id", "=", accountId)
			.where("record_id", "=", id),
);

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
 * Writes the rows that lists and searches use to find changed containers of a shipment. Runs in the transaction that writes
 * the containers; `shipmentBefore` is the previous record of the shipment, undefined where that is uncertain.
 */
export async function writeContainerListRows(
	db: Queries,
	accountId: string,
	shipment: ShipmentWithCustomer,
	containers: readonly ChangedContainer[],
	updatedAt: string,
	shipmentBefore?: ShipmentWithCustomer,
): Promise<void> {
	const shared = sharedColumns(shipment);
	const sharedBefore = shipmentBefore && sharedColumns(shipmentBefore);
	await putListedContainers(
		db,
		containers.map(({ before, record }) => ({
			before:
				before &&
				sharedBefore &&
				listRowOfContainer(accountId, sharedBefore, before, updatedAt),
			after: listRowOfContainer(accountId, shared, record, updatedAt),
		})),
	);
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
