import type { NotNull } from "kysely";
import type { IncludedText } from "../json-api/document.ts";
import {
	type LinkedResource,
	linkedIdentifiers,
	type ResourceIdentifier,
	recordKey,
} from "../json-api/linkage.ts";
import { idBatches } from "./batches.ts";
import type { Queries } from "./database.ts";
import { fromJsonText, type JsonText } from "./json-text.ts";
import type { Schema } from "./schema.ts";

/** Tables whose rows keep their record as it is replied. */
type OwnedTable =
	| "shipments"
	| "containers"
	| "transport_events"
	| "raw_events";
type SharedTable =
	| "ports"
	| "metro_areas"
	| "terminals"
	| "rail_terminals"
	| "vessels";

const OWNED: Readonly<Record<string, OwnedTable>> = {
	shipment: "shipments",
	container: "containers",
	transport_event: "transport_events",
	raw_event: "raw_events",
};

const SHARED: Readonly<Record<string, SharedTable>> = {
	port: "ports",
	metro_area: "metro_areas",
	terminal: "terminals",
	rail_terminal: "rail_terminals",
	vessel: "vessels",
};

/** The record types that can be read. */
type AnyRecord =
	NonNullable<Schema[OwnedTable | SharedTable]["document"]> extends JsonText<
		infer T
	>
		? T
		: never;

/**
 * Reads records by type and id, one query per type: those of this account and those that all accounts share.
 * What does not exist is left out. The keys of the answer are {@link recordKey}s, in the order of the types.
 */
export async function findRecordsByKey<T extends AnyRecord>(
	db: Queries,
	accountId: string,
	identifiers: readonly ResourceIdentifier[],
): Promise<Map<string, JsonText<T>>> {
	const idsByType = Map.groupBy(identifiers, (identifier) => identifier.type);
	const found = new Map<string, JsonText<T>>();
	for (const [type, group] of idsByType) {
		for (const ids of idBatches(group.map(({ id }) => id))) {
			for (const { id, document } of await findOfType(
				db,
				accountId,
				type,
				ids,
			)) {
				found.set(recordKey({ type, id }), document as unknown as JsonText<T>);
			}
		}
	}
	return found;
}

/** Reads the records that the named relationships of some records refer to, for the `included` of a document `D`. */
export async function findIncluded<D extends { included?: readonly unknown[] }>(
	db: Queries,
	accountId: string,
	records: readonly JsonText<LinkedResource>[],
	names: readonly string[],
): Promise<IncludedText<D>[]> {
	if (names.length === 0) return [];
	const linked = linkedIdentifiers(records.map(fromJsonText), names);
	const found = await findRecordsByKey(db, accountId, linked);
	return [...found.values()] as JsonText<unknown>[] as IncludedText<D>[];
}

async function findOfType(
	db: Queries,
	accountId: string,
	type: string,
	ids: readonly string[],
): Promise<{ id: string; document: string }[]> {
	const owned = OWNED[type];
	const shared = SHARED[type];
	if (owned) {
		return db
			.selectFrom(owned)
			.select(["id", "document"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.where("document", "is not", null)
			.$narrowType<{ document: NotNull }>()
			.execute();
	}
	if (!shared) return [];
	return db
		.selectFrom(shared)
		.select(["id", "document"])
		.where("id", "in", ids)
		.execute();
}
