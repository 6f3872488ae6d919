import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { RecordTerm, Searched } from "../search-terms/search-table.ts";
import { selectTrackingRequests } from "../tracking-requests/tracking-request-queries.ts";
import type { FoundRecords } from "./search-result-serializer.ts";

const selectShipments = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.innerJoin("listed_shipments", (join) =>
				join
					.onRef("listed_shipments.account_id", "=", "shipments.account_id")
					.onRef("listed_shipments.record_id", "=", "shipments.id"),
			)
			.select(["shipments.id", "document", "updated_at"])
			.where("shipments.account_id", "=", accountId)
			.where("listed_shipments.account_id", "=", accountId)
			.where("shipments.id", "in", ids),
);

const selectContainers = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("containers")
			.innerJoin("listed_containers", (join) =>
				join
					.onRef("listed_containers.account_id", "=", "containers.account_id")
					.onRef("listed_containers.record_id", "=", "containers.id"),
			)
			.select(["containers.id", "shipment_id", "document", "updated_at"])
			.where("containers.account_id", "=", accountId)
			.where("listed_containers.account_id", "=", accountId)
			.where("containers.id", "in", ids),
);

const selectShipmentIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("tracking_requests")
			.select(["id", "shipment_id"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

type Select<Row> = (
	db: Queries,
	accountId: string,
	ids: readonly string[],
) => Promise<Row[]>;

/** The rows with the given ids, by id. */
export async function readAll<Row extends { readonly id: string }>(
	db: Queries,
	accountId: string,
	select: Select<Row>,
	ids: readonly string[],
): Promise<Map<string, Row>> {
	const found = new Map<string, Row>();
	for (const batch of idBatches([...new Set(ids)])) {
		for (const row of await select(db, accountId, batch))
			found.set(row.id, row);
	}
	return found;
}

/** Replaces each tracking request by its shipment, which the line may know by another number than the submitted one. */
export async function withShipments(
	db: Queries,
	accountId: string,
	terms: readonly RecordTerm[],
): Promise<RecordTerm[]> {
	const requests = await readAll(
		db,
		accountId,
		selectShipmentIds,
		terms
			.filter(({ entity }) => entity === "tracking_request")
			.map((term) => term.record_id),
	);
	return terms.map((term) => {
		const shipmentId = requests.get(term.record_id)?.shipment_id ?? null;
		return shipmentId === null
			? term
			: { ...term, entity: "shipment", record_id: shipmentId };
	});
}

/** Reads the records of some results, and the shipments of containers. */
export async function readFound(
	db: Queries,
	accountId: string,
	results: readonly Searched[],
): Promise<FoundRecords> {
	const idsOf = (entity: Searched["entity"]) =>
		results.filter((one) => one.entity === entity).map(({ id }) => id);
	const containers = await readAll(
		db,
		accountId,
		selectContainers,
		idsOf("cargo"),
	);
	const shipments = await readAll(db, accountId, selectShipments, [
		...idsOf("shipment"),
		...[...containers.values()].map((row) => row.shipment_id),
	]);
	const requests = await readAll(
		db,
		accountId,
		selectTrackingRequests,
		idsOf("tracking_request"),
	);
	return {
		shipments: new Map(
			[...shipments].map(([id, row]) => [
				id,
				{ record: fromJsonText(row.document), updatedAt: row.updated_at },
			]),
		),
		containers: new Map(
			[...containers].map(([id, row]) => [
				id,
				{ record: fromJsonText(row.document), updatedAt: row.updated_at },
			]),
		),
		requests,
	};
}
