import { allPages } from "../../database/all-pages.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { byAge } from "../../database/record-id.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { ObservationTable } from "./shipment-table.ts";

/** The identity of a message within its shipment. */
export type MessageIdentity = Pick<
	ObservationTable,
	"source_kind" | "source_code" | "key" | "version"
>;

/** The key that all versions of a message share. */
export function identityKey({
	source_kind,
	source_code,
	key,
}: MessageIdentity): string {
	return `${source_kind}\n${source_code}\n${key}`;
}

/** A stored message with the time of its last receipt. */
export type RecordedMessage = MessageIdentity &
	Pick<ObservationTable, "id" | "received_at">;

/** A message of a source, without its raw text. */
export type ObservationContent = Pick<ObservationTable, "id" | "content">;

/** Observations per statement, which takes about two milliseconds. */
const PAGE = 1_000;

/** A page of a shipment's observations, in order of their identity. */
function pageOfObservations(
	db: Queries,
	accountId: string,
	shipmentId: string,
	[kind, code, key, version]: readonly [string, string, string, string],
) {
	return db
		.selectFrom("observations")
		.select(["source_kind", "source_code", "key", "version"])
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.where((eb) =>
			eb(
				eb.refTuple("source_kind", "source_code", "key", "version"),
				">",
				eb.tuple(kind as ObservationTable["source_kind"], code, key, version),
			),
		)
		.orderBy("source_kind")
		.orderBy("source_code")
		.orderBy("key")
		.orderBy("version")
		.limit(PAGE);
}

type Page<Row> = (
	db: Queries,
	accountId: string,
	shipmentId: string,
	kind: string,
	code: string,
	key: string,
	version: string,
) => Promise<Row[]>;

const selectMessages: Page<MessageIdentity> = compiledRead(
	(db, accountId, shipmentId, ...after) =>
		pageOfObservations(db, accountId, shipmentId, after),
);

const selectObservations: Page<MessageIdentity & ObservationContent> =
	compiledRead((db, accountId, shipmentId, ...after) =>
		pageOfObservations(db, accountId, shipmentId, after).select([
			"id",
			"content",
		]),
	);

function readAll<Row extends MessageIdentity>(
	select: Page<Row>,
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<Row[]> {
	return allPages<Row>(PAGE, (last) =>
		select(
			db,
			accountId,
			shipmentId,
			last?.source_kind ?? "",
			last?.source_code ?? "",
			last?.key ?? "",
			last?.version ?? "",
		),
	);
}

/** The identities of a shipment's messages, without their content. */
export function findMessages(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<MessageIdentity[]> {
	return readAll(selectMessages, db, accountId, shipmentId);
}

/** All observations of a shipment in order of receipt, without raw texts. */
export async function findObservations(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<ObservationContent[]> {
	const rows = await readAll(selectObservations, db, accountId, shipmentId);
	return byAge(rows);
}

/** A message, and the digest of its text where it has one. */
export type MessageText = MessageIdentity &
	Pick<ObservationTable, "text_digest">;

const selectTexts: Page<MessageText> = compiledRead(
	(db, accountId, shipmentId, ...after) =>
		pageOfObservations(db, accountId, shipmentId, after).select("text_digest"),
);

/** A shipment's messages with the digests of their texts. */
export function findMessageTexts(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<MessageText[]> {
	return readAll(selectTexts, db, accountId, shipmentId);
}

/** Digests of the messages that have only one version: parsing them again would give nothing new. */
export function knownTexts(rows: readonly MessageText[]): ReadonlySet<string> {
	const byMessage = Map.groupBy(rows, identityKey);
	return new Set(
		[...byMessage.values()].flatMap(([only, ...others]) =>
			others.length === 0 ? (only?.text_digest ?? []) : [],
		),
	);
}

const selectVersions = compiledRead(
	(db, accountId: string, shipmentId: string, keys: readonly string[]) =>
		db
			.selectFrom("observations")
			.select([
				"source_kind",
				"source_code",
				"key",
				"version",
				"id",
				"received_at",
			])
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId)
			.where("key", "in", keys),
);

/** All recorded versions of a shipment's messages with these keys. */
export async function findVersions(
	db: Queries,
	accountId: string,
	shipmentId: string,
	keys: readonly string[],
): Promise<RecordedMessage[]> {
	const found: RecordedMessage[] = [];
	for (const some of idBatches(keys)) {
		found.push(...(await selectVersions(db, accountId, shipmentId, some)));
		await giveWay();
	}
	return found;
}

const upsertObservations = compiledWrite(
	(db, rows: readonly ObservationTable[]) =>
		db
			.insertInto("observations")
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
					content: eb.ref("excluded.content"),
					received_at: eb.ref("excluded.received_at"),
				})),
			),
);

/** Stores observations; for a known one it updates only the time of its last receipt. */
export async function insertObservations(
	db: Queries,
	rows: readonly ObservationTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertObservations(db, batch);
}
