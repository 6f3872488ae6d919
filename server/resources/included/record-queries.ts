import type { IncludedRecord } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { type ResourceIdentifier, recordKey } from "../../json-api/linkage.ts";
import type { PlaceDirectory, PlaceType } from "../places/place-directory.ts";
import { findRawEventDocuments } from "../raw-events/raw-event-queries.ts";

/** Tables whose rows keep their record as it is replied. */
const OWNED = {
	shipment: "shipments",
	container: "containers",
	transport_event: "transport_events",
} as const;

interface FoundRecord {
	readonly id: string;
	/** The resource object as JSON text. */
	readonly document: string;
}

/**
 * Reads records by type and id, one query per type: those of this account and those that all accounts share.
 * What does not exist is left out. The keys of the answer are {@link recordKey}s, in the order of the types.
 */
export async function findRecordsByKey<T extends IncludedRecord>(
	db: Queries,
	places: PlaceDirectory,
	accountId: string,
	identifiers: readonly ResourceIdentifier[],
): Promise<Map<string, JsonText<T>>> {
	const byType = Map.groupBy(identifiers, ({ type }) => type);
	const found = new Map<string, JsonText<T>>();
	for (const [type, group] of byType) {
		const ids = group.map(({ id }) => id);
		const records = isStored(type)
			? await findStored(db, accountId, type, ids)
			: ids.map((id) => ({ id, document: places.find(type as PlaceType, id) }));
		for (const { id, document } of records) {
			if (document === undefined) continue;
			found.set(recordKey({ type, id }), document as string as JsonText<T>);
		}
	}
	return found;
}

/** Types of which there are rows; places are not among them. */
type StoredType = keyof typeof OWNED | "raw_event" | "vessel";

function isStored(type: string): type is StoredType {
	return (
		type === "vessel" || type === "raw_event" || Object.hasOwn(OWNED, type)
	);
}

async function findStored(
	db: Queries,
	accountId: string,
	type: StoredType,
	ids: readonly string[],
): Promise<FoundRecord[]> {
	const found: FoundRecord[] = [];
	for (const batch of idBatches(ids)) {
		found.push(...(await findBatch(db, accountId, type, batch)));
	}
	return found;
}

function findBatch(
	db: Queries,
	accountId: string,
	type: StoredType,
	ids: readonly string[],
): Promise<FoundRecord[]> {
	if (type === "vessel") return findVessels(db, ids);
	return type === "raw_event"
		? findRawEventDocuments(db, accountId, ids)
		: findOwned(db, accountId, type, ids);
}

function findOwned(
	db: Queries,
	accountId: string,
	type: keyof typeof OWNED,
	ids: readonly string[],
): Promise<FoundRecord[]> {
	return db
		.selectFrom(OWNED[type])
		.select(["id", "document"])
		.where("account_id", "=", accountId)
		.where("id", "in", ids)
		.execute();
}

function findVessels(
	db: Queries,
	ids: readonly string[],
): Promise<FoundRecord[]> {
	return db
		.selectFrom("vessels")
		.select(["id", "document"])
		.where("id", "in", ids)
		.execute();
}
