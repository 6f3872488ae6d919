import { sql } from "kysely";
import { idBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import { countRecords } from "../resources/accounts/account-counters.ts";
import { removeCustomFieldsOf } from "../resources/custom-fields/custom-field-queries.ts";
import { forgetShipmentTerms } from "../resources/search-terms/forget-terms.ts";
import { openShipment } from "../resources/shipments/shipment-queries.ts";
import { toInstant } from "../runtime/clock.ts";
import type { AgedKind } from "./aged-kind.ts";
import { deleteRequests } from "./aged-requests.ts";

/** Tables with many rows for a shipment, which are removed before the shipment itself: each with its owner and its key. */
const PARTS = [
	["reports", "shipment_id", "first"],
	["raw_events", "container_id", "observation"],
	["transport_events", "container_id", "id"],
] as const;

/** Tables with at most one row for each container. */
const OF_CONTAINERS = ["container_maps", "event_sequences"] as const;

function aged(db: Queries, accountId: string, before: Date) {
	return db
		.selectFrom("shipments")
		.where("account_id", "=", accountId)
		.where("line_tracking_stopped_at", "<", toInstant(before));
}

/** Deletes up to `limit` rows of a shipment or container. */
async function deletePart(
	db: Queries,
	[table, owner, key]: (typeof PARTS)[number],
	accountId: string,
	ownerId: string,
	limit: number,
): Promise<number> {
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table)}
		where account_id = ${accountId} and ${sql.ref(owner)} = ${ownerId} and ${sql.ref(key)} in (
			select ${sql.ref(key)} from ${sql.table(table)}
			where account_id = ${accountId} and ${sql.ref(owner)} = ${ownerId} limit ${limit}
		)`.execute(db);
	return Number(numAffectedRows);
}

/** Tables with at most a few rows for each shipment or container. */
const OF_RECORDS = [
	"poll_times",
	"record_references",
	"listed_shipments",
	"listed_containers",
] as const;

/** Deletes a shipment with its containers and decrements the counts. */
async function deleteRecords(
	db: Queries,
	accountId: string,
	shipmentId: string,
	containerIds: readonly string[],
): Promise<void> {
	await countRecords(db, accountId, "shipments", -1);
	await countRecords(db, accountId, "containers", -containerIds.length);
	await forgetShipmentTerms(db, accountId, shipmentId, containerIds);
	for (const ids of idBatches([shipmentId, ...containerIds])) {
		for (const table of OF_RECORDS)
			await db
				.deleteFrom(table)
				.where("account_id", "=", accountId)
				.where("record_id", "in", ids)
				.execute();
	}
	const entityIds = [shipmentId, ...containerIds];
	await removeCustomFieldsOf(db, accountId, entityIds);
	for (const ids of idBatches(containerIds)) {
		for (const table of OF_CONTAINERS)
			await db
				.deleteFrom(table)
				.where("account_id", "=", accountId)
				.where("container_id", "in", ids)
				.execute();
		await db
			.deleteFrom("containers")
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.execute();
	}
	const requests = await db
		.selectFrom("tracking_requests")
		.select("id")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.execute();
	await deleteRequests(
		db,
		accountId,
		requests.map(({ id }) => id),
	);
	await db
		.deleteFrom("shipment_numbers")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.execute();
	await db
		.deleteFrom("shipments")
		.where("account_id", "=", accountId)
		.where("id", "=", shipmentId)
		.execute();
}

/** Removes up to `rows` rows of a shipment; the shipment itself, with its containers and requests, in the last transaction. */
async function removeSomeOf(
	db: Queries,
	accountId: string,
	shipmentId: string,
	rows: number,
): Promise<number> {
	const containers = await db
		.selectFrom("containers")
		.select("id")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.execute();
	const ids = containers.map(({ id }) => id);
	let count = 0;
	for (const part of PARTS) {
		for (const owner of part[1] === "shipment_id" ? [shipmentId] : ids) {
			count += await deletePart(db, part, accountId, owner, rows - count);
			if (count >= rows) return count;
		}
	}
	await deleteRecords(db, accountId, shipmentId, ids);
	return count + ids.length + 1;
}

/** Shipments with everything that belongs to them; their age counts from the end of tracking. */
export const SHIPMENTS: AgedKind = {
	kind: "shipments",
	what: "shipments",
	async removeSome(database, accountId, before, rows) {
		const oldest = await aged(database.db, accountId, before)
			.select("id")
			.orderBy("line_tracking_stopped_at")
			.orderBy("id")
			.executeTakeFirst();
		if (!oldest) return 0;
		return transact(database, async (db) => {
			const shipment = await openShipment(db, accountId, oldest.id);
			const stoppedAt = shipment?.line_tracking_stopped_at ?? null;
			// Resumed or removed in the meantime; the next batch finds another one.
			if (stoppedAt === null || stoppedAt >= toInstant(before)) return 1;
			return removeSomeOf(db, accountId, oldest.id, rows);
		});
	},
	async count({ db }, accountId, before) {
		const { count } = await aged(db, accountId, before)
			.select((eb) => eb.fn.countAll().as("count"))
			.executeTakeFirstOrThrow();
		return Number(count);
	},
};
