import type { NotNull } from "kysely";
import type { RawEvent } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import {
	type RawEventParts,
	serializeRawEvent,
} from "./raw-event-serializer.ts";
import type { RawEventTable } from "./raw-event-table.ts";

/** Raw events of an account with their observations, from which their records are built. */
function selectWithSayings(db: Queries, accountId: string) {
	return db
		.selectFrom("raw_events as event")
		.innerJoin("observations as first", (join) =>
			join
				.onRef("first.account_id", "=", "event.account_id")
				.onRef("first.id", "=", "event.observation_id"),
		)
		.innerJoin("observations as current", (join) =>
			join
				.onRef("current.account_id", "=", "event.account_id")
				.onRef("current.id", "=", "event.version_id"),
		)
		.selectAll("event")
		.select(["first.received_at", "current.content"])
		.where("event.account_id", "=", accountId)
		.where("event.version_id", "is not", null)
		.$narrowType<{ version_id: NotNull }>();
}

/** The most raw events of a container in a list. */
const MOST_LISTED = 5_000;

/** Raw events per slice. */
const SLICE = 128;

/** A text that sorts after every id. */
const END = "~";

const selectListed = compiledRead(
	(db, accountId: string, containerId: string, before: string) =>
		selectWithSayings(db, accountId)
			.where("event.container_id", "=", containerId)
			.where("event.observation_id", "<", before)
			.orderBy("event.observation_id", "desc")
			.limit(SLICE),
);

const selectByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		selectWithSayings(db, accountId).where("event.id", "in", ids),
);

const byPosition = (a: RawEventTable, b: RawEventTable) =>
	a.position - b.position || (a.id < b.id ? -1 : 1);

/**
 * The raw events of a container as replied, by position; of very many only the latest received. Leaves out those recorded by
 * the first release until the next message about the container completes them. Gives way between slices.
 */
export async function listRawEventDocuments(
	db: Queries,
	accountId: string,
	containerId: string,
): Promise<JsonText<RawEvent>[]> {
	const listed: { row: RawEventTable; document: JsonText<RawEvent> }[] = [];
	let before: string | undefined = END;
	while (before !== undefined && listed.length < MOST_LISTED) {
		const rows: RawEventParts[] = await selectListed(
			db,
			accountId,
			containerId,
			before,
		);
		for (const row of rows) {
			listed.push({ row, document: toJsonText(serializeRawEvent(row)) });
		}
		before = rows.length === SLICE ? rows.at(-1)?.observation_id : undefined;
		await giveWay();
	}
	return listed
		.slice(0, MOST_LISTED)
		.sort((a, b) => byPosition(a.row, b.row))
		.map(({ document }) => document);
}

/** Raw events of an account by their ids, each with its record as replied. */
export async function findRawEventDocuments(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<{ id: string; document: JsonText<RawEvent> }[]> {
	const rows = await selectByIds(db, accountId, ids);
	return rows.map((row) => ({
		id: row.id,
		document: toJsonText(serializeRawEvent(row)),
	}));
}

/** Containers per statement; together they have about a thousand events. */
const MOST_CONTAINERS = 32;

const selectRawEvents = compiledRead(
	(db, accountId: string, containerIds: readonly string[]) =>
		db
			.selectFrom("raw_events")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("container_id", "in", containerIds),
);

/** The recorded raw events of these containers. */
export async function findRawEvents(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
): Promise<RawEventTable[]> {
	const found: RawEventTable[] = [];
	for (const ids of idBatches(containerIds, MOST_CONTAINERS)) {
		for (const row of await selectRawEvents(db, accountId, ids))
			found.push(row);
		await giveWay();
	}
	return found;
}

const upsertRawEvents = compiledWrite((db, rows: readonly RawEventTable[]) =>
	db
		.insertInto("raw_events")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
				version_id: eb.ref("excluded.version_id"),
				position: eb.ref("excluded.position"),
				event: eb.ref("excluded.event"),
				is_estimate: eb.ref("excluded.is_estimate"),
				locode: eb.ref("excluded.locode"),
				vessel_name: eb.ref("excluded.vessel_name"),
				vessel_imo: eb.ref("excluded.vessel_imo"),
				invalidated_at: eb.ref("excluded.invalidated_at"),
			})),
		),
);

/** Writes raw events that are new, corrected, or moved by a late earlier one. */
export async function putRawEvents(
	db: Queries,
	rows: readonly RawEventTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertRawEvents(db, batch);
}
