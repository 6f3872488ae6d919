import type { Container } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import {
	pollTimes,
	pollTimesText,
	putPollTimes,
	timedRow,
	withPollTimes,
} from "../../database/stored-documents/poll-times.ts";
import {
	changedAt,
	withUpdatedAt,
} from "../../database/stored-documents/updated-at.ts";
import { countRecords } from "../accounts/account-counters.ts";
import { TERMINAL_TIMES } from "./container-serializer.ts";
import type { ContainerTable } from "./container-table.ts";

/** Reads a container of an account as replied. */
export async function findContainerDocument(
	db: Queries,
	accountId: string,
	id: string,
): Promise<JsonText<Container> | undefined> {
	const row = await db
		.selectFrom("containers")
		.select(["document", pollTimes("containers"), changedAt("containers")])
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	return withUpdatedAt(withPollTimes(row.document, row.times), row.changed_at);
}

/** Finds a container of an account. */
export async function findContainer(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ContainerTable | undefined> {
	const row = await db
		.selectFrom("containers")
		.selectAll()
		.select(pollTimes("containers"))
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
	return row && timedRow(row);
}

/** Writes when the terminals of containers were polled. */
export function putContainerTimes(
	db: Queries,
	accountId: string,
	containers: readonly Container[],
): Promise<void> {
	const rows = containers.map(({ id, attributes }) => ({
		account_id: accountId,
		record_id: id,
		times: pollTimesText(attributes, TERMINAL_TIMES),
		container_times: "",
	}));
	return putPollTimes(db, rows);
}

const upsertContainers = compiledWrite((db, rows: readonly ContainerTable[]) =>
	db
		.insertInto("containers")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
				document: eb.ref("excluded.document"),
				origins: eb.ref("excluded.origins"),
				sea_stops: eb.ref("excluded.sea_stops"),
			})),
		),
);

const selectKnownIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("containers")
			.select("id")
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** Counts the containers that are not stored yet. */
async function countNew(
	db: Queries,
	accountId: string,
	rows: readonly ContainerTable[],
): Promise<number> {
	let known = 0;
	for (const ids of idBatches(rows.map(({ id }) => id))) {
		known += (await selectKnownIds(db, accountId, ids)).length;
	}
	return rows.length - known;
}

/**
 * Writes new or changed containers of an account, and counts the new ones. Must run in a transaction. `known` has the ids of
 * containers that exist already.
 */
export async function putContainers(
	db: Queries,
	rows: readonly ContainerTable[],
	known?: { has(id: string): boolean },
): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const { account_id: accountId } = first;
	const unknown = rows.filter(({ id }) => !known?.has(id));
	const added = await countNew(db, accountId, unknown);
	for (const batch of inBatches(rows)) await upsertContainers(db, batch);
	if (added > 0) await countRecords(db, accountId, "containers", added);
}
