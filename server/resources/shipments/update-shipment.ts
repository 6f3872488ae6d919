import { isDeepStrictEqual } from "node:util";
import type { ShipmentDocument } from "../../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { withUpdatedAt } from "../../database/stored-documents/updated-at.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { singleDocument } from "../../json-api/document.ts";
import { givenMembers } from "../../json-api/given-members.ts";
import { toInstant } from "../../runtime/clock.ts";
import { writeShipmentListRow } from "../listings/write-list-rows.ts";
import { namedCustomer } from "../parties/named-customer.ts";
import { setCustomerOfContainers } from "./customer-of-containers.ts";
import { openShipment, putShipment } from "./shipment-queries.ts";
import { keepShipmentReferences } from "./shipment-references.ts";

/**
 * PATCH /shipments/{id}: replaces the given references, tags and customer. Reads the row in the transaction that writes it, so that
 * no concurrent change by a job is lost. What changes nothing writes nothing.
 */
export const updateShipment: Operation<"updateShipment"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	refuseOtherId(path.id, body.data.id);
	const customer = await namedCustomer(
		services,
		account,
		body.data.relationships,
	);
	const changed = await transact(services.database, async (transaction) => {
		const row = await openShipment(transaction, account.id, path.id);
		if (!row) throw notFound();
		const before = fromJsonText(row.document);
		const wanted = {
			...givenMembers(body.data.attributes ?? {}),
			...(customer !== undefined && {
				customer_name: customer?.company_name ?? null,
			}),
		};
		const shipment = {
			...before,
			attributes: { ...before.attributes, ...wanted },
		};
		const customerId =
			customer === undefined ? row.customer_id : (customer?.id ?? null);
		// Programs that write back what they read would otherwise see a change each time.
		if (
			customerId === row.customer_id &&
			isDeepStrictEqual(shipment.attributes, before.attributes)
		)
			return undefined;
		const document = toJsonText(shipment);
		const now = toInstant(services.clock.now());
		await putShipment(transaction, {
			...row,
			document,
			customer_id: customerId,
		});
		if (customerId !== row.customer_id)
			await setCustomerOfContainers(transaction, row, customerId);
		await keepShipmentReferences(transaction, account.id, before, shipment);
		await writeShipmentListRow(
			transaction,
			account.id,
			{ record: before, customerId: row.customer_id },
			{ record: shipment, customerId },
			now,
		);
		return withUpdatedAt(document, now);
	});
	const data = changed ?? (await services.readShipment(account.id, path.id));
	if (data === undefined) throw notFound();
	return reply(
		200,
		singleDocument<ShipmentDocument>(data, { self: requestUrl }),
	);
};
