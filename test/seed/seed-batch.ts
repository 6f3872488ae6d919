import type { Container, Shipment } from "../../generated/openapi.ts";
import { inBatches } from "../../server/database/batches.ts";
import type { Queries } from "../../server/database/database.ts";
import { compiledWrite } from "../../server/database/schema/compiled-query.ts";
import { addToCounter } from "../../server/resources/accounts/account-counters.ts";
import { putContainers } from "../../server/resources/containers/container-queries.ts";
import type { ContainerTable } from "../../server/resources/containers/container-table.ts";
import { insertCustomFields } from "../../server/resources/custom-fields/custom-field-queries.ts";
import type { CustomFieldTable } from "../../server/resources/custom-fields/custom-field-table.ts";
import {
	listRowOfContainer,
	listRowOfShipment,
	sharedColumns,
} from "../../server/resources/listings/list-row-of-record.ts";
import { putListedContainers } from "../../server/resources/listings/list-row-queries.ts";
import type {
	ListedContainerTable,
	ListedShipmentTable,
} from "../../server/resources/listings/listed-tables.ts";
import { trackJob } from "../../server/resources/planned-jobs/tracking-jobs.ts";
import {
	insertReferences,
	type Referenced,
} from "../../server/resources/references/reference-queries.ts";
import { keepTerms } from "../../server/resources/search-terms/keep-terms.ts";
import {
	containerTerms,
	shipmentTerms,
	type Terms,
} from "../../server/resources/search-terms/search-terms.ts";
import { shipmentReferences } from "../../server/resources/shipments/shipment-references.ts";
import type { ShipmentTable } from "../../server/resources/shipments/shipment-table.ts";
import { keepNewRequests } from "../../server/resources/tracking-requests/request-references.ts";
import { insertNewTrackingRequests } from "../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../server/resources/tracking-requests/tracking-request-table.ts";
import { wallClock } from "../../server/runtime/clock.ts";
import { enqueue } from "../../server/worker/job-queue.ts";
import { noEvents, type SeedEvents, writeEvents } from "./seed-events.ts";

/** A row with the record that it stores. */
export interface Recorded<Row, Record> {
	readonly row: Row;
	readonly record: Record;
}

interface FoundTerms {
	readonly id: string;
	readonly before: undefined;
	readonly after: Terms;
}

/** The rows of many shipments, collected to be written together, because single rows would take most of the time of seeding. */
export interface SeedBatch {
	readonly accountId: string;
	readonly shipments: ShipmentTable[];
	readonly listedShipments: ListedShipmentTable[];
	readonly shipmentTerms: FoundTerms[];
	readonly containers: ContainerTable[];
	readonly listedContainers: ListedContainerTable[];
	readonly containerTerms: FoundTerms[];
	readonly references: Referenced[];
	readonly events: SeedEvents;
	readonly requests: TrackingRequestTable[];
	readonly polls: { readonly request: TrackingRequestTable; runAt: Date }[];
	readonly values: CustomFieldTable[];
}

/** A batch without rows. */
export function emptyBatch(accountId: string): SeedBatch {
	return {
		accountId,
		shipments: [],
		listedShipments: [],
		shipmentTerms: [],
		containers: [],
		listedContainers: [],
		containerTerms: [],
		references: [],
		events: noEvents(),
		requests: [],
		polls: [],
		values: [],
	};
}

/** Adds a shipment and its containers, with the rows that lists and searches use to find them. */
export function addShipment(
	batch: SeedBatch,
	{ row, record }: Recorded<ShipmentTable, Shipment>,
	containers: readonly Recorded<ContainerTable, Container>[],
	updatedAt: { readonly shipment: string; readonly containers: string },
): void {
	const { accountId } = batch;
	const source = { record, customerId: row.customer_id };
	const shared = sharedColumns(source);
	batch.shipments.push(row);
	batch.references.push(shipmentReferences(accountId, record));
	batch.listedShipments.push(
		listRowOfShipment(accountId, source, updatedAt.shipment),
	);
	batch.shipmentTerms.push({
		id: row.id,
		before: undefined,
		after: shipmentTerms(record),
	});
	for (const { row: own, record: container } of containers) {
		const { id, created_at: createdAt } = own;
		batch.containers.push(own);
		batch.listedContainers.push(
			listRowOfContainer(accountId, shared, container, updatedAt.containers),
		);
		batch.references.push({
			accountId,
			type: "container",
			id,
			createdAt,
			references: container.attributes.ref_numbers ?? [],
		});
		batch.containerTerms.push({
			id,
			before: undefined,
			after: containerTerms(container),
		});
	}
}

const insertShipments = compiledWrite((db, rows: readonly ShipmentTable[]) =>
	db.insertInto("shipments").values(rows),
);

const insertListedShipments = compiledWrite(
	(db, rows: readonly ListedShipmentTable[]) =>
		db.insertInto("listed_shipments").values(rows),
);

/** Writes the rows of a batch, in a transaction. */
export async function writeBatch(db: Queries, batch: SeedBatch): Promise<void> {
	const { accountId } = batch;
	for (const rows of inBatches(batch.shipments))
		await insertShipments(db, rows);
	await addToCounter(db, accountId, "shipments", batch.shipments.length);
	for (const rows of inBatches(batch.listedShipments))
		await insertListedShipments(db, rows);
	await putContainers(db, batch.containers);
	await putListedContainers(
		db,
		batch.listedContainers.map((after) => ({ before: undefined, after })),
	);
	await insertReferences(db, ...batch.references);
	await keepTerms(db, accountId, "shipment", batch.shipmentTerms);
	await keepTerms(db, accountId, "cargo", batch.containerTerms);
	await writeEvents(db, batch.events);
	await insertNewTrackingRequests(db, accountId, batch.requests);
	await keepNewRequests(db, accountId, batch.requests);
	await insertCustomFields(db, accountId, batch.values);
	await addToCounter(db, accountId, "custom_fields", batch.values.length);
	await enqueue(
		db,
		wallClock,
		batch.polls.map(({ request, runAt }) => ({ ...trackJob(request), runAt })),
	);
}
