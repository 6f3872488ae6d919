import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { DocumentTable } from "../../database/stored-documents/poll-times.ts";
import {
	findSized,
	wholeDocuments,
} from "../../database/stored-documents/sized-documents.ts";
import type { ResourceIdentifier } from "../../json-api/linkage.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { findParties } from "../parties/party-queries.ts";
import { serializeParty } from "../parties/party-serializer.ts";
import type { PlaceDirectory, PlaceType } from "../places/place-directory.ts";
import { findRawEventDocuments } from "../raw-events/raw-event-queries.ts";
import { findVesselDocuments } from "../vessels/vessel-queries.ts";

/** Records per slice: some milliseconds of work, even for raw events, which are built at each read. */
const SLICE = 128;

const TABLES: Readonly<Record<string, DocumentTable>> = {
	shipment: "shipments",
	container: "containers",
	transport_event: "transport_events",
};

/** A record as replied. */
export interface ReadRecord {
	readonly type: string;
	readonly id: string;
	readonly document: string;
}

/** Called with the size of records before long ones are read; throws when the total is too large. */
export type Weigh = (type: string, id: string, bytes: number) => void;

async function findPartyRecords(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<Found[]> {
	const rows = await findParties(db, accountId, ids);
	return rows.map((row) => ({
		id: row.id,
		document: toJsonText(serializeParty(row)),
	}));
}

interface Found {
	readonly id: string;
	readonly document: string;
}

async function findOwned(
	db: Queries,
	accountId: string,
	table: DocumentTable,
	ids: readonly string[],
	weigh: (id: string, bytes: number) => void,
): Promise<Found[]> {
	const rows = await findSized(db, table, accountId, ids);
	for (const { id, size } of rows) weigh(id, size);
	return wholeDocuments(db, table, accountId, rows);
}

/** Readers for records of an account that no table stores as replied. */
const OWNED: Readonly<
	Record<
		string,
		(db: Queries, accountId: string, ids: readonly string[]) => Promise<Found[]>
	>
> = { raw_event: findRawEventDocuments, party: findPartyRecords };

async function findSlice(
	db: Queries,
	accountId: string,
	type: string,
	ids: readonly string[],
	weigh: (id: string, bytes: number) => void,
): Promise<Found[]> {
	const table = TABLES[type];
	if (table) return findOwned(db, accountId, table, ids, weigh);
	const read = OWNED[type];
	const found = read
		? await read(db, accountId, ids)
		: await findVesselDocuments(db, ids);
	for (const { id, document } of found) weigh(id, document.length);
	return found;
}

function isStored(type: string): boolean {
	return type === "vessel" || type in OWNED || type in TABLES;
}

/**
 * Reads records of this account and shared records by type and id, and gives way between slices. Leaves out unknown records.
 * Not for use in transactions, which must not give way.
 */
export async function readRecords(
	db: Queries,
	places: PlaceDirectory,
	accountId: string,
	identifiers: Iterable<ResourceIdentifier>,
	weigh: Weigh,
): Promise<ReadRecord[]> {
	const read: ReadRecord[] = [];
	for (const [type, group] of Map.groupBy(identifiers, ({ type }) => type)) {
		const ids = group.map(({ id }) => id);
		if (!isStored(type)) {
			for (const id of ids) {
				const document = places.find(type as PlaceType, id);
				if (document === undefined) continue;
				weigh(type, id, document.length);
				read.push({ type, id, document });
			}
			continue;
		}
		for (const slice of idBatches(ids, SLICE)) {
			const found = await findSlice(db, accountId, type, slice, (id, bytes) =>
				weigh(type, id, bytes),
			);
			for (const { id, document } of found) read.push({ type, id, document });
			await giveWay();
		}
	}
	return read;
}
