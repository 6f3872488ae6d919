import type { Container } from "../../../generated/openapi.ts";
import { inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import { findPage } from "../../database/find-page.ts";
import type { JsonText } from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import type { Page } from "../../json-api/page.ts";
import { trackingNumberKey } from "../tracking-requests/tracking-number.ts";
import type { ContainerTable } from "./container-table.ts";

/** Reads a container of an account as it is replied. */
export async function findContainerDocument(
	db: Queries,
	accountId: string,
	id: string,
): Promise<JsonText<Container> | undefined> {
	const row = await db
		.selectFrom("containers")
		.select("document")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.document;
}

/** Lists a page of an account's containers, newest first, and how many there are; `number` narrows it to one number. */
export async function listContainerDocuments(
	db: Queries,
	accountId: string,
	number: string | undefined,
	page: Page,
) {
	let query = db.selectFrom("containers").where("account_id", "=", accountId);
	if (number !== undefined)
		query = query.where("number", "=", trackingNumberKey(number));
	const { rows, total } = await findPage(query.select("document"), page);
	return { documents: rows.map((row) => row.document), total };
}

/** Looks a container of an account up. */
export function findContainer(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ContainerTable | undefined> {
	return db
		.selectFrom("containers")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
}

const selectContainers = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("containers")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId),
);

/** The containers of a shipment, oldest first. */
export async function findContainers(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<ContainerTable[]> {
	return byAge(await selectContainers(db, accountId, shipmentId));
}

const selectDocuments = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("containers")
			.select(["id", "document"])
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId),
);

/** The records of a shipment's containers, oldest first. */
export async function findContainerDocuments(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<Pick<ContainerTable, "id" | "document">[]> {
	return byAge(await selectDocuments(db, accountId, shipmentId));
}

/** Writes only the record of a container that has no news. */
export const setContainerDocument = compiledWrite(
	(db, accountId: string, id: string, document: ContainerTable["document"]) =>
		db
			.updateTable("containers")
			.set({ document })
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

const upsertContainers = compiledWrite((db, rows: readonly ContainerTable[]) =>
	db
		.insertInto("containers")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
				document: eb.ref("excluded.document"),
				provenance: eb.ref("excluded.provenance"),
				eta_history: eb.ref("excluded.eta_history"),
				sea_stops: eb.ref("excluded.sea_stops"),
			})),
		),
);

/** Writes containers, new or changed. */
export async function putContainers(
	db: Queries,
	rows: readonly ContainerTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertContainers(db, batch);
}
