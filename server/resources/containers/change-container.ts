import { isDeepStrictEqual } from "node:util";
import type {
	Container,
	ContainerUpdateDocument,
} from "../../../generated/openapi.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../../database/json-text.ts";
import { withUpdatedAt } from "../../database/stored-documents/updated-at.ts";
import { transact } from "../../database/transact.ts";
import { notFound, type Problem } from "../../http/replies/api-error.ts";
import { givenMembers } from "../../json-api/given-members.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { writeContainerListRows } from "../listings/write-list-rows.ts";
import { openShipment, raiseRevision } from "../shipments/shipment-queries.ts";
import {
	findContainer,
	findContainerDocument,
	putContainers,
} from "./container-queries.ts";

/**
 * Changes a container and returns its record. Reads the row in the transaction that writes it, so that no concurrent change
 * by a job is lost. What changes nothing writes nothing. Throws a 404 when the account has no such container, with `source` as the
 * place of the id.
 */
export function changeContainer(
	{ database, clock }: Pick<Services, "database" | "clock">,
	accountId: string,
	id: string,
	wanted: ContainerUpdateDocument["data"]["attributes"],
	source?: Problem["source"],
): Promise<JsonText<Container>> {
	return transact(database, async (transaction) => {
		const found = await findContainer(transaction, accountId, id);
		if (!found) throw notFound(source);
		const shipment = await openShipment(
			transaction,
			accountId,
			found.shipment_id,
		);
		const row = await findContainer(transaction, accountId, id);
		if (!row || !shipment) throw notFound(source);
		const before = fromJsonText(row.document);
		const { attributes, ...rest } = before;
		const container = {
			...rest,
			attributes: { ...attributes, ...givenMembers(wanted) },
		};
		// Programs that write back what they read would otherwise see a change each time.
		const unchanged =
			isDeepStrictEqual(container.attributes, attributes) &&
			(await findContainerDocument(transaction, accountId, id));
		if (unchanged) return unchanged;
		const document = toJsonText(container);
		const now = toInstant(clock.now());
		await putContainers(transaction, [{ ...row, document }]);
		await writeContainerListRows(
			transaction,
			accountId,
			{
				record: fromJsonText(shipment.document),
				customerId: shipment.customer_id,
			},
			[{ before, record: container }],
			now,
		);
		await raiseRevision(transaction, accountId, row.shipment_id);
		return withUpdatedAt(document, now);
	});
}
