import type {
	Container,
	ContainerUpdateDocument,
} from "../../../generated/openapi.ts";
import type { Database } from "../../database/database.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../../database/json-text.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { givenMembers } from "../../json-api/given-members.ts";
import { raiseRevision } from "../shipments/shipment-queries.ts";
import { findContainer, putContainers } from "./container-queries.ts";

/**
 * Changes a container and returns its record. Reads the row in the transaction that writes it, so that no concurrent change
 * by a job is lost. Throws a 404 when the account has no such container.
 */
export function changeContainer(
	{ db }: Pick<Database, "db">,
	accountId: string,
	id: string,
	wanted: ContainerUpdateDocument["data"]["attributes"],
): Promise<JsonText<Container>> {
	return db.transaction().execute(async (transaction) => {
		const row = await findContainer(transaction, accountId, id);
		if (!row) throw notFound();
		const { attributes, ...rest } = fromJsonText(row.document);
		const document = toJsonText({
			...rest,
			attributes: { ...attributes, ...givenMembers(wanted) },
		});
		await putContainers(transaction, [{ ...row, document }]);
		await raiseRevision(transaction, accountId, row.shipment_id);
		return document;
	});
}
