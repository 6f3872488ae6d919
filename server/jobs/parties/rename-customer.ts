import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Position } from "../../json-api/page.ts";
import { writeShipmentListRow } from "../../resources/listings/write-list-rows.ts";
import { findParty } from "../../resources/parties/party-queries.ts";
import {
	openShipment,
	putShipment,
} from "../../resources/shipments/shipment-queries.ts";
import { type Clock, toInstant } from "../../runtime/clock.ts";
import { nextSlice } from "../../runtime/time-slices.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { JobHandler } from "../../worker/job.ts";

/** Shipments per read. */
const PAGE = 64;

/** The next shipments of a customer, newest first. */
function findShipmentsOf(
	db: Queries,
	accountId: string,
	partyId: string,
	after: Position | undefined,
) {
	const ofCustomer = db
		.selectFrom("shipments")
		.select(["id", "created_at as at"])
		.where("account_id", "=", accountId)
		.where("customer_id", "=", partyId);
	const behind = after
		? ofCustomer.where((eb) =>
				eb(eb.refTuple("created_at", "id"), "<", eb.tuple(after.at, after.id)),
			)
		: ofCustomer;
	return behind
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(PAGE)
		.execute();
}

/** Writes the customer's current name to one shipment. */
async function rename(
	db: Queries,
	clock: Clock,
	accountId: string,
	partyId: string,
	shipmentId: string,
): Promise<void> {
	const row = await openShipment(db, accountId, shipmentId);
	const party = await findParty(db, accountId, partyId);
	if (!row || !party || row.customer_id !== partyId) return;
	const before = fromJsonText(row.document);
	const { company_name: name } = party;
	if (before.attributes.customer_name === name) return;
	const attributes = { ...before.attributes, customer_name: name };
	const shipment = { ...before, attributes };
	await putShipment(db, { ...row, document: toJsonText(shipment) });
	await writeShipmentListRow(
		db,
		accountId,
		{ record: before, customerId: partyId },
		{ record: shipment, customerId: partyId },
		toInstant(clock.now()),
	);
}

/** Writes the new name of a party to its shipments, one after the other. An interrupted run starts over. */
export const renameCustomer: JobHandler<"rename-customer"> = async (
	{ row, payload, signal },
	{ database, clock },
) => {
	const { db } = database;
	const { partyId } = payload;
	const { account_id: accountId } = row;
	let after: Position | undefined;
	do {
		const found = await findShipmentsOf(db, accountId, partyId, after);
		for (const { id } of found) {
			signal.throwIfAborted();
			await transact(database, (transaction) =>
				rename(transaction, clock, accountId, partyId, id),
			);
			await nextSlice();
		}
		after = found[PAGE - 1];
	} while (after);
	await finishJob(db, row);
};
