import type { NotNull } from "kysely";
import type { IncludedRecord } from "../../generated/openapi.ts";
import { type ResourceIdentifier, recordKey } from "../json-api/linkage.ts";
import { findMetroAreaDocument } from "../resources/metro-areas/metro-area-documents.ts";
import { findPortDocument } from "../resources/ports/port-documents.ts";
import { findRailTerminalDocument } from "../resources/rail-terminals/rail-terminal-documents.ts";
import { findTerminalDocument } from "../resources/terminals/terminal-documents.ts";
import { idBatches } from "./batches.ts";
import type { Queries } from "./database.ts";
import type { JsonText } from "./json-text.ts";

/** Tables whose rows keep their record as it is replied. */
const OWNED = {
	shipment: "shipments",
	container: "containers",
	transport_event: "transport_events",
	raw_event: "raw_events",
} as const;

/** Records of our own tables, which no query is needed for. */
const BUILT_IN = {
	port: findPortDocument,
	metro_area: findMetroAreaDocument,
	terminal: findTerminalDocument,
	rail_terminal: findRailTerminalDocument,
} as const;

interface FoundRecord {
	readonly id: string;
	/** The resource object as JSON text. */
	readonly document: string;
}

function isNameOf<T extends object>(
	names: T,
	type: string,
): type is keyof T & string {
	return Object.hasOwn(names, type);
}

/**
 * Reads records by type and id, one query per type: those of this account and those that all accounts share.
 * What does not exist is left out. The keys of the answer are {@link recordKey}s, in the order of the types.
 */
export async function findRecordsByKey<T extends IncludedRecord>(
	db: Queries,
	accountId: string,
	identifiers: readonly ResourceIdentifier[],
): Promise<Map<string, JsonText<T>>> {
	const byType = Map.groupBy(identifiers, ({ type }) => type);
	const found = new Map<string, JsonText<T>>();
	for (const [type, group] of byType) {
		const ids = group.map(({ id }) => id);
		for (const record of await findOfType(db, accountId, type, ids)) {
			const key = recordKey({ type, id: record.id });
			found.set(key, record.document as JsonText<T>);
		}
	}
	return found;
}

async function findOfType(
	db: Queries,
	accountId: string,
	type: string,
	ids: readonly string[],
): Promise<FoundRecord[]> {
	if (isNameOf(BUILT_IN, type)) {
		return ids.flatMap((id) => {
			const document = BUILT_IN[type](id);
			return document === undefined ? [] : { id, document };
		});
	}
	const batches = idBatches(ids).map((batch) => {
		if (isNameOf(OWNED, type)) return ownedRecords(db, accountId, type, batch);
		return type === "vessel" ? vessels(db, batch) : [];
	});
	return (await Promise.all(batches)).flat();
}

function ownedRecords(
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
		.where("document", "is not", null)
		.$narrowType<{ document: NotNull }>()
		.execute();
}

function vessels(db: Queries, ids: readonly string[]): Promise<FoundRecord[]> {
	return db
		.selectFrom("vessels")
		.select(["id", "document"])
		.where("id", "in", ids)
		.execute();
}
