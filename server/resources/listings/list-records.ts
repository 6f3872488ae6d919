import type { Container } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import {
	insertReferences,
	type Referenced,
	setReferences,
} from "../references/reference-queries.ts";
import { keepTerms } from "../search-terms/search-queries.ts";
import { containerTerms, shipmentTerms } from "../search-terms/search-terms.ts";
import {
	putListedContainers,
	putListedShipment,
	putSharedColumns,
} from "./listed-row-queries.ts";
import {
	type ListedSource,
	listedContainer,
	listedShipment,
	sharedColumns,
} from "./listed-rows.ts";

/** A container with its previous record, unless it is new. */
export interface ChangedContainer {
	readonly before: Container | undefined;
	readonly record: Container;
}

const NONE: ReadonlySet<string> = new Set();

/** What is known where the rows of a shipment and its containers are written. */
export interface ListedBefore {
	/** Containers that {@link listContainers} follows with, which can be left to it. */
	readonly listedAfter?: ReadonlySet<string>;
	/** Set when a report may have been cut off while it was written, so that rows are not those of the records until now. */
	readonly isUncertain?: boolean;
}

/**
 * Writes the rows by which lists and searches find a changed shipment, and its columns in the rows of its containers. Runs in
 * the transaction that writes the shipment; `before` is its previous record.
 */
export async function listShipment(
	db: Queries,
	accountId: string,
	before: ListedSource | undefined,
	shipment: ListedSource,
	updatedAt: string,
	{ listedAfter = NONE, isUncertain = false }: ListedBefore = {},
): Promise<void> {
	const known = isUncertain ? undefined : before;
	await putListedShipment(db, {
		before: known && listedShipment(accountId, known, updatedAt),
		after: listedShipment(accountId, shipment, updatedAt),
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
 * containers; `shipmentBefore` is the previous record of the shipment, undefined where that is not certain.
 */
export async function listContainers(
	db: Queries,
	accountId: string,
	shipment: ListedSource,
	containers: readonly ChangedContainer[],
	updatedAt: string,
	shipmentBefore?: ListedSource,
): Promise<void> {
	const shared = sharedColumns(shipment);
	const sharedBefore = shipmentBefore && sharedColumns(shipmentBefore);
	await putListedContainers(
		db,
		containers.map(({ before, record }) => ({
			before:
				before &&
				sharedBefore &&
				listedContainer(accountId, sharedBefore, before, updatedAt),
			after: listedContainer(accountId, shared, record, updatedAt),
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
