import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type {
	Entity,
	FoundTerm,
	RecordTerm,
	Searched,
} from "../search-terms/search-table.ts";
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

const selectRequests = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("tracking_requests")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const selectShipmentIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("tracking_requests")
			.select(["id", "shipment_id"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

// A deleted field can still have values until a job has removed them.
const selectValues = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("custom_fields")
			.innerJoin("custom_field_definitions as definition", (join) =>
				join
					.onRef("definition.account_id", "=", "custom_fields.account_id")
					.onRef("definition.id", "=", "custom_fields.definition_id"),
			)
			.select([
				"custom_fields.id",
				"custom_fields.entity_type",
				"custom_fields.entity_id",
			])
			.where("custom_fields.account_id", "=", accountId)
			.where("definition.account_id", "=", accountId)
			.where("custom_fields.id", "in", ids),
);

type Select<Row> = (
	db: Queries,
	accountId: string,
	ids: readonly string[],
) => Promise<Row[]>;

async function readAll<Row extends { readonly id: string }>(
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

const ENTITIES = {
	Shipment: "shipment",
	Container: "cargo",
	TrackingRequest: "tracking_request",
} as const satisfies Record<string, Entity>;

const isOfRecord = (term: FoundTerm): term is RecordTerm =>
	term.entity !== "custom_field";

/** Replaces each custom field value by its record. */
export async function withRecords(
	db: Queries,
	accountId: string,
	terms: readonly FoundTerm[],
): Promise<RecordTerm[]> {
	const ids = terms.flatMap((term) => (isOfRecord(term) ? [] : term.record_id));
	const values = await readAll(db, accountId, selectValues, ids);
	return terms.flatMap((term) => {
		if (isOfRecord(term)) return term;
		const value = values.get(term.record_id);
		return value
			? {
					...term,
					entity: ENTITIES[value.entity_type],
					record_id: value.entity_id,
				}
			: [];
	});
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
		selectRequests,
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
