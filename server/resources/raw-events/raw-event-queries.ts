import { sql } from "kysely";
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
	findObservationsAt,
	type MessagePlace,
	messageKey,
} from "../observations/observation-queries.ts";
import {
	type RawEventParts,
	serializeRawEvent,
} from "./raw-event-serializer.ts";
import type { RawEventTable } from "./raw-event-table.ts";

/** A raw event with the rows that have its observations. */
interface PlacedRawEvent extends RawEventTable {
	readonly shipment_id: string;
	readonly report_of_first: number | null;
	readonly report_of_current: number | null;
}

/** The row that has the message with this number. */
function reportWith(number: "observation" | "version") {
	return sql<number | null>`
		(select max(report.first) from reports report
		where report.account_id = event.account_id and report.shipment_id = container.shipment_id
			and report.first <= ${sql.ref(`event.${number}`)})`;
}

/** Raw events of an account that have a current observation. */
function selectPlaced(db: Queries, accountId: string) {
	return db
		.selectFrom("raw_events as event")
		.innerJoin("containers as container", (join) =>
			join
				.onRef("container.account_id", "=", "event.account_id")
				.onRef("container.id", "=", "event.container_id"),
		)
		.selectAll("event")
		.select([
			"container.shipment_id",
			reportWith("observation").as("report_of_first"),
			reportWith("version").as("report_of_current"),
		])
		.where("event.account_id", "=", accountId)
		.where("event.version", "is not", null);
}

function placesOf({
	shipment_id: shipmentId,
	observation,
	version,
	report_of_first,
	report_of_current,
}: PlacedRawEvent): MessagePlace[] {
	if (report_of_first === null || report_of_current === null) return [];
	return [
		{ shipmentId, first: report_of_first, number: observation },
		{ shipmentId, first: report_of_current, number: version ?? observation },
	];
}

/** Reads the observations of raw events, from which their records are built. */
async function withObservations(
	db: Queries,
	accountId: string,
	rows: readonly PlacedRawEvent[],
): Promise<RawEventParts[]> {
	const places = rows.flatMap(placesOf);
	const observations = await findObservationsAt(db, accountId, places);
	return rows.flatMap((row) => {
		const [first, current] = placesOf(row).map(({ shipmentId, number }) =>
			observations.get(messageKey(shipmentId, number)),
		);
		if (!first || !current) return [];
		const { shipment_id, report_of_first, report_of_current, ...event } = row;
		const { received_at } = first;
		return [{ ...event, received_at, content: current.content }];
	});
}

/** The most raw events of a container in a list. */
const MOST_LISTED = 5_000;

/** Raw events per slice. */
const SLICE = 128;

/** A number after those of all observations. */
const END = 2 ** 31;

const selectListed = compiledRead(
	(db, accountId: string, containerId: string, before: number) =>
		selectPlaced(db, accountId)
			.where("event.container_id", "=", containerId)
			.where("event.observation", "<", before)
			.orderBy("event.observation", "desc")
			.limit(SLICE),
);

const selectByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		selectPlaced(db, accountId).where("event.id", "in", ids),
);

const byPosition = (a: RawEventTable, b: RawEventTable) =>
	a.position - b.position || (a.id < b.id ? -1 : 1);

/**
 * The raw events of a container as replied, by position; when there are too many, only the latest received. Leaves out those without
 * the number of their current observation. Gives way between slices.
 */
export async function listRawEventDocuments(
	db: Queries,
	accountId: string,
	containerId: string,
): Promise<JsonText<RawEvent>[]> {
	const listed: { row: RawEventTable; document: JsonText<RawEvent> }[] = [];
	let before: number | undefined = END;
	while (before !== undefined && listed.length < MOST_LISTED) {
		const rows: PlacedRawEvent[] = await selectListed(
			db,
			accountId,
			containerId,
			before,
		);
		for (const row of await withObservations(db, accountId, rows)) {
			listed.push({ row, document: toJsonText(serializeRawEvent(row)) });
		}
		before = rows.length === SLICE ? rows.at(-1)?.observation : undefined;
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
	const parts = await withObservations(db, accountId, rows);
	return parts.map((row) => ({
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
			conflict
				.columns(["account_id", "container_id", "observation"])
				.doUpdateSet((eb) => ({
					version: eb.ref("excluded.version"),
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

/** Writes raw events that are new, corrected, or moved by an earlier one that came late. */
export async function putRawEvents(
	db: Queries,
	rows: readonly RawEventTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertRawEvents(db, batch);
}
